import Testing

@testable import TileGrid

/// A check that finds nothing proves nothing until it has found something.
@Suite struct FaultTests {
  @Test(
    arguments: [
      ("aab/aac/def", nil, []), ("abc/de.", LastRow.start, []), ("abcd/.ef.", .center, []),
      ("aa./bbc", nil, ["hole"]), ("aab/.cd", nil, ["free ends"]), ("ba/cc", nil, ["order"]),
      ("ab/c.", .balance, ["free ends"]), ("ab/.c", .start, ["free ends"]),
      ("abcd/ef..", .center, ["free ends"]), ("abc/d.e", .start, ["hole in the last row"]),
      ("ab/..", .start, ["free ends"]),
    ] as [(String, LastRow?, [String])])
  func drawn(picture: String, lastRow: LastRow?, faults: [String]) {
    let band = BandLayout(drawn: picture, lastRow: lastRow)
    #expect(
      paintFaults(band.areas, tracks: band.tracks, rows: band.rows, lastRow: lastRow) == faults)
  }

  @Test func whatCannotBeDrawn() {
    let left = Area(columns: 0..<2, rows: 0..<1)
    let right = Area(columns: 1..<3, rows: 0..<1)
    #expect(paintFaults([left, right], tracks: 3, rows: 1, lastRow: nil) == ["overlap"])
    #expect(paintFaults([left, right], tracks: 2, rows: 1, lastRow: nil) == ["outside"])
  }

  @Test(arguments: [
    ("aabbcc/dddeee", LastRow.balance, true), ("aaabbb/ccddee", .lead, true),
    ("aaabbb/ccddee", .balance, false), ("aabbcc/dddeee", .lead, false),
    ("abc/ddd", .stretch, true), ("abc/ddd", .balance, false), ("abc/d..", .start, true),
    ("abc/ddd", .start, false), ("aab/ccd", .balance, false), ("ab./cd.", .start, true),
  ])
  func rows(picture: String, policy: LastRow, isRight: Bool) {
    #expect(rowFaults(BandLayout(drawn: picture, lastRow: policy)).isEmpty == isRight)
  }

  @Test func adjustmentsThatAreMissingWrongOrTooMany() {
    let right = Adjustment(
      item: 1, preferred: .single, actual: Span(2, 1), reason: .promoted)
    let reasonless = Adjustment(
      item: 1, preferred: .single, actual: Span(2, 1), reason: .reduced)
    let other = Adjustment(item: 0, preferred: .single, actual: .single, reason: .narrowed)
    let tiles = items("1x1 1x1 1x1 1x1 1x1")
    func faults(_ adjustments: [Adjustment]) -> Int {
      spanFaults(BandLayout(drawn: "abb/cde", adjustments: adjustments), items: tiles).count
    }
    #expect(faults([right]) == 0)
    #expect(faults([]) == 1)
    #expect(faults([reasonless]) == 1)
    #expect(faults([other, right]) > 0)
  }

  @Test func runsThatLeadElsewhereOrAreTooMany() {
    let areas = BandLayout(drawn: "abcd/.ef.").areas
    let first = Run(items: 0..<4, columns: 1, rows: 1, start: nil)
    let indented = Run(items: 4..<5, columns: 1, rows: 1, start: 1)
    let last = Run(items: 5..<6, columns: 1, rows: 1, start: nil)
    let all = Run(items: 0..<6, columns: 1, rows: 1, start: nil)
    #expect(runFaults([first, indented, last], areas: areas, tracks: 4) == [])
    #expect(runFaults([all], areas: areas, tracks: 4) == ["placed elsewhere by the browser"])
    let cut = [0..<2, 2..<4].map { Run(items: $0, columns: 1, rows: 1, start: nil) }
    #expect(
      runFaults(cut, areas: Array(areas.prefix(4)), tracks: 4) == ["a run cut in two at 2..<4"])
  }

  @Test func bandsWithHolesOrCutInTwo() {
    func faults(_ widths: Range<Double>...) -> Int {
      let bands = widths.map { BandLayout(drawn: "a/b", lastRow: .balance, widths: $0) }
      let section = Section(columns: .exactly(1)).normalized
      return TileGridTests.faults(
        of: GridLayout(section: section, bands: bands), items: items("1x1 1x1")
      ).count
    }
    #expect(faults(0..<(.infinity)) == 0)
    #expect(faults(0..<500) == 1)
    #expect(faults(10..<(.infinity)) == 1)
    #expect(faults(0..<500, 500..<(.infinity)) == 1)
    #expect(faults(0..<500, 600..<(.infinity)) == 2)
  }
}

extension BandLayout {
  /// As a picture in one line shows it, a track a column.
  init(
    drawn line: String, lastRow: LastRow? = nil, widths: Range<Double> = 0..<(.infinity),
    adjustments: [Adjustment] = []
  ) {
    let rows = line.split(separator: "/").map(Array.init)
    let tiles = Set(rows.joined()).subtracting(["."]).sorted()
    let columns = rows.first?.count ?? 0
    let areas = tiles.map { tile in
      let across = (0..<columns).filter { column in rows.contains { $0[column] == tile } }
      let down = rows.indices.filter { rows[$0].contains(tile) }
      return Area(
        columns: (across.first ?? 0)..<(across.last ?? 0) + 1,
        rows: (down.first ?? 0)..<(down.last ?? 0) + 1)
    }
    self.init(
      band: Band(columns: columns, widths: widths), tracks: columns, rows: rows.count,
      cellsAcross: columns, maximumWidth: nil, areas: areas, lastRow: lastRow,
      adjustments: adjustments, warnings: [], isExact: true)
  }
}
