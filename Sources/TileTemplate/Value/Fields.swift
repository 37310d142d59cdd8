/// Values under text keys that keep the order they were put in.
///
/// Lookup scans up to sixteen keys and hashes beyond, so a small map costs no hashing.
public struct Fields: Sendable {
  /// The keys in order.
  public private(set) var keys: [String] = []
  /// The values, each at its key's index.
  public private(set) var values: [Value] = []
  private var places: [String: Int] = [:]

  private static let scanned = 16

  /// About how much memory a field takes.
  static let stride = 2 * MemoryLayout<Value>.stride + 16

  /// No fields.
  public init() {}

  /// Fields in the order given; a key given again replaces its value in place.
  public init(_ pairs: some Sequence<(String, Value)>) {
    for (key, value) in pairs { self[key] = value }
  }

  /// How many fields there are.
  public var count: Int { keys.count }

  /// The value under a key; nil when there is none, and setting nil does nothing.
  public subscript(key: String) -> Value? {
    get { place(of: key).map { values[$0] } }
    set {
      guard let newValue else { return }
      if let place = place(of: key) {
        values[place] = newValue
      } else {
        append(key, newValue)
      }
    }
  }

  private func place(of key: String) -> Int? {
    keys.count <= Self.scanned ? keys.firstIndex(of: key) : places[key]
  }

  private mutating func append(_ key: String, _ value: Value) {
    keys.append(key)
    values.append(value)
    if keys.count == Self.scanned + 1 {
      for (place, key) in keys.enumerated() { places[key] = place }
    } else if keys.count > Self.scanned {
      places[key] = keys.count - 1
    }
  }
}
