/// Values under text keys that keep the order they were put in.
///
/// Lookup scans up to 32 keys, which are compared as numbers, and hashes beyond.
public struct Fields: Sendable {
  private var entries: [Entry] = []
  private var places: [FieldName: Int] = [:]

  private struct Entry {
    let name: FieldName
    var value: Value
  }

  private static let scanned = 32

  /// About how much memory a field takes.
  static let stride = MemoryLayout<Entry>.stride + 8

  /// No fields.
  public init() {}

  /// Fields in the order given; a key given again replaces its value in place.
  public init(_ pairs: some Sequence<(String, Value)>) {
    entries.reserveCapacity(pairs.underestimatedCount)
    for (key, value) in pairs { self[key] = value }
  }

  /// Values under names made beforehand, each name once and no more than 32: for many maps of a kind.
  public init(_ names: [FieldName], _ values: [Value]) {
    entries = zip(names, values).map { Entry(name: $0, value: $1) }
  }

  /// How many fields there are.
  public var count: Int { entries.count }

  /// The keys in order.
  public var keys: [String] { entries.map(\.name.text) }

  /// The values, each at its key's index.
  public var values: [Value] { entries.map(\.value) }

  /// The value under a key; nil when there is none, and setting nil does nothing.
  public subscript(key: String) -> Value? {
    get { self[FieldName(key)] }
    set {
      guard let newValue else { return }
      let name = FieldName(key)
      if let place = place(of: name) {
        entries[place].value = newValue
      } else {
        append(name, newValue)
      }
    }
  }

  subscript(name: FieldName) -> Value? {
    guard let place = place(of: name) else { return nil }
    return entries[place].value
  }

  private func place(of name: FieldName) -> Int? {
    if entries.count > Self.scanned { return places[name] }
    let entries = entries.span
    for place in entries.indices where entries[place].name.hasSameBytes(as: name) { return place }
    return nil
  }

  private mutating func append(_ name: FieldName, _ value: Value) {
    entries.append(Entry(name: name, value: value))
    if entries.count == Self.scanned + 1 {
      for (place, entry) in entries.enumerated() { places[entry.name] = place }
    } else if entries.count > Self.scanned {
      places[name] = entries.count - 1
    }
  }
}
