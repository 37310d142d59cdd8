/// How a body is to be read.
struct MarkdownOptions: Sendable {
  enum RawHTML: Sendable {
    /// Raw HTML goes through as it is.
    case allow
    /// Raw HTML is shown as text, and each place is a finding.
    case escape
  }

  var html: RawHTML = .allow
  /// Curly quotes, dashes and ellipses.
  var smart = false
  /// Pipe tables.
  var extensions = true
  /// Give every heading an id; read `{#id}` at its end.
  var headingIDs = true
  /// What the ids of footnotes begin with, so that several texts can stand on one page.
  var notePrefix = ""
  /// What it says by itself.
  var words = Words.english
  /// A fence whose info string begins with one of these is a block, not code.
  var blockNames: Set<String> = []
}

/// A body, rendered, with holes where the site must decide, and what is in it.
struct Markdown: Sendable {
  /// The HTML without what belongs into the holes.
  var html: [UInt8] = []
  /// Ascending by offset.
  var holes: [Hole] = []
  /// Every heading, in order.
  var outline: [Heading] = []
  /// The H1 the body begins with, if it does.
  var heading: Opening?
  /// In the order they open, as hole `.link` numbers them.
  var links: [Link] = []
  /// In the order they open, as hole `.picture` numbers them.
  var pictures: [Picture] = []
  /// In the order of the file, as hole `.block` numbers them.
  var blocks: [Block] = []
  /// Plain text of what stands before `<!--more-->`, else of the first paragraph that has text.
  var summary = ""
  /// Whether there was a `<!--more-->`.
  var hasMore = false
  /// Whether raw HTML goes through in it.
  var hasHTML = false
  var findings: [Finding] = []
  var features: Set<Feature> = []

  /// What most texts do without; its style rules are in `templates/markdown/`.
  enum Feature: String, CaseIterable, Sendable { case alert, footnotes, tasks }

  /// A place in `html` that the caller fills.
  struct Hole: Sendable, Equatable {
    var offset: Int
    var kind: Kind

    enum Kind: Sendable, Equatable {
      /// The value of a link's `href`: `links[n]`.
      case link(Int)
      /// A whole `<img>`: `pictures[n]`.
      case picture(Int)
      /// A whole block element: `blocks[n]`.
      case block(Int)
    }
  }

  struct Heading: Sendable, Equatable {
    /// 1 to 6.
    var level: Int
    /// Unique in the body; empty if ids are switched off.
    var id: String
    var title: String
    var position: Position
  }

  /// The opening H1; it stays in `html` too.
  struct Opening: Sendable, Equatable {
    var text: String
    /// The whole element in `html`, with its line end.
    var element: Range<Int>
    /// What is between its tags.
    var inner: Range<Int>
  }

  struct Link: Sendable, Equatable {
    /// As written, without Markdown's escapes and entities; not encoded.
    var destination: String
    var title: String
    var position: Position
  }

  struct Picture: Sendable, Equatable {
    /// As written, without Markdown's escapes and entities; not encoded.
    var destination: String
    /// Plain text.
    var alt: String
    var title: String
    var position: Position
    /// Whether it is all its paragraph holds.
    var isAlone: Bool
  }

  struct Block: Sendable, Equatable {
    /// The first word of the info string.
    var name: String
    /// What follows it.
    var info: String
    var yaml: [UInt8]
    /// Of the fence.
    var position: Position
    /// The line of the file on which `yaml` begins.
    var firstLine: Int
    /// How far every line of the text is indented in its file.
    var columnOffset: Int
  }

  struct Finding: Sendable, Equatable {
    var position: Position
    var fact: Fact

    enum Fact: Sendable, Equatable {
      /// Raw HTML shown as text: its first line.
      case rawHTML(String)
      /// A destination that could run code.
      case dangerousLink(String)
      /// A fence that is no block and is named nearly like one.
      case unknownBlock(String, near: String)
      /// An id given twice; the second became another.
      case repeatedID(String, became: String)
      /// A footnote that is referred to and not there, one there that nothing refers to, and a second
      /// of one name.
      case missingNote(String), unusedNote(String), repeatedNote(String)
    }
  }
}

extension Markdown {
  /// Appends the HTML of `range`, or all of it, to `bytes`; `fill` appends what belongs into each
  /// hole.
  func write<Failure>(
    _ range: Range<Int>? = nil, to bytes: inout [UInt8],
    _ fill: (Hole.Kind, inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let range = range ?? 0..<html.count
    var done = range.lowerBound
    for hole in holes where hole.offset >= range.lowerBound && hole.offset <= range.upperBound {
      bytes += html[done..<hole.offset]
      done = hole.offset
      try fill(hole.kind, &bytes)
    }
    bytes += html[done..<range.upperBound]
  }
}
