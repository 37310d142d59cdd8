extension Pictures {
  /// The tiles of the last row share its width.
  static let stretch = """
    1   a  a   a       a             a

    2   a  ab  ab      ab            ab
        b

    3   a  ab  abc     abc           abc
        b  cc
        c

    4   a  ab  abc     abcd          abcd
        b  cd  ddd
        c
        d

    5   a  ab  aabbcc  abcd          abcde
        b  cd  dddeee  eeee
        c  ee
        d
        e

    6   a  ab  abc     abcd          abcde
        b  cd  def     eeff          fffff
        c  ef
        d
        e
        f

    7   a  ab  abc     aaabbbcccddd  aabbccddee
        b  cd  def     eeeeffffgggg  fffffggggg
        c  ef  ggg
        d  gg
        e
        f
        g

    8   a  ab  aabbcc  abcd          aaabbbcccdddeee
        b  cd  ddeeff  efgh          fffffggggghhhhh
        c  ef  ggghhh
        d  gh
        e
        f
        g
        h

    9   a  ab  abc     abcd          aaaabbbbccccddddeeee
        b  cd  def     efgh          fffffggggghhhhhiiiii
        c  ef  ghi     iiii
        d  gh
        e  ii
        f
        g
        h
        i

    10  a  ab  abc     abcd          abcde
        b  cd  def     efgh          fghij
        c  ef  ghi     iijj
        d  gh  jjj
        e  ij
        f
        g
        h
        i
        j

    11  a  ab  aabbcc  aaabbbcccddd  abcde
        b  cd  ddeeff  eeefffggghhh  fghij
        c  ef  gghhii  iiiijjjjkkkk  kkkkk
        d  gh  jjjkkk
        e  ij
        f  kk
        g
        h
        i
        j
        k

    12  a  ab  abc     abcd          aabbccddee
        b  cd  def     efgh          ffgghhiijj
        c  ef  ghi     ijkl          kkkkklllll
        d  gh  jkl
        e  ij
        f  kl
        g
        h
        i
        j
        k
        l

    13  a  ab  abc     abcd          aaabbbcccdddeee
        b  cd  def     efgh          fffggghhhiiijjj
        c  ef  ghi     ijkl          kkkkklllllmmmmm
        d  gh  jkl     mmmm
        e  ij  mmm
        f  kl
        g  mm
        h
        i
        j
        k
        l
        m
    """
}
