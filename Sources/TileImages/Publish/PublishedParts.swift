/// What is published of a file, from its beginning to its end.
struct PublishedParts {
  enum Part: Equatable {
    /// Bytes of the file.
    case own(Range<Int>)
    /// Bytes in the place of others.
    case new([UInt8])
  }

  private(set) var list: [Part] = []

  static func whole(_ size: Int) -> PublishedParts {
    var parts = PublishedParts()
    parts.keep(0..<size)
    return parts
  }

  var size: Int {
    list.reduce(0) { sum, part in
      switch part {
      case .own(let range): sum + range.count
      case .new(let bytes): sum + bytes.count
      }
    }
  }

  func isWhole(_ size: Int) -> Bool { list == PublishedParts.whole(size).list }

  mutating func keep(_ range: Range<Int>) {
    if range.isEmpty { return }
    if case .own(let last) = list.last, last.upperBound == range.lowerBound {
      list[list.count - 1] = .own(last.lowerBound..<range.upperBound)
    } else {
      list.append(.own(range))
    }
  }

  mutating func put(_ bytes: [UInt8]) { if !bytes.isEmpty { list.append(.new(bytes)) } }

  mutating func add(_ others: PublishedParts) {
    for part in others.list {
      switch part {
      case .own(let range): keep(range)
      case .new(let bytes): put(bytes)
      }
    }
  }

  /// Keeps the rest of a file that cannot be understood from here on, unless it holds metadata.
  mutating func keepRest(of file: inout FileWindow, from start: Int) {
    if !file.holds(PublishedParts.marks, from: start) { keep(start..<max(start, file.size)) }
  }

  /// How metadata begin, in whatever format.
  private static let marks: [[UInt8]] = [
    Array("Exif\0".utf8), Array("EXIF".utf8), Array("eXIf".utf8), Array("Photoshop 3.0".utf8),
    Array("xmpmeta".utf8), Array("adobe.com/xap".utf8),
  ]
}
