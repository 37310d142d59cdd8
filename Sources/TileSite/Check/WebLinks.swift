internal import TileWeb

/// How pages of other sites are asked for.
public struct WebAsking: Sendable {
  /// Whether addresses of this machine and of private networks are asked.
  public var allowsPrivate = false
  /// The program's version, which it tells those whom it asks.
  public var version = ""

  /// The defaults of `tilework check --external`.
  public init() {}

  /// How long one answer may take, and all of them; for tests.
  package var patience: (Duration, Duration)?
}

/// What is wrong with the links to other sites, each told once, where it was written. Each address is asked for
/// once, and not again for a day where it was well.
///
/// - Parameter memory: the file in which it is remembered what was well.
func webLinks(
  _ facts: [Int: PageFacts], of site: Site, root: String, _ asking: WebAsking, memory: String,
  _ onStep: (@Sendable (BuildStep) -> Void)?
) async -> [Diagnostic] {
  var wanted: Set<String> = []
  for page in facts.values { wanted.formUnion(page.web.map { webAddress($0.url) }) }
  var known = WebMemory(memory, now: Clock.now)
  let open = wanted.subtracting(known.replies.keys).sortedByBytes()
  onStep?(.asking(done: 0, of: open.count))
  let replies = await askWeb(open, WebManners(asking)) { done in
    onStep?(.asking(done: done, of: open.count))
  }
  for (address, reply) in replies where reply.answer.isGood { known.keep(reply, of: address) }
  // Where this fails, all are asked anew.
  try? known.write(to: memory)
  let answers = known.replies.merging(replies) { $1 }
  var seen: [SeenLink] = []
  for place in site.pages.indices {
    for (address, url) in facts[place]?.web ?? [] {
      guard let reply = answers[webAddress(url)], let finding = Finding(reply, of: address)
      else { continue }
      seen.append(SeenLink(page: place, address: address, finding: finding))
    }
  }
  var found = located(seen, in: site, root)
  let unasked = replies.values.count { $0.answer == .unasked }
  if unasked > 0 { found.append(Diagnostic(.warning, "check", nil, .finding(.unasked(unasked)))) }
  return found
}

/// An address as it goes over the wire: without letters beyond ASCII.
private func webAddress(_ url: String) -> String {
  if url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return url }
  return url.unicodeScalars.map { scalar in
    scalar.value > 0x20 && scalar.value < 0x7F
      ? String(Character(scalar)) : Address.encoded(String(Character(scalar)))
  }.joined()
}

extension WebManners {
  fileprivate init(_ asking: WebAsking) {
    self.init()
    agent = "Tilework/\(asking.version) (link check)"
    allowsPrivate = asking.allowsPrivate
    if let patience = asking.patience { (self.patience, wholePatience) = patience }
  }
}

extension Finding {
  /// Nil where all is well, and for what is told of all together.
  fileprivate init?(_ reply: WebReply, of address: String) {
    switch reply.answer {
    case .unasked: return nil
    case let answer where !answer.isGood: self = .external(address, answer)
    default:
      guard let moved = reply.movedTo else { return nil }
      self = .moved(address, to: moved)
    }
  }
}

/// What was well when it was last asked for, for a day.
private struct WebMemory {
  private(set) var replies: [String: WebReply] = [:]
  private var times: [String: Int] = [:]
  private let now: Int

  private static let title = "tilework links 1"
  private static let day = 86_400

  init(_ path: String, now: Int) {
    self.now = now
    for text in RecordFile.read(path, title: WebMemory.title) {
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let time = Int(fields[0]), let status = Int(fields[1]),
        time <= now, now - time < WebMemory.day
      else { continue }
      times[fields[2]] = time
      replies[fields[2]] = WebReply(
        .status(status), movedTo: fields[3].isEmpty ? nil : fields[3])
    }
  }

  mutating func keep(_ reply: WebReply, of address: String) {
    (replies[address], times[address]) = (reply, now)
  }

  func write(to path: String) throws(Files.Failure) {
    let texts = replies.compactMap { (address, reply) -> String? in
      guard case .status(let status) = reply.answer, let time = times[address],
        !(address + (reply.movedTo ?? "")).utf8.contains(where: { $0 < 0x20 })
      else { return nil }
      return "\(time)\t\(status)\t\(address)\t\(reply.movedTo ?? "")"
    }
    try Files.makeFolder(Path.folder(of: path))
    try RecordFile.write(texts.sortedByBytes(), title: WebMemory.title, to: path)
  }
}
