/// What renderings that follow each other in one task share: memory, and what included templates and
/// rounds of loops wrote, for the next place that has them with the same values.
///
/// Kept is what is made of one or two names alone, such as `card`, where their values are records with a
/// key.
public final class Workspace {
  private var markup: [Key: [UInt8]] = [:]
  private var bytes = 0
  /// Lent to a rendering, and given back empty.
  private var output = Output(capacity: 1024)
  private var slots: [Value?] = []
  private var isLent = false

  /// Keeps nothing yet.
  public init() {}

  /// All of it is forgotten when there is more.
  private static let mostBytes = 1 << 20

  enum Place: Hashable {
    case template(Int)
    /// By its place in the program's loops.
    case loop(Int)
  }

  struct Key: Hashable {
    let place: Place
    let first: OwnedKey?
    let second: OwnedKey?

    /// What tells most keys apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(place)
      hasher.combine((first?.key.number ?? 0) ^ (second?.key.number ?? 0) << 32)
    }
  }

  /// A record's key, among records of all types.
  struct OwnedKey: Equatable {
    let type: ObjectIdentifier
    let key: RecordKey
  }

  /// Exchanges a new rendering's memory for that kept here, unless another one has it.
  /// - Returns: whether it did; then it must `takeBack`.
  func lend(_ output: inout Output, _ slots: inout [Value?]) -> Bool {
    if isLent { return false }
    isLent = true
    swap(&self.output, &output)
    swap(&self.slots, &slots)
    return true
  }

  func takeBack(_ output: inout Output, _ slots: inout [Value?]) {
    isLent = false
    output.empty()
    for slot in slots.indices { slots[slot] = nil }
    swap(&self.output, &output)
    swap(&self.slots, &slots)
  }

  subscript(key: Key) -> [UInt8]? { markup[key] }

  func keep(_ written: [UInt8], for key: Key) {
    bytes += written.count
    if bytes > Self.mostBytes {
      markup = [:]
      bytes = written.count
    }
    markup[key] = written
  }
}

extension Renderer {
  /// Writes what a template or a round of a loop writes: from memory where it was kept, else by `write`.
  ///
  /// Inlined, since a frame of its own would be one more for each level of the recursion.
  @inline(__always)
  mutating func writeOnce(
    _ place: Workspace.Place, _ needs: Needs?, _ write: (inout Renderer) throws(Stop) -> Void
  ) throws(Stop) {
    guard let workspace, !isKeeping, let needs, let key = key(of: place, needs) else {
      return try write(&self)
    }
    if let markup = workspace[key] { return output.append(markup.span) }
    let start = output.count
    isKeeping = true
    try write(&self)
    isKeeping = false
    workspace.keep(output.array(from: start), for: key)
  }

  /// The key of what is written here; nil where a value has none.
  private func key(of place: Workspace.Place, _ needs: Needs) -> Workspace.Key? {
    var (first, second): (Workspace.OwnedKey?, Workspace.OwnedKey?)
    if let slot = needs.first {
      first = key(inSlot: slot)
      if first == nil { return nil }
    }
    if let slot = needs.second {
      second = key(inSlot: slot)
      if second == nil { return nil }
    }
    return Workspace.Key(place: place, first: first, second: second)
  }

  private func key(inSlot slot: Int) -> Workspace.OwnedKey? {
    guard case .record(let record)? = slots[slot], let key = record.key else { return nil }
    return Workspace.OwnedKey(type: ObjectIdentifier(type(of: record)), key: key)
  }
}
