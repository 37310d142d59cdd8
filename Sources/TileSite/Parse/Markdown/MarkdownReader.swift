/// Reads CommonMark, and what sites expect beyond it if asked, to HTML and what is in it: pipe tables,
/// `~~strikethrough~~`, tasks, bare addresses, footnotes, alerts and figures.
///
/// - Parameters:
///   - source: UTF-8, already checked; line ends may be LF, CRLF or CR, with the same result.
///   - firstLine: the line of the file on which `source` begins.
/// - Complexity: linear in the source; the tree is walked once, without recursion, and freed.
func parseMarkdown(
  _ source: ArraySlice<UInt8>, firstLine: Int = 1, options: MarkdownOptions
) -> Markdown {
  var text = source.starts(with: [0xEF, 0xBB, 0xBF]) ? source.dropFirst(3) : source
  var signs = options.extensions ? MarkdownSigns(text.span) : MarkdownSigns()
  text = MarkdownMarks.marked(text, &signs, smart: options.smart)
  guard let tree = MarkdownTree(text, smart: options.smart) else { return Markdown() }
  var reader = MarkdownReader(text, firstLine: firstLine, options: options, signs)
  reader.read(tree)
  return reader.finished
}

/// Walks a tree once and writes it down.
struct MarkdownReader {
  let options: MarkdownOptions
  let signs: MarkdownSigns
  var result = Markdown()
  var html: MarkdownBytes
  var lines: MarkdownLines
  var slugs = MarkdownSlugs()
  /// Ids that authors wrote and a heading has.
  var givenIDs: Set<String> = []
  var summary: MarkdownSummary
  /// The paragraph or heading whose inlines are being read.
  var block: MarkdownNode? { didSet { removedLines = nil } }
  /// How many lines of reference definitions cmark took from the beginning of `block`; counted when
  /// first needed.
  var removedLines: Int?
  /// The table cell being read; cmark's columns count from its text.
  var cell: MarkdownLine?
  /// The lines of the text above a table while it is read, and which line of the second text is the
  /// first of them.
  var lead: (lines: [MarkdownLine], first: Int, indent: Int) = ([], 0, 0)
  var tables: ArraySlice<MarkdownTable> = []
  /// What comes next in the second text, which holds the tables' cells.
  var nextCell: MarkdownNode?
  /// Cells written for rows that lack them.
  var filledCells = 0
  /// By text, where two tildes strike through, and whether they open.
  var strikes: [MarkdownNode: [(offset: Int, opens: Bool)]] = [:]
  /// Nodes among whose children that has been looked for.
  var struckParents: Set<MarkdownNode> = []
  /// How many links the text stands in.
  var links = 0
  /// Items that are tasks whose label is not closed yet, and whether they are done.
  var tasks: [MarkdownNode: Bool] = [:]
  var alertQuotes: Set<MarkdownNode> = []
  /// Paragraphs of which nothing is left.
  var emptied: Set<MarkdownNode> = []
  var notes = MarkdownNotes()
  /// Paragraphs of the notes' text that stood above notes.
  var noteLeads: ArraySlice<MarkdownNode> = []
  /// The note that is being written, and where in it the links back belong.
  var currentNote: MarkdownNode?
  var back: Int?

  init(
    _ text: ArraySlice<UInt8>, firstLine: Int, options: MarkdownOptions, _ signs: MarkdownSigns
  ) {
    self.options = options
    self.signs = signs
    html = MarkdownBytes(capacity: text.count + text.count / 4)
    lines = MarkdownLines(text, firstLine: firstLine)
    summary = MarkdownSummary(mayHaveMore: MarkdownSummary.mayHaveMore(text))
  }

  mutating func read(_ tree: borrowing MarkdownTree) {
    let root = tree.root
    if signs.areMarked { restoreMarks(root) }
    if signs.notes { notes = MarkdownNotes(root, &lines) }
    slugs.hasNotes = !notes.isEmpty
    if options.headingIDs { reserveIDs(root) }
    guard !notes.isEmpty, let second = MarkdownTree(notes.text, smart: options.smart) else {
      return readTables(root)
    }
    read(root, notes: second)
  }

  private func restoreMarks(_ root: MarkdownNode) {
    var walk = root.walk
    while let (node, entered) = walk.next() {
      if entered { node.restoreMarks() }
    }
  }

