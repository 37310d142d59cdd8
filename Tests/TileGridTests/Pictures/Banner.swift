extension Pictures {
  /// One 2 × 1 tile before ordinary ones.
  static let bannerFirst = """
    3  aa  aab  aabc  aabc
       bc  aac

    4  aa  aab  aabb  aabcd
       bb  ccd  cdbb
       cd

    5  aa  aab  aabc  aaabc
       bc  cde  aade  aaade
       de

    6  aa  aab  aabb  aabbc
       bb  aac  cdef  debbf
       cd  def
       ef

    7  aa  aab  aabc  aabcd
       bc  ccd  defg  aaefg
       de  efg
       fg

    8  aa  aab  aabb  aabbc
       bb  cde  cdbb  defgh
       cd  fgh  efgh
       ef
       gh

    9  aa  aab  aabc  aabcd
       bc  aac  aade  efghi
       de  def  fghi
       fg  ghi
       hi
    """

  /// One 2 × 1 tile after ordinary ones.
  static let bannerLast = """
    3  ab  aaa  abcc  abcc
       cc  bcc

    4  aa  aab  aabc  abcdd
       bc  cdd  aadd
       dd

    5  ab  abc  aabb  aabbc
       cd  dee  cdee  aadee
       ee

    6  aa  aab  aabc  aabcd
       bc  ccd  deff  aaeff
       de  eff
       ff

    7  ab  aab  abcd  aabbc
       cd  cde  efgg  defgg
       ef  fgg
       gg

    8  aa  abc  aabc  aabcd
       bc  def  aade  efghh
       de  ghh  fghh
       fg
       hh

    9  ab  aab  aabb  abcde
       cd  ccd  cdef  fghii
       ef  efg  ghii
       gh  hii
       ii
    """
}
