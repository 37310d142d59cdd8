extension Pictures {
  /// Rows differ by one tile at most, larger tiles first.
  static let lead = """
    1   a  a   a       a             a

    2   a  ab  ab      ab            ab
        b

    3   a  aa  abc     abc           abc
        b  bc
        c

    4   a  ab  ab      abcd          abcd
        b  cd  cd
        c
        d

    5   a  aa  aaabbb  aaabbb        abcde
        b  bc  ccddee  ccddee
        c  de
        d
        e

    6   a  ab  abc     abc           abc
        b  cd  def     def           def
        c  ef
        d
        e
        f

    7   a  aa  aaabbb  aaaabbbbcccc  aaaabbbbcccc
        b  bc  cccddd  dddeeefffggg  dddeeefffggg
        c  de  eeffgg
        d  fg
        e
        f
        g

    8   a  ab  aaabbb  abcd          abcd
        b  cd  ccddee  efgh          efgh
        c  ef  ffgghh
        d  gh
        e
        f
        g
        h

    9   a  aa  abc     abc           aaaaabbbbbcccccddddd
        b  bc  def     def           eeeeffffgggghhhhiiii
        c  de  ghi     ghi
        d  fg
        e  hi
        f
        g
        h
        i

    10  a  ab  aaabbb  aaaabbbbcccc  abcde
        b  cd  cccddd  ddddeeeeffff  fghij
        c  ef  eeffgg  ggghhhiiijjj
        d  gh  hhiijj
        e  ij
        f
        g
        h
        i
        j

    11  a  aa  aaabbb  aaaabbbbcccc  aaaabbbbcccc
        b  bc  ccddee  dddeeefffggg  dddeeefffggg
        c  de  ffgghh  hhhiiijjjkkk  hhhiiijjjkkk
        d  fg  iijjkk
        e  hi
        f  jk
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

    13  a  aa  aaabbb  aaaabbbbcccc  aaaaabbbbbcccccddddd
        b  bc  cccddd  ddddeeeeffff  eeeeefffffggggghhhhh
        c  de  eeffgg  gggghhhhiiii  iiiijjjjkkkkllllmmmm
        d  fg  hhiijj  jjjkkklllmmm
        e  hi  kkllmm
        f  jk
        g  lm
        h
        i
        j
        k
        l
        m
    """
}