  /// Reads with the notes' tree kept alive throughout.
  private mutating func read(_ root: MarkdownNode, notes second: borrowing MarkdownTree) {
    restoreMarks(second.root)
    let blocks = Self.children(of: second.root)
    noteLeads = blocks.filter { $0.kind == .paragraph }[...]
    readTables(root)
    addNotes(blocks.first { $0.kind == .list }.map { Self.children(of: $0) } ?? [])
    noteLeads = []
  }

  private mutating func readTables(_ root: MarkdownNode) {
    guard options.extensions, lines.text.contains(UInt8(ascii: "|")) else { return read(root) }
    let found = MarkdownTables(root, &lines)
    tables = found.tables[...]
    guard let cells = MarkdownTree(found.text, smart: options.smart) else { return read(root) }
    if signs.areMarked { restoreMarks(cells.root) }
    read(root, cells: cells)
  }

  /// Reads with the cells' tree kept alive throughout, since `nextCell` points into it.
  private mutating func read(_ root: MarkdownNode, cells: borrowing MarkdownTree) {
    nextCell = cells.root.firstChild
    read(root)
    nextCell = nil
  }

  mutating func read(_ root: MarkdownNode) {
    var walk = root.walk
    while let (node, entered) = walk.next() {
      if !entered {
        leave(node)
      } else if !enter(node) {
        walk.skip(node)
      }
    }
  }

  /// Writes what stands before the node's children; false if they have been dealt with.
  mutating func enter(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .text, .softBreak, .lineBreak, .inlineCode, .inlineHTML, .emphasis, .strong, .link, .image:
      return enterInline(node)
    case .paragraph: return enterParagraph(node)
    case .heading: enterHeading(node)
    case .code: addCode(node)
    case .html: addHTML(node)
    case .quote: enterQuote(node)
    case .list: enterList(node)
    case .item: enterItem(node)
    case .rule:
      html.line()
      html.add("<hr />\n")
    case .document, .other: break
    }
    return true
  }

  /// Writes what stands after the node's children.
  mutating func leave(_ node: MarkdownNode) {
    switch node.kind {
    case .emphasis: html.add("</em>")
    case .strong: html.add("</strong>")
    case .link:
      links -= 1
      if links == 0 { html.add("</a>") }
    case .paragraph:
      endTask(node)
      if currentNote != nil, node == currentNote?.lastChild { back = html.count }
      if !isTight(node) { html.add("</p>\n") }
      summary.endParagraph()
    case .heading: leaveHeading(node)
    case .quote: leaveQuote(node)
    case .list: html.add(node.isOrdered ? "</ol>\n" : "</ul>\n")
    case .item: html.add("</li>\n")
    default: break
    }
  }

  private mutating func enterList(_ node: MarkdownNode) {
    html.line()
    if !node.isOrdered {
      html.add("<ul>\n")
    } else if node.firstNumber == 1 {
      html.add("<ol>\n")
    } else {
      html.add("<ol start=\"")
      html.addText(String(node.firstNumber))
      html.add("\">\n")
    }
  }

  private mutating func enterParagraph(_ node: MarkdownNode) -> Bool {
    if let table = tables.first, table.paragraph == node {
      tables.removeFirst()
      add(table)
      return false
    }
    if let source = notes.taken[node] {
      if !source.lines.isEmpty { addLead(source) }
      return false
    }
    if emptied.contains(node) { return false }
    block = node
    if isFigure(node) {
      addFigure(node)
      return false
    }
    findStrikes(in: node)
    if currentNote == nil { summary.beginParagraph() }
    if !isTight(node) {
      html.line()
      html.add("<p>")
    }
    beginTask(node)
    return true
  }

  /// Whether a paragraph stands in an item of a tight list, where it has no tags.
  func isTight(_ paragraph: MarkdownNode) -> Bool {
    guard let item = paragraph.parent, item.kind == .item, item != currentNote else {
      return false
    }
    return item.parent?.isTight ?? false
  }

  var finished: Markdown {
    var result = result
    result.html = html.bytes
    result.holes = html.holes
    result.summary = summary.text
    result.hasMore = summary.hasMore
    return result
  }
}
