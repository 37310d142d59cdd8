extension Pictures {
  /// Rows differ by one tile at most, fuller rows first.
  static let balance = """
    1   a  a   a       a             a

    2   a  ab  ab      ab            ab
        b

    3   a  ab  abc     abc           abc
        b  cc
        c

    4   a  ab  ab      abcd          abcd
        b  cd  cd
        c
        d

    5   a  ab  aabbcc  aabbcc        abcde
        b  cd  dddeee  dddeee
        c  ee
        d
        e

    6   a  ab  abc     abc           abc
        b  cd  def     def           def
        c  ef
        d
        e
        f

    7   a  ab  aabbcc  aaabbbcccddd  aaabbbcccddd
        b  cd  dddeee  eeeeffffgggg  eeeeffffgggg
        c  ef  fffggg
        d  gg
        e
        f
        g

    8   a  ab  aabbcc  abcd          abcd
        b  cd  ddeeff  efgh          efgh
        c  ef  ggghhh
        d  gh
        e
        f
        g
        h

    9   a  ab  abc     abc           aaaabbbbccccddddeeee
        b  cd  def     def           fffffggggghhhhhiiiii
        c  ef  ghi     ghi
        d  gh
        e  ii
        f
        g
        h
        i

    10  a  ab  aabbcc  aaabbbcccddd  abcde
        b  cd  ddeeff  eeeeffffgggg  fghij
        c  ef  ggghhh  hhhhiiiijjjj
        d  gh  iiijjj
        e  ij
        f
        g
        h
        i
        j

    11  a  ab  aabbcc  aaabbbcccddd  aaabbbcccddd
        b  cd  ddeeff  eeefffggghhh  eeefffggghhh
        c  ef  gghhii  iiiijjjjkkkk  iiiijjjjkkkk
        d  gh  jjjkkk
        e  ij
        f  kk
        g
        h
        i
        j
        k

    12  a  ab  abc     abcd          abcd
        b  cd  def     efgh          efgh
        c  ef  ghi     ijkl          ijkl
        d  gh  jkl
        e  ij
        f  kl
        g
        h
        i
        j
        k
        l

    13  a  ab  aabbcc  aaabbbcccddd  aaaabbbbccccddddeeee
        b  cd  ddeeff  eeeeffffgggg  fffffggggghhhhhiiiii
        c  ef  gghhii  hhhhiiiijjjj  jjjjjkkkkklllllmmmmm
        d  gh  jjjkkk  kkkkllllmmmm
        e  ij  lllmmm
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
