extension Pictures {
  /// One 2 × 2 tile before ordinary ones.
  static let featuredFirst = """
    4   aa  aaa  aabb  aabbc
        aa  aaa  aacd  aabbd
        bb  bcd
        cd

    5   aa  aab  aabc  aaabc
        aa  aac  aade  aaade
        bc  dde
        de

    6   aa  aab  aabb  aabbc
        aa  aac  aabb  aadef
        bb  def  cdef
        cd
        ef

    7   aa  aaa  aaab  aabcd
        aa  aaa  aaac  aaefg
        bc  bcd  defg
        de  efg
        fg

    8   aa  aab  aabb  aaaab
        aa  aac  aacd  aaaac
        bb  dde  efgh  defgh
        cd  fgh
        ef
        gh

    9   aa  aab  aabc  aabbc
        aa  aac  aade  aabbd
        bc  def  fghi  efghi
        de  ghi
        fg
        hi

    10  aa  aaa  aabb  aaabc
        aa  aaa  aabb  aaade
        bb  bcd  cdef  fghij
        cd  efg  ghij
        ef  hij
        gh
        ij

    11  aa  aab  aaab  aabbc
        aa  aac  aaac  aadef
        bc  dde  defg  ghijk
        de  fgh  hijk
        fg  ijk
        hi
        jk

    12  aa  aab  aabb  aabcd
        aa  aac  aacd  aaefg
        bb  def  efgh  hijkl
        cd  ghi  ijkl
        ef  jkl
        gh
        ij
        kl
    """

  /// One 2 × 2 tile after ordinary ones.
  static let featuredLast = """
    4   aa  abc  aabb  aaabb
        bc  ddd  ccdd  ccddd
        dd  ddd  ccdd  ccddd
        dd

    5   ab  abc  aabc  aabbc
        cd  dee  ddee  ddeee
        ee  dee  ddee  ddeee
        ee

    6   aa  aab  abcd  aabcd
        bc  cde  eeff  eefff
        de  fff  eeff  eefff
        ff  fff
        ff

    7   ab  abc  aabc  abcde
        cd  def  aade  ffggg
        ef  ggg  ffgg  ffggg
        gg  ggg  ffgg
        gg

    8   aa  abc  aabb  abcde
        bc  def  cdef  ffghh
        de  ghh  gghh  ffghh
        fg  ghh  gghh
        hh
        hh

    9   ab  aab  aabc  aabcd
        cd  cde  defg  aaefg
        ef  fgh  hhii  hhiii
        gh  iii  hhii  hhiii
        ii  iii
        ii

    10  aa  abc  abcd  aabbc
        bc  def  efgh  defgh
        de  ghi  iijj  iijjj
        fg  jjj  iijj  iijjj
        hi  jjj
        jj
        jj

    11  ab  abc  aabc  aabcd
        cd  def  aade  efghi
        ef  ghi  fghi  jjkkk
        gh  jkk  jjkk  jjkkk
        ij  jkk  jjkk
        kk
        kk

    12  aa  aab  aabb  abcde
        bc  cde  cdef  fghij
        de  fgh  ghij  kklll
        fg  ijk  kkll  kklll
        hi  lll  kkll
        jk  lll
        ll
        ll
    """
}
