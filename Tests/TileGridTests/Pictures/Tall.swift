extension Pictures {
  /// One 1 × 2 tile before ordinary ones.
  static let tallFirst = """
    3  ab  aab  aab   aab
       ac  aac  aac   aac

    4  ab  abb  aabb  aabb
       ac  acd  aacd  aacd
       dd

    5  ab  abc  aabc  aabbc
       ac  ade  aade  aadde
       de

    6  ab  aab  abbc  aabbc
       ac  aac  adef  aadef
       dd  def
       ef

    7  ab  abb  abcd  aabcd
       ac  acd  aefg  aaefg
       de  efg
       fg

    8  ab  abc  aabb  abbcd
       ac  ade  aacd  aefgh
       dd  fgh  efgh
       ef
       gh

    9  ab  aab  aabc  abcde
       ac  aac  aade  afghi
       de  def  fghi
       fg  ghi
       hi
    """
}
