extension Pictures {
  /// One 2 × 2 tile before ordinary ones.
  static let featuredFirst = """
    4   aa  aaa  aabb  aaabb
        aa  aaa  aacd  aaacd
        bb  bcd
        cd

    5   aa  aab  aabc  aaabc
        aa  aac  aade  aaade
        bc  dde
        de

    6   aa  aab  aaab  aabbc
        aa  aac  aaac  aadef
        bb  def  ddef
        cd
        ef

    7   aa  aaa  aaab  aabcd
        aa  aaa  aaac  aaefg
        bc  bcd  defg
        de  efg
        fg

    8   aa  aab  aabb  aaabb
        aa  aac  aacd  aaacc
        bb  dde  efgh  defgh
        cd  fgh
        ef
        gh

    9   aa  aab  aabc  aaabb
        aa  aac  aade  aaacd
        bc  def  fghi  efghi
        de  ghi
        fg
        hi

    10  aa  aaa  aaab  aaabc
        aa  aaa  aaac  aaade
        bb  bcd  ddef  fghij
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
    4   aa  abc  aabc  abcdd
        bc  ddd  dddd  abcdd
        dd  ddd  dddd
        dd

    5   ab  abc  abcd  aabbc
        cd  dee  eeee  ddeee
        ee  dee  eeee  ddeee
        ee

    6   aa  aab  abcd  aabcd
        bc  cde  eeff  eefff
        de  fff  eeff  eefff
        ff  fff
        ff

    7   ab  abc  aabb  abcde
        cd  def  cdef  ffggg
        ef  ggg  gggg  ffggg
        gg  ggg  gggg
        gg

    8   aa  abc  aabc  abcde
        bc  def  defg  ffghh
        de  ghh  hhhh  ffghh
        fg  ghh  hhhh
        hh
        hh

    9   ab  aab  abcd  aabbc
        cd  cde  efgh  ddefg
        ef  fgh  iiii  hhiii
        gh  iii  iiii  hhiii
        ii  iii
        ii

    10  aa  abc  abcd  aabbc
        bc  def  efgh  defgh
        de  ghi  iijj  iijjj
        fg  jjj  iijj  iijjj
        hi  jjj
        jj
        jj

    11  ab  abc  aabb  aabcd
        cd  def  cdef  efghi
        ef  ghi  ghij  jjkkk
        gh  jkk  kkkk  jjkkk
        ij  jkk  kkkk
        kk
        kk

    12  aa  aab  aabc  abcde
        bc  cde  defg  fghij
        de  fgh  hijk  kklll
        fg  ijk  llll  kklll
        hi  lll  llll
        jk  lll
        ll
        ll
    """
}
