/// Writing tables.
extension MarkdownReader {
  /// Writes a table from the cells in the second text.
  mutating func add(_ table: MarkdownTable) {
    if !table.lead.isEmpty, let lead = nextCell, lead.kind == .paragraph {
      nextCell = lead.next
      addLead(lead, table.lead)
    }
    html.line()
    html.add("<table>\n<thead>\n")
    for (index, row) in table.rows.enumerated() {
      if index == 1 { html.add("<tbody>\n") }
      add(row, table.alignments, isHeader: index == 0)
      if index == 0 { html.add("</thead>\n") }
    }
    if table.rows.count > 1 { html.add("</tbody>\n") }
    html.add("</table>\n")
  }

  /// Writes the text that stood right above a table.
  mutating func addLead(_ paragraph: MarkdownNode, _ source: [MarkdownLine]) {
    lead = (source, first: paragraph.line, indent: 0)
    defer { lead = ([], 0, 0) }
    html.line()
    html.add("<p>")
    summary.beginParagraph()
    readInlines(of: paragraph)
    summary.endParagraph()
    html.add("</p>\n")
  }

  private mutating func add(
    _ row: [MarkdownLine], _ alignments: [MarkdownTable.Alignment], isHeader: Bool
  ) {
    html.add("<tr>\n")
    for (index, alignment) in alignments.enumerated() {
      guard index < row.count || filledCells < Self.mostFilledCells else { break }
      html.add(isHeader ? "<th" : "<td")
      switch alignment {
      case .none: break
      case .left: html.add(" class=\"align-left\"")
      case .center: html.add(" class=\"align-center\"")
      case .right: html.add(" class=\"align-right\"")
      }
      html.add(0x3E)
      if index < row.count, let heading = nextCell {
        nextCell = heading.next
        cell = row[index]
        readInlines(of: heading)
        cell = nil
      } else {
        filledCells += 1
      }
      html.add(isHeader ? "</th>\n" : "</td>\n")
    }
    html.add("</tr>\n")
  }

  private mutating func readInlines(of block: MarkdownNode) {
    findStrikes(in: block)
    var walk = block.walk
    while let (node, entered) = walk.next() {
      if node == block { continue }
      if !entered {
        leave(node)
      } else if !enterInline(node) {
        walk.skip(node)
      }
    }
  }

  /// How many cells that rows lack are written for them in one body, so that a wide header above
  /// many short rows cannot become a huge page.
  private static let mostFilledCells = 100_000
}
