/// A part of a YAML text, and the bytes it stands on.
struct PlacedYAML {
  var kind: Kind
  /// From its first byte to behind its last; empty for a value that is left out.
  var place: Range<Int>
  /// Whether a name (`&name`) or a tag (`!!str`) stands before it.
  var isMarked = false

  enum Kind {
    case scalar(String, plain: Bool)
    case list
    case map([Entry], isFlow: Bool)
    /// `*name`
    case alias
  }

  struct Entry {
    /// Nil for a key that is no text of its own.
    var key: String?
    var keyPlace: Range<Int>
    var value: PlacedYAML

    /// Behind its last byte.
    var end: Int { max(keyPlace.upperBound, value.place.upperBound) }
  }

  /// The whole of a text that `parseYAML` can read; nil where it holds nothing but comments.
  init?(_ text: ArraySlice<UInt8>) throws(YAMLFailure) {
    var steps = Steps(text, try yamlEvents(text))
    guard let root = steps.next() else { return nil }
    self = root
  }

  fileprivate init(kind: Kind, place: Range<Int>, isMarked: Bool = false) {
    (self.kind, self.place, self.isMarked) = (kind, place, isMarked)
  }
}

/// The steps of a document, taken from the front, their stretches turned from scalars into bytes.
private struct Steps {
  private let text: ArraySlice<UInt8>
  private let events: [YAMLEvent]
  private var taken = 0
  /// Where each scalar begins; the last is the end of the text.
  private let starts: [Int]

  init(_ text: ArraySlice<UInt8>, _ events: [YAMLEvent]) {
    self.text = text
    self.events = events
    starts = text.indices.filter { text[$0] & 0xC0 != 0x80 } + [text.endIndex]
  }

  /// The next part with all that is in it; nil at the end of a list or map, and of the document.
  mutating func next() -> PlacedYAML? {
    while taken < events.count {
      let event = events[taken]
      taken += 1
      let place = bytes(event.stretch)
      switch event.kind {
      case .documentStart, .nothing, .streamEnd: continue
      case .end: return nil
      case .alias: return PlacedYAML(kind: .alias, place: place)
      case .scalar(let text, let plain, let mark):
        return PlacedYAML(
          kind: .scalar(text, plain: plain), place: place, isMarked: mark.isThere)
      case .listStart(let mark): return list(place, isMarked: mark.isThere)
      case .mapStart(let mark): return map(place, isMarked: mark.isThere)
      }
    }
    return nil
  }

  private mutating func list(_ start: Range<Int>, isMarked: Bool) -> PlacedYAML {
    let first = taken
    while next() != nil {}
    return PlacedYAML(
      kind: .list, place: start.lowerBound..<lastByte(from: first, start), isMarked: isMarked)
  }

  private mutating func map(_ start: Range<Int>, isMarked: Bool) -> PlacedYAML {
    let first = taken
    var entries: [PlacedYAML.Entry] = []
    while let key = next(), let value = next() {
      var text: String?
      if case .scalar(let word, _) = key.kind { text = word }
      entries.append(PlacedYAML.Entry(key: text, keyPlace: key.place, value: value))
    }
    let isFlow = !start.isEmpty && text[start.upperBound - 1] == UInt8(ascii: "{")
    return PlacedYAML(
      kind: .map(entries, isFlow: isFlow), place: start.lowerBound..<lastByte(from: first, start),
      isMarked: isMarked)
  }

  /// Behind the last byte of the steps taken since one: the ends of maps that only indentation shows
  /// are found where the next thing begins, and are passed over.
  private func lastByte(from first: Int, _ start: Range<Int>) -> Int {
    let last = events[first..<taken].last { !$0.stretch.isEmpty }.map {
      bytes($0.stretch).upperBound
    }
    return max(last ?? start.upperBound, start.lowerBound)
  }

  private func bytes(_ stretch: Range<Int>) -> Range<Int> {
    starts[
      min(stretch.lowerBound, starts.count - 1)]..<starts[min(stretch.upperBound, starts.count - 1)]
  }
}

extension YAMLEvent.Mark {
  fileprivate var isThere: Bool { anchor != nil || tag != nil }
}
