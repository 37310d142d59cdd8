extension Pictures {
  /// One 1 × 2 tile before ordinary ones.
  static let tallFirst = """
    3  ab  aab  aab   aab
       ac  aac  aac   aac

    4  ab  abb  abbc  abbc
       ac  acd  abbd  abbd
       dd

    5  ab  abc  aabc  aaabc
       ac  ade  aade  aaade
       de

    6  ab  aab  abbc  abbcd
       ac  aac  adef  abbef
       dd  def
       ef

    7  ab  abb  abcd  aabcd
       ac  acd  aefg  aaefg
       de  efg
       fg

    8  ab  abc  abbc  abbcd
       ac  ade  abbd  aefgh
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
