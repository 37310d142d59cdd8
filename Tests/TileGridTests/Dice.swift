import Foundation
import TileGrid

/// The same numbers in every run (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// True once in so many times.
  mutating func once(in times: Int) -> Bool { roll(1...times) == 1 }

  /// Tiles of which one in `ordinary` is anything but 1 × 1.
  mutating func items(count: Int, ordinary: Int, largest: Int = 4) -> [Item] {
    (0..<count).map { _ in
      guard once(in: ordinary) else { return Item() }
      return Item(span: Span(roll(1...largest), roll(1...largest)), weight: roll(-2...5))
    }
  }

  /// Ordinary tiles and, now and then, one of these spans.
  mutating func featured(count: Int, spans: [Span]) -> [Item] {
    let ordinary = roll(2...6)
    return (0..<count).map { _ in
      once(in: ordinary)
        ? Item(span: spans[roll(0...spans.count - 1)], weight: roll(0...2)) : Item()
    }
  }

  /// Anything an author may ask for, and things that make no sense now and then.
  mutating func section(columns most: Int = 8) -> Section {
    Section(
      columns: columns(most), cell: cell(),
      spacing: Spacing(item: length(60), row: length(60)),
      insets: Insets(
        top: length(40), leading: length(50), bottom: length(40), trailing: length(50)),
      boundary: Boundary(header: length(100), footer: length(100)),
      lastRow: LastRow.allCases[roll(0...4)], fit: Fit.allCases[roll(0...1)])
  }

  private mutating func columns(_ most: Int) -> Columns {
    let low = roll(1...most)
    switch roll(0...3) {
    case 0: return .range(low...roll(low...most))
    case 1: return .range(1...most)
    case 2: return most == 24 ? .fitting : .exactly(roll(-1...1))
    default: return .exactly(roll(1...most))
    }
  }

  private mutating func cell() -> Cell {
    Cell(
      minimumWidth: 20 + length(280), ratio: once(in: 2) ? nil : 0.5 + length(2),
      narrowestWidth: 5 + length(200))
  }

  /// Nothing, a whole number or any other, up to so much.
  private mutating func length(_ most: Int) -> Double {
    switch roll(0...3) {
    case 0: 0
    case 1: Double.random(in: 0...Double(most), using: &self)
    default: Double(roll(0...most))
    }
  }
}

extension Dice {
  /// How many times as many random grids as usual are tried: TILEWORK_ROUNDS, or once.
  static let rounds =
    ProcessInfo.processInfo.environment["TILEWORK_ROUNDS"].flatMap { Int($0) } ?? 1
}
