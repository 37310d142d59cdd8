/// What a terminal shows of a line, one character a cell, and which of them a mark stands under.
struct Cells {
  private var cells: [(text: String, width: Int)] = []
  private var marked = 0

  private static let tab = 4

  /// The bytes before and after the mark; a mark inside of a character stands at its start.
  init(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) {
    let start = String(decoding: before, as: UTF8.self)
    let scalars = start.unicodeScalars.count
    var count = 0
    var width = 0
    for character in start + String(decoding: after, as: UTF8.self) {
      count += character.unicodeScalars.count
      let cell = Self.cell(character, at: width)
      width += cell.width
      cells.append(cell)
      if count <= scalars { marked = cells.count }
    }
  }

  private static func cell(_ character: Character, at column: Int) -> (text: String, width: Int) {
    if character == "\t" {
      let width = tab - column % tab
      return (String(repeating: " ", count: width), width)
    }
    let text = harmless(String(character))
    return (text, text.unicodeScalars.map(\.columns).max() ?? 0)
  }

  var text: String { cells.map(\.text).joined() }

  /// The columns before the mark.
  var widthBefore: Int { width(of: cells[..<marked]) }

  private func width(of cells: some Sequence<(text: String, width: Int)>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// Keeps the cells around the mark, with `…` where there is more.
  mutating func cut(to widest: Int, startIsCut: Bool, endIsCut: Bool) {
    if !startIsCut, !endIsCut, width(of: cells) <= widest { return }
    var (from, to) = (marked, marked)
    var left = widest - 2
    func take(_ place: Int) -> Bool {
      guard cells.indices.contains(place), cells[place].width <= left else { return false }
      left -= cells[place].width
      return true
    }
    let half = left / 2
    while left > half, take(from - 1) { from -= 1 }
    while take(to) { to += 1 }
    while take(from - 1) { from -= 1 }
    let (hasMoreBefore, hasMoreAfter) = (startIsCut || from > 0, endIsCut || to < cells.count)
    let dots = [(text: "…", width: 1)]
    cells = (hasMoreBefore ? dots : []) + cells[from..<to] + (hasMoreAfter ? dots : [])
    marked += (hasMoreBefore ? 1 : 0) - from
  }
}
