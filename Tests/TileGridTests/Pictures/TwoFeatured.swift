extension Pictures {
  /// Two 2 × 2 tiles before ordinary ones.
  static let twoFeatured = """
    4   aa  aaa  aabb  aabbc
        aa  aaa  aabb  aabbd
        bb  bbc  ccdd
        bb  bbd
        cd

    5   aa  aaa  aabb  aaabb
        aa  aaa  aabb  aaabb
        bb  bbb  ccde  ccdde
        bb  bbb
        cc  cde
        de

    6   aa  aaa  aabb  aaabb
        aa  aaa  aabb  aaabb
        bb  bbc  cdef  ccdef
        bb  bbd
        cd  eef
        ef

    7   aa  aaa  aabb  aaabb
        aa  aaa  aabb  aaabb
        bb  bbc  ccdd  cdefg
        bb  bbd  eefg
        cc  efg
        de
        fg

    8   aa  aaa  aabb  aabbc
        aa  aaa  aabb  aabbd
        bb  bbb  ccdd  eefgh
        bb  bbb  efgh
        cd  cde
        ef  fgh
        gh

    9   aa  aaa  aabb  aabbc
        aa  aaa  aabb  aabbd
        bb  bbc  ccde  efghi
        bb  bbd  fghi
        cc  eef
        de  ghi
        fg
        hi

    10  aa  aaa  aabb  aaabb
        aa  aaa  aabb  aaabb
        bb  bbc  cdef  ccdde
        bb  bbd  ghij  fghij
        cd  efg
        ef  hij
        gh
        ij

    11  aa  aaa  aabb  aaabb
        aa  aaa  aabb  aaabb
        bb  bbb  ccdd  ccdef
        bb  bbb  eefg  ghijk
        cc  cde  hijk
        de  fgh
        fg  ijk
        hi
        jk

    12  aa  aaa  aabb  aaabb
        aa  aaa  aabb  aaabb
        bb  bbc  ccdd  cdefg
        bb  bbd  efgh  hijkl
        cd  eef  ijkl
        ef  ghi
        gh  jkl
        ij
        kl
    """
}
