private import CWeb
private import Dispatch

/// Asks whether these addresses are there: each once, with HEAD, and with GET where that is not answered well.
///
/// Redirects are followed. A host that says it has enough (429) is not asked again. Time is bounded: what
/// was not asked when it is over is `unasked`.
///
/// - Parameter onReply: told, from another thread, how many are done.
public func askWeb(
  _ addresses: [String], _ manners: WebManners = WebManners(),
  onReply: (@Sendable (Int) -> Void)? = nil
) async -> [String: WebReply] {
  if addresses.isEmpty { return [:] }
  return await withCheckedContinuation { continuation in
    // A thread of its own: it waits, and others have work to do.
    DispatchQueue(label: "web").async {
      var round = Round(addresses, manners)
      continuation.resume(returning: round.replies(onReply))
    }
  }
}

/// All the questions of one call.
private struct Round {
  private let manners: WebManners
  /// Not begun yet, the next one last.
  private var waiting: [Question]
  /// Begun, by number.
  private var open: [Int64: Question] = [:]
  /// How many of those each host has.
  private var busy: [String: Int] = [:]
  /// Hosts that want no more questions.
  private var tired: Set<String> = []
  private var found: [String: WebReply] = [:]
  private var number: Int64 = 0

  /// An address that is asked for.
  private struct Question {
    /// As it was given.
    let address: String
    /// Where it is asked for now.
    var url: String
    var isHead = true
    var redirects = 0
    /// Where redirects have led that are for good, so far without any that is not.
    var movedTo: String?
    var isForGood = true

    init(_ address: String) {
      self.address = address
      url = address
    }

    /// `https://user@www.example.com:8080/x` → `www.example.com:8080`.
    var host: String {
      let start = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
      guard start.count == 3 else { return "" }
      let authority = start[2].prefix { !"/?#".contains($0) }
      return (authority.split(separator: "@").last ?? authority).lowercased()
    }
  }

  init(_ addresses: [String], _ manners: WebManners) {
    self.manners = manners
    var seen: Set<String> = []
    waiting = addresses.reversed().filter { seen.insert($0).inserted }.map(Question.init)
  }

  mutating func replies(_ onReply: ((Int) -> Void)?) -> [String: WebReply] {
    let clock = ContinuousClock()
    let end = clock.now + manners.wholePatience
    guard let web = unsafe web_open(manners.agent, manners.allowsPrivate) else {
      return all(.noLibrary)
    }
    defer { unsafe web_close(web) }
    var told = 0
    while !(waiting.isEmpty && open.isEmpty), clock.now < end {
      unsafe begin(web)
      unsafe web_go_on(web, 200)
      var answer = unsafe web_answer()
      while unsafe web_take(web, &answer) { unsafe settle(answer) }
      if found.count > told { onReply?(found.count) }
      told = found.count
    }
    for question in open.values { found[question.address] = WebReply(.tooSlow) }
    return all(.unasked)
  }

  /// What is known, and this of all the others.
  private mutating func all(_ answer: WebAnswer) -> [String: WebReply] {
    for question in waiting { found[question.address] = WebReply(answer) }
    return found
  }

  /// Begins as many questions as there may be.
  private mutating func begin(_ web: OpaquePointer) {
    var place = waiting.count - 1
    while place >= 0, open.count < manners.most {
      let host = waiting[place].host
      if tired.contains(host) {
        finish(waiting.remove(at: place), .spared)
      } else if unsafe !manners.allowsPrivate && web_names_private(waiting[place].url) {
        finish(waiting.remove(at: place), .notPublic)
      } else if busy[host, default: 0] < manners.mostOfHost {
        unsafe ask(waiting.remove(at: place), of: host, web)
      }
      place -= 1
    }
  }

  private mutating func ask(_ question: Question, of host: String, _ web: OpaquePointer) {
    let (seconds, rest) = manners.patience.components
    let milliseconds = Int(seconds) * 1000 + Int(rest / 1_000_000_000_000_000)
    number += 1
    guard unsafe web_ask(web, number, question.url, question.isHead, milliseconds) else {
      return finish(question, .unasked)
    }
    open[number] = question
    busy[host, default: 0] += 1
  }

  private mutating func finish(_ question: Question, _ answer: WebAnswer) {
    found[question.address] = WebReply(answer, movedTo: answer.isGood ? question.movedTo : nil)
  }

  private mutating func settle(_ answer: web_answer) {
    guard var question = unsafe open.removeValue(forKey: answer.number) else { return }
    let host = question.host
    busy[host, default: 1] -= 1
    guard unsafe answer.end == web_answered else {
      // Some servers do not know HEAD and say nothing.
      if unsafe answer.end == web_closed, question.isHead { return again(&question, isHead: false) }
      return unsafe finish(question, WebAnswer(answer))
    }
    let status = unsafe answer.status
    if let location = unsafe answer.location, (300..<400).contains(status) {
      unsafe follow(&question, to: String(cString: location), status)
    } else if status == 429 {
      tired.insert(host)
      finish(question, .status(status))
    } else if question.isHead, !(200..<300).contains(status) {
      again(&question, isHead: false)
    } else {
      finish(question, .status(status))
    }
  }

  private mutating func again(_ question: inout Question, isHead: Bool) {
    question.isHead = isHead
    waiting.append(question)
  }

  private mutating func follow(_ question: inout Question, to location: String, _ status: Int) {
    question.redirects += 1
    if question.redirects > manners.mostRedirects { return finish(question, .redirectedTooOften) }
    question.isForGood = question.isForGood && (status == 301 || status == 308)
    if question.isForGood { question.movedTo = location }
    question.url = location
    again(&question, isHead: true)
  }
}

extension WebAnswer {
  fileprivate init(_ answer: web_answer) {
    self =
      switch unsafe answer.end {
      case web_too_slow: .tooSlow
      case web_no_host: .noHost
      case web_no_connection: .noConnection
      case web_bad_certificate: .badCertificate
      case web_closed: .closed
      case web_not_public: .notPublic
      default: .other(unsafe answer.reason.map { unsafe String(cString: $0) } ?? "")
      }
  }
}
