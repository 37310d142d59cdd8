extension Pictures {
  /// One 2 × 1 tile before ordinary ones.
  static let bannerFirst = """
    3  aa  aab  aabc  aabc
       bc  aac

    4  aa  aab  aabb  aabcd
       bb  ccd  aacd
       cd

    5  aa  aab  aabc  aabbc
       bc  cde  aade  aadde
       de

    6  aa  aab  aabb  aabbc
       bb  aac  cdef  aadef
       cd  def
       ef

    7  aa  aab  aabc  aabcd
       bc  ccd  defg  aaefg
       de  efg
       fg

    8  aa  aab  aabb  aabbc
       bb  cde  aacd  defgh
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
    3  ab  aab  abcc  abcc
       cc  ccc

    4  aa  aab  aabb  abcdd
       bc  cdd  ccdd
       dd

    5  ab  abc  aabb  aabbc
       cd  dee  cdee  ddeee
       ee

    6  aa  aab  aabc  aabbc
       bc  ccd  deff  ddeff
       de  eff
       ff

    7  ab  aab  abcd  aabbc
       cd  cde  efgg  defgg
       ef  fgg
       gg

    8  aa  abc  aabb  aabcd
       bc  def  ccde  efghh
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
