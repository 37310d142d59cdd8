extension Pictures {
  /// The last row begins where the others begin.
  static let start = """
    1   a  a.  a..  a...  a....

    2   a  ab  ab.  ab..  ab...
        b

    3   a  ab  abc  abc.  abc..
        b  c.
        c

    4   a  ab  abc  abcd  abcd.
        b  cd  d..
        c
        d

    5   a  ab  abc  abcd  abcde
        b  cd  de.  e...
        c  e.
        d
        e

    6   a  ab  abc  abcd  abcde
        b  cd  def  ef..  f....
        c  ef
        d
        e
        f

    7   a  ab  abc  abcd  abcde
        b  cd  def  efg.  fg...
        c  ef  g..
        d  g.
        e
        f
        g

    8   a  ab  abc  abcd  abcde
        b  cd  def  efgh  fgh..
        c  ef  gh.
        d  gh
        e
        f
        g
        h

    9   a  ab  abc  abcd  abcde
        b  cd  def  efgh  fghi.
        c  ef  ghi  i...
        d  gh
        e  i.
        f
        g
        h
        i

    10  a  ab  abc  abcd  abcde
        b  cd  def  efgh  fghij
        c  ef  ghi  ij..
        d  gh  j..
        e  ij
        f
        g
        h
        i
        j

    11  a  ab  abc  abcd  abcde
        b  cd  def  efgh  fghij
        c  ef  ghi  ijk.  k....
        d  gh  jk.
        e  ij
        f  k.
        g
        h
        i
        j
        k

    12  a  ab  abc  abcd  abcde
        b  cd  def  efgh  fghij
        c  ef  ghi  ijkl  kl...
        d  gh  jkl
        e  ij
        f  kl
        g
        h
        i
        j
        k
        l

    13  a  ab  abc  abcd  abcde
        b  cd  def  efgh  fghij
        c  ef  ghi  ijkl  klm..
        d  gh  jkl  m...
        e  ij  m..
        f  kl
        g  m.
        h
        i
        j
        k
        l
        m
    """
}
