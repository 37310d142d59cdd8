import TileGrid
import Testing

@testable import TileSite

struct PictureSizesTests {
  private func sizes(_ spans: [Span], tile: Int, ratio: Double = 1.5) -> String {
    let layout = layOut(
      spans.map { Item(span: $0) },
      in: Section(
        columns: .range(1...3), cell: Cell(minimumWidth: 300), spacing: Spacing(item: 20, row: 20)))
    return pictureSizes(layout, tile: tile, ratio: ratio, box: 0.625)
  }

  @Test("Each band of the grid is a width of the window, and the widest has an end")
  func bands() {
    let one = Array(repeating: Span.single, count: 6)
    #expect(
      sizes(one, tile: 0)
        == "(min-width: 1248px) 384px, (min-width: 1033px) 31vw, (min-width: 682px) 46vw, 91vw")
  }

  @Test("A picture wider than its box, and one in a tall tile, need more than the tile's width")
  func covered() {
    let one = Array(repeating: Span.single, count: 6)
    #expect(sizes(one, tile: 0, ratio: 3.2).hasSuffix("(min-width: 682px) 91vw, 182vw"))
    let large = [Span(2, 2)] + Array(repeating: Span.single, count: 5)
    #expect(sizes(large, tile: 0).hasPrefix("(min-width: 1248px) 980px"))
  }

  @Test("Cards are as wide as the stylesheet makes them")
  func cards() {
    #expect(
      cardSizes(CardRow(cards: 8), isClassic: false, ratio: 1.5)
        == "(min-width: 1248px) 360px, (min-width: 774px) 29vw, (min-width: 598px) 38vw, "
        + "(min-width: 344px) 43vw, 57vw")
    #expect(
      cardSizes(CardRow(isHeadline: true, cards: 8), isClassic: true, ratio: 1.5).hasSuffix(
        "(min-width: 598px) 81vw, 116vw"))
    let ofTwo = cardSizes(CardRow(cards: 2), isClassic: false, ratio: 1)
    #expect(ofTwo == "(min-width: 1248px) 576px, (min-width: 344px) 46vw, 57vw")
    #expect(
      cardSizes(CardRow(cards: 3), isClassic: true, ratio: 1)
        .hasPrefix("(min-width: 1248px) 384px, (min-width: 774px) 31vw, (min-width: 598px) 38vw, "))
    #expect(
      cardSizes(CardRow(cards: 2), isClassic: true, ratio: 1)
        == cardSizes(CardRow(cards: 8), isClassic: true, ratio: 1))
  }

  @Test("A grid that nobody has solved, and a tile that is not in it, take the window's width")
  func unknown() {
    #expect(sizes([], tile: 0) == "100vw")
    #expect(sizes([.single], tile: 3) == "100vw")
  }
}
