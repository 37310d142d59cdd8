private import TileTemplate
internal import TilePreview
internal import TileSite

/// What the user asked for.
enum Command: Sendable {
  case help(Topic?)
  case version
  case build(Options)
  case serve(Options, PreviewAddress, opensBrowser: Bool)
  case check(Options)
  case list(Options)
  case explain(page: String, Explain, Options)
  case new(folder: String)
  case importing(Import)

  /// The commands by name, in the order in which help shows them.
  enum Topic: String, CaseIterable, Sendable {
    case new, build, serve, check, explain, list, `import`
  }

  struct Options: Sendable {
    var build = BuildOptions()
    var isQuiet = false
    /// How findings, or pages, are told.
    var format = DiagnosticFormat.text
  }

  struct Import: Sendable {
    var origin: ImportOrigin
    /// The folder of the old site, and the one to make.
    var old: String
    var new: String
  }

  struct Explain: Sendable {
    /// Of the grids' container in CSS pixels.
    var widths: [Double] = []
    var isJSON = false
  }
}

extension Command {
  /// The folder of the site it is about.
  var site: String {
    switch self {
    case .build(let options), .serve(let options, _, _), .check(let options), .list(let options),
      .explain(_, _, let options):
      options.build.site
    case .new(let folder): folder
    case .importing(let wish): wish.new
    case .help, .version: "."
    }
  }
}

/// Arguments that make no sense; nothing was done.
struct UsageError: Error, Equatable {
  var sentence: String
}

extension Command {
  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var words = Words(arguments)
    guard let first = words.next() else {
      self = .help(nil)
      return
    }
    if first == "--version" || first == "version" {
      self = .version
    } else if first == "--help" || first == "-h" || first == "help" {
      self = .help(try words.next().map { (name) throws(UsageError) in try Command.topic(name) })
    } else {
      let topic = try Command.topic(first)
      if arguments.contains("--help") || arguments.contains("-h") {
        self = .help(topic)
      } else {
        self = try Command.command(topic, &words)
      }
    }
  }

  private static func topic(_ name: String) throws(UsageError) -> Topic {
    if let topic = Topic(rawValue: name) { return topic }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let names = Topic.allCases.map(\.rawValue) + ["--help", "--version"]
    throw UsageError(sentence: unknown(kind, name, among: names) + "; see: tilework --help")
  }

  private static func command(_ topic: Topic, _ words: inout Words) throws(UsageError) -> Command {
    var options = Options()
    var address = PreviewAddress()
    var opensBrowser = false
    var explain = Explain()
    var operands: [String] = []
    while let word = words.next() {
      if !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if topic == .new || topic == .import {
        throw UsageError(
          sentence: unknown("option", word, among: ["--help"]) + "; see: tilework \(topic) --help")
      } else {
        try read(word, of: topic, &words, &options, &address, &opensBrowser, &explain)
      }
    }
    let wanted = topic.operand
    if let wanted, operands.first?.isEmpty ?? true {
      throw UsageError(sentence: "\(topic.rawValue) needs \(wanted); see: tilework \(topic) --help")
    }
    if operands.count > (topic == .import ? 3 : wanted == nil ? 0 : 1), let extra = operands.last {
      throw UsageError(sentence: "“\(extra)” is one word too many; see: tilework \(topic) --help")
    }
    switch topic {
    case .new: return .new(folder: operands[0])
    case .import: return .importing(try importing(operands))
    case .explain: return .explain(page: operands[0], explain, options)
    case .build: return .build(options)
    case .serve: return .serve(options, address, opensBrowser: opensBrowser)
    case .check: return .check(options)
    case .list: return .list(options)
    }
  }

  private static func importing(_ operands: [String]) throws(UsageError) -> Import {
    guard let origin = ImportOrigin(rawValue: operands[0]) else {
      let known = ImportOrigin.allCases.map(\.rawValue)
      throw UsageError(
        sentence: unknown("generator", operands[0], among: known) + "; see: tilework import --help")
    }
    guard operands.count > 1 else {
      throw UsageError(
        sentence: "import needs the folder of the \(origin) site; see: tilework import --help")
    }
    var old = operands[1]
    while old.count > 1, old.hasSuffix("/") { old.removeLast() }
    let name = old.split(separator: "/").last.map(String.init) ?? "site"
    let isNamed = name != "." && name != ".."
    let new = operands.count > 2 ? operands[2] : (isNamed ? name : "site") + "-tilework"
    return Import(origin: origin, old: old, new: new)
  }

  private static func read(
    _ word: String, of topic: Topic, _ words: inout Words, _ options: inout Options,
    _ address: inout PreviewAddress, _ opensBrowser: inout Bool, _ explain: inout Explain
  ) throws(UsageError) {
    let (name, value) = Words.split(word)
    guard let option = Option(rawValue: name), option.topics.contains(topic) else {
      let known = Option.allCases.filter { $0.topics.contains(topic) }.map(\.rawValue)
      throw UsageError(
        sentence: unknown("option", name, among: known) + "; see: tilework \(topic) --help")
    }
    if !option.takesValue, value != nil {
      throw UsageError(sentence: "\(name) takes no value")
    }
    var text = value ?? ""
    if option.takesValue, value == nil { text = try words.value(of: name) }
    if option.takesValue, text.isEmpty {
      throw UsageError(sentence: "\(name) needs a value after it, not an empty text")
    }
    switch option {
    case .site: options.build.site = text
    case .output: options.build.output = text
    case .baseURL:
      guard BuildOptions.isBaseURL(text) else {
        throw UsageError(
          sentence: "--base-url “\(text)” is no address; write it as https://www.example.com/")
      }
      options.build.baseURL = text
    case .drafts: options.build.drafts = true
    case .future: options.build.future = true
    case .now:
      guard let now = BuildOptions.instant(text) else {
        throw UsageError(sentence: "--now “\(text)” is no date; write it as 2024-12-31T09:00:00Z")
      }
      options.build.now = now
    case .strict: options.build.strict = true
    case .quiet: options.isQuiet = true
    case .bind: address.host = text
    case .open: opensBrowser = true
    case .allowEdit: address.allowsEdits = true
    case .port:
      guard let port = Int(text), (0...65535).contains(port) else {
        throw UsageError(sentence: "--port “\(text)” is not a number from 0 to 65535")
      }
      address.port = port
    case .width:
      let words = text.split(separator: ",", omittingEmptySubsequences: false)
      let widths = words.compactMap { Double($0) }.filter { (0...100_000).contains($0) }
      guard widths.count == words.count else {
        throw UsageError(
          sentence:
            "--width “\(text)” is no number of pixels up to 100000; write it as 768, or 320,768")
      }
      explain.widths += widths
    case .json: explain.isJSON = true
    case .format: options.format = try format(text, for: topic)
    }
  }
}

