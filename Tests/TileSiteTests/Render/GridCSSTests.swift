import Testing
import TileGrid

@testable import TileSite

struct GridCSSTests {
  private func css(_ spans: [Span], _ section: Section) -> String {
    let made = GridCSS(layOut(spans.map { Item(span: $0) }, in: section))
    return made.rules.replacing("." + made.className, with: ".g")
  }

  @Test("Bands are bounded at both ends; a last row that fills the width is told by spans")
  func balance() {
    let section = Section(columns: .range(1...3), cell: Cell(minimumWidth: 200))
    #expect(
      css(Array(repeating: .single, count: 5), section) == """
        .g{container-type:inline-size}
        .g>ul{display:grid;gap:16px;--gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,200px),1fr))}
        @container (width < 416px){
        .g>ul{grid-template-columns:repeat(1,minmax(0,1fr))}
        }
        @container (width >= 416px) and (width < 632px){
        .g>ul{grid-template-columns:repeat(2,minmax(0,1fr))}
        .g>ul>li:nth-child(5){grid-column:span 2;--cells:2}
        }
        @container (width >= 632px){
        .g>ul{grid-template-columns:repeat(6,minmax(0,1fr))}
        .g>ul>li:nth-child(-n+3){grid-column:span 2}
        .g>ul>li:nth-child(n+4){grid-column:span 3;--cells:1.5}
        }

        """)
  }

  @Test("A cell's ratio gives the least height of a row; insets and a width of its own count")
  func ratio() {
    var section = Section(
      columns: .exactly(2), cell: Cell(minimumWidth: 160, ratio: 2),
      spacing: Spacing(item: 10, row: 20), insets: Insets(leading: 5, trailing: 15))
    section.lastRow = .start
    let rules = css([.single, .single], section)
    #expect(rules.contains("gap:20px 10px;--gap:10px;"))
    #expect(
      rules.contains("padding-block:0px 0px;padding-inline:min(5px,12.5cqi) min(15px,12.5cqi);"))
    #expect(
      rules.contains(
        "grid-auto-rows:minmax(calc(((100cqi - min(5px,12.5cqi) - min(15px,12.5cqi)) - 10px) / 4),auto)"
      ))
  }

  @Test("A lone tile is a banner: its picture is as high as that of one of two tiles")
  func banner() {
    let section = Section(columns: .range(1...2), cell: Cell(minimumWidth: 200, ratio: 2))
    #expect(
      css([.single], section).hasSuffix(
        """
        @container (width >= 416px){
        .g>ul{grid-template-columns:repeat(1,minmax(0,1fr));grid-auto-rows:minmax(calc((100cqi - 16px) / 4),auto)}
        .g>ul>li{--cells:2}
        }

        """))
  }

  @Test("Insets are said to the header and footer too")
  func insets() {
    let section = Section(insets: Insets(leading: 5, trailing: 15))
    #expect(
      css([.single], section).hasPrefix(
        ".g{container-type:inline-size;--inset-start:min(5px,12.5cqi);--inset-end:min(15px,12.5cqi)}\n"
      ))
  }

  @Test("Tiles of one span share one rule, in every band")
  func mixed() {
    var section = Section(columns: .exactly(4), spacing: Spacing(item: 0, row: 0))
    section.cell.narrowestWidth = 100
    let rules = css([Span(2, 1), .single, .single, Span(2, 1), .single, .single], section)
    #expect(
      rules.hasSuffix(
        """
        @container (width >= 400px){
        .g>ul{grid-template-columns:repeat(4,minmax(0,1fr))}
        .g>ul>li:is(:nth-child(1),:nth-child(4)){grid-column:span 2;--cells:2;--fill:1}
        }

        """))
  }

  @Test("Where lines are wanted each tile is told on which sides it has no neighbour")
  func lines() {
    var section = Section(columns: .exactly(3), lastRow: .start, rules: .lines)
    section.cell.narrowestWidth = 100
    let rules = css(Array(repeating: .single, count: 5), section)
    #expect(rules.contains("gap:16px;--gap:16px;--row-gap:16px;"))
    #expect(
      rules.hasSuffix(
        """
        @container (width >= 332px){
        .g>ul{grid-template-columns:repeat(3,minmax(0,1fr))}
        .g>ul>li{--above:1;--below:1;--before:1;--after:1}
        .g>ul>li:nth-child(-n+3){--above:0}
        .g>ul>li:nth-child(n+3){--below:0}
        .g>ul>li:is(:nth-child(1),:nth-child(4)){--before:0}
        .g>ul>li:is(:nth-child(3),:nth-child(5)){--after:0}
        }

        """))
  }

  @Test("Equal grids have one class; no tiles need no rules")
  func names() {
    let section = Section(columns: .exactly(3))
    let five = layOut(Array(repeating: Item(), count: 5), in: section)
    let six = layOut(Array(repeating: Item(), count: 6), in: section)
    #expect(GridCSS(five).className == GridCSS(five).className)
    #expect(GridCSS(five).className != GridCSS(six).className)
    #expect(GridCSS(layOut([], in: section)).rules == "")
  }

  @Test("Neither dense packing nor order is ever used")
  func order() {
    let mixed = (0..<40).map { Span($0 % 3 + 1, $0 % 2 + 1) }
    let rules = css(mixed, Section(columns: .range(1...6)))
    #expect(!rules.contains("dense") && !rules.contains("order"))
    #expect(rules.contains("grid-row:span 2"))
  }
}
