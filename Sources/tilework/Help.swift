/// What `--help` prints.
enum Help {
  static func text(for topic: Command.Topic?) -> String {
    switch topic {
    case nil: overview
    case .new: new
    case .import: importing
    case .build: build + common
    case .serve: serve + common
    case .check: check + common
    case .explain: explain + common
    case .list: list + common
    }
  }

  private static let overview = """
    Tilework makes websites for small businesses out of Markdown.

    usage: tilework COMMAND [OPTIONS]

      new DIR        make a new site to start from
      build          write the site into public/
      serve          show the site at http://127.0.0.1:8000/, building after each change
      check          look for mistakes, write nothing
      explain PAGE   say how a page is made and how its grids are laid out
      list           the pages, and those that are left out, with the reason
      import KIND DIR  make a site of one of Hugo, Zola or Jekyll

      --help         this text; after a command, what that command takes
      --version      the version

    In a site's folder, begin with: tilework serve
    """

  private static let new = """
    usage: tilework new DIR

    Makes the folder DIR with a small site in it: settings, a few pages, pictures. Nothing that
    is there already is changed.
    """

  private static let importing = """
    usage: tilework import hugo|zola|jekyll DIR [NEWDIR]

    Copies the site in DIR into the folder NEWDIR (default: DIR-tilework, here), which must be empty or
    not there yet: its pages, its other files, its settings. What can be said in Markdown is; what could
    not be carried is told, a line each, with its place in DIR. Nothing in DIR is changed.
    """

  private static let build = """
    usage: tilework build [OPTIONS]

    Writes the site into public/. All of it is written, or, where anything is wrong, nothing:
    every mistake is then named with its file, line and column.

      --format FORMAT   how mistakes are told: text (default), json, or github (annotations of a
                        workflow)

    """

  private static let serve = """
    usage: tilework serve [OPTIONS]

    Builds the site and shows it to browsers on this machine until you press Ctrl-C. After every
    change it is built again and the pages in your browser follow; a mistake is shown over them.
    The button in the corner of each page tries colours on it and writes them to site.yaml.

      --port N          the port to listen on (default 8000; 0 takes any that is free); where it
                        is taken, the next one that is free
      --bind ADDRESS    the address to listen on (default 127.0.0.1 and ::1: this machine alone)
      --open            open the site in your browser
      --allow-edit      with --bind: who sees the site may also change its colours

    """

  private static let check = """
    usage: tilework check [OPTIONS]

    Makes the whole site in memory, reads every page as a browser does, and says what is wrong:
    all that build would complain of, broken links, pictures without a text, headings out of order,
    pages and files that nothing uses. Each finding has a name in brackets; check: {ignore: [NAME]}
    in site.yaml turns it off. Writes nothing. Warnings and notes alone end with 0.

      --format FORMAT   text (default), json, or github (annotations of a workflow)

    """

  private static let explain = """
    usage: tilework explain PAGE [OPTIONS]

    Says from which file and with which template a page is made, and draws each of its grids at
    every width at which it changes, with the tiles whose span was changed and why. PAGE is a file
    (content/services/tax-law.md) or an address (/services/tax-law/).

      --width N[,N…]    also each tile's rectangle where a grid is N pixels wide
      --json            the same for programs, as one line of JSON

    """

  private static let list = """
    usage: tilework list [OPTIONS]

    Lists every page: its state, date, address, file and title, and where it is not published now
    (draft, future, expired) the reason.

      --format FORMAT   text (default) or json

    """

  private static let common = """

      --site DIR        the site's folder (default: here)
      --output DIR      the folder to write (default: public in the site)
      --base-url URL    where the site will live, in place of base_url in site.yaml
      --drafts          with pages marked as drafts
      --future          with pages dated in the future
      --now INSTANT     the time to go by, such as 2024-12-31T09:00:00Z (default: the clock)
      --strict          take warnings for errors
      --quiet           say nothing unless something is wrong

    exit code: 0 all is well; 1 the site has mistakes; 2 the command was used wrongly;
    3 the machine failed (permissions, disk)
    """
}
