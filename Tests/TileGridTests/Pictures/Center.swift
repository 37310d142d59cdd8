extension Pictures {
  /// The last row stands in the middle; half a cell is a track where that needs it.
  static let center = """
    1   a  .aa.  .a.     ...aa...  ..a..

    2   a  ab    .aabb.  .ab.      ...aabb...
        b

    3   a  aabb  abc     .aabbcc.  .abc.
        b  .cc.
        c

    4   a  ab    abc     abcd      .aabbccdd.
        b  cd    .d.
        c
        d

    5   a  aabb  aabbcc  aabbccdd  abcde
        b  ccdd  .ddee.  ...ee...
        c  .ee.
        d
        e

    6   a  ab    abc     abcd      abcde
        b  cd    def     .ef.      ..f..
        c  ef
        d
        e
        f

    7   a  aabb  abc     aabbccdd  aabbccddee
        b  ccdd  def     .eeffgg.  ...ffgg...
        c  eeff  .g.
        d  .gg.
        e
        f
        g

    8   a  ab    aabbcc  abcd      abcde
        b  cd    ddeeff  efgh      .fgh.
        c  ef    .gghh.
        d  gh
        e
        f
        g
        h

    9   a  aabb  abc     aabbccdd  aabbccddee
        b  ccdd  def     eeffgghh  .ffgghhii.
        c  eeff  ghi     ...ii...
        d  gghh
        e  .ii.
        f
        g
        h
        i

    10  a  ab    abc     abcd      abcde
        b  cd    def     efgh      fghij
        c  ef    ghi     .ij.
        d  gh    .j.
        e  ij
        f
        g
        h
        i
        j

    11  a  aabb  aabbcc  aabbccdd  abcde
        b  ccdd  ddeeff  eeffgghh  fghij
        c  eeff  gghhii  .iijjkk.  ..k..
        d  gghh  .jjkk.
        e  iijj
        f  .kk.
        g
        h
        i
        j
        k

    12  a  ab    abc     abcd      aabbccddee
        b  cd    def     efgh      ffgghhiijj
        c  ef    ghi     ijkl      ...kkll...
        d  gh    jkl
        e  ij
        f  kl
        g
        h
        i
        j
        k
        l

    13  a  aabb  abc     aabbccdd  abcde
        b  ccdd  def     eeffgghh  fghij
        c  eeff  ghi     iijjkkll  .klm.
        d  gghh  jkl     ...mm...
        e  iijj  .m.
        f  kkll
        g  .mm.
        h
        i
        j
        k
        l
        m
    """
}