private func format(
  _ text: String, for topic: Command.Topic
) throws(UsageError) -> DiagnosticFormat {
  let formats = DiagnosticFormat.allCases.filter { topic != .list || $0 != .github }
  if let format = DiagnosticFormat(rawValue: text), formats.contains(format) { return format }
  let names = formats.map(\.rawValue)
  throw UsageError(
    sentence:
      "--format “\(text)” is unknown; choose \(names.dropLast().joined(separator: ", ")) or "
      + (names.last ?? ""))
}

extension Command.Topic {
  /// What must stand after the command.
  var operand: String? {
    switch self {
    case .new: "the name of a folder to make"
    case .import: "hugo, zola or jekyll, and the folder of the site"
    case .explain: "a page, such as content/services/tax-law.md or /services/tax-law/"
    default: nil
    }
  }
}

/// Every option, as it is typed.
enum Option: String, CaseIterable {
  case site = "--site"
  case output = "--output"
  case baseURL = "--base-url"
  case drafts = "--drafts"
  case future = "--future"
  case now = "--now"
  case strict = "--strict"
  case quiet = "--quiet"
  case port = "--port"
  case bind = "--bind"
  case open = "--open"
  case allowEdit = "--allow-edit"
  case width = "--width"
  case json = "--json"
  case format = "--format"

  /// The commands that take it.
  var topics: [Command.Topic] {
    switch self {
    case .port, .bind, .open, .allowEdit: [.serve]
    case .width, .json: [.explain]
    case .format: [.build, .check, .list]
    case .site, .output, .baseURL, .drafts, .future, .now, .strict, .quiet:
      Command.Topic.allCases
    }
  }

  var takesValue: Bool {
    switch self {
    case .site, .output, .baseURL, .now, .port, .bind, .width, .format: true
    case .drafts, .future, .strict, .quiet, .open, .allowEdit, .json: false
    }
  }
}

/// The arguments, taken from the front.
private struct Words {
  private var rest: ArraySlice<String>

  init(_ arguments: [String]) { rest = arguments[...] }

  mutating func next() -> String? { rest.popFirst() }

  mutating func value(of option: String) throws(UsageError) -> String {
    guard let value = next(), !value.hasPrefix("--") else {
      throw UsageError(sentence: "\(option) needs a value after it")
    }
    return value
  }

  /// `--site=x` → `--site` and `x`.
  static func split(_ word: String) -> (name: String, value: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }
}

private func unknown(_ kind: String, _ name: String, among known: [String]) -> String {
  let near = nearest(name, in: known)
  return "there is no \(kind) “\(name)”" + (near.map { "; did you mean “\($0)”?" } ?? "")
}
