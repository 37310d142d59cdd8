/// Finds the marks of Hugo, Zola and Jekyll in a Markdown text: shortcodes, Liquid and Kramdown's
/// attributes, outside of code.
///
/// - Complexity: linear in the text; a mark is at most `ForeignScan.longest` bytes long.
func foreignMarks(in text: [UInt8]) -> [ForeignMark] {
  guard ForeignScan.mayHoldMarks(text) else { return [] }
  var scan = ForeignScan(text)
  scan.run()
  return scan.found
}

struct ForeignScan {
  private(set) var found: [ForeignMark] = []
  private let text: [UInt8]
  private var index = 0
  /// The fence that is open: its mark and how many of it there are.
  private var fence: (mark: UInt8, count: Int)?
  private var isAfterBlank = true
  private var isInList = false
  private var isIndentedCode = false
  /// Where marks come next, as far as that was looked for.
  private var next: [String: Int] = [:]

  static let longest = 4000

  init(_ text: [UInt8]) { self.text = text }

  /// Whether one of `{{`, `{%`, `{:`, `{.` and `{#` stands anywhere.
  static func mayHoldMarks(_ text: [UInt8]) -> Bool {
    let bytes = text.span
    var last: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if last == UInt8(ascii: "{"),
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: ":")
          || byte == UInt8(ascii: ".")
      {
        return true
      }
      last = byte
    }
    return false
  }

  mutating func run() {
    while index < text.count { line() }
  }

  // MARK: Lines

  private mutating func line() {
    let end = lineEnd(index)
    let start = text[index..<end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? end
    let indent = text[index..<start].reduce(0) { $0 + ($1 == 0x09 ? 4 : 1) }
    defer { isAfterBlank = start == end || text[start] == 0x0D }
    if start == end || text[start] == 0x0D || passFence(start, end) || isCode(indent, start) {
      index = end + 1
      return
    }
    if addOwnAttributes(start, end) {
      index = max(index, end + 1)
      return
    }
    inlines(end)
  }

  private func lineEnd(_ index: Int) -> Int {
    text[index...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
  }

  /// Whether the line belongs to a fence, or opens or closes one.
  private mutating func passFence(_ start: Int, _ end: Int) -> Bool {
    var start = start
    while start < end, text[start] == UInt8(ascii: ">") || text[start] == 0x20 { start += 1 }
    let mark = start < end ? text[start] : 0
    let count = text[start..<end].prefix { $0 == mark }.count
    if let open = fence {
      if mark == open.mark, count >= open.count,
        text[(start + count)..<end].allSatisfy({ $0 <= 0x20 })
      {
        fence = nil
      }
      return true
    }
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"), count >= 3,
      mark != UInt8(ascii: "`") || !text[(start + count)..<end].contains(mark)
    else { return false }
    fence = (mark, count)
    return true
  }

  /// Whether the line is code because it is indented.
  private mutating func isCode(_ indent: Int, _ start: Int) -> Bool {
    if indent < 4 {
      isIndentedCode = false
      let isItem =
        "-*+".utf8.contains(text[start])
        || text[start...].drop { (0x30...0x39).contains($0) }.first.map {
          (0x30...0x39).contains(text[start]) && ".)".utf8.contains($0)
        } ?? false
      if indent == 0 || isItem { isInList = isItem || isInList && !isAfterBlank }
      return false
    }
    if isInList { return false }
    isIndentedCode = isIndentedCode || isAfterBlank
    return isIndentedCode
  }

  /// `{:.class}` or `{.class}` alone on its line; with `{:toc}` goes the list above.
  private mutating func addOwnAttributes(_ start: Int, _ end: Int) -> Bool {
    let line = text[start..<end]
    let last = line.lastIndex { $0 > 0x20 } ?? start
    guard line.first == UInt8(ascii: "{"), text[last] == UInt8(ascii: "}"), last > start + 1,
      ":.#".utf8.contains(text[start + 1]), let inner = attributes(start, last)
    else { return false }
    if inner.hasPrefix("::comment") {
      index = start
      addUntil("{:/comment}", from: last + 1)
      return true
    }
    var from = start
    if inner.hasPrefix(":toc"), start >= 2 {
      let above = text[..<(start - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let item = text[above..<start].first { $0 > 0x20 } ?? 0
      let isFree = found.last.map { $0.range.upperBound <= above } ?? true
      if isFree, "-*+1".utf8.contains(item) { from = above }
    }
    found.append(
      ForeignMark(range: from..<(last + 1), kind: .attributes(inner), place: .text))
    return true
  }

  /// What is between the braces, if that can be attributes.
  private func attributes(_ start: Int, _ end: Int) -> String? {
    let inner = text[(start + 1)..<end]
    let isPlain = inner.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
        || " .#=\"'-:_/;%,".utf8.contains($0)
    }
    return isPlain ? String(decoding: inner, as: UTF8.self) : nil
  }

  // MARK: In a line

  private mutating func inlines(_ lineEnd: Int) {
    var end = lineEnd
    while index < end {
      switch text[index] {
      case UInt8(ascii: "`"): passCode()
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "{"):
        let before = found.count
        mark()
        if found.count == before { index += 1 }
        // A mark may go on over the end of the line.
        if index > end, index < text.count, text[index - 1] != UInt8(ascii: "\n") {
          end = self.lineEnd(index)
        }
      default: index += 1
      }
    }
    index = max(index, end + 1)
  }

  /// A code span, which may end in a later line of its paragraph.
  private mutating func passCode() {
    let count = text[index...].prefix { $0 == UInt8(ascii: "`") }.count
    var place = index + count
    let stop = min(text.count, place + Self.longest)
    while place < stop {
      if text[place] == UInt8(ascii: "`") {
        let run = text[place...].prefix { $0 == UInt8(ascii: "`") }.count
        place += run
        if run == count {
          index = place
          return
        }
      } else if text[place] == 0x0A, place + 1 < stop, text[place + 1] == 0x0A {
        break
      } else {
        place += 1
      }
    }
    index += count
  }

  private mutating func mark() {
    if has("{{<") { return hugo(">}}") }
    if has("{{%") { return hugo("%}}") }
    if has("{{/*") { return add(.comment, until: "*/}}") }
    if has("{{") { return value() }
    if has("{%") { return tag() }
    guard has("{:"), let end = text[index...].prefix(200).firstIndex(of: UInt8(ascii: "}")),
      index > 0, ")]*`_\">!".utf8.contains(text[index - 1]), let inner = attributes(index, end)
    else { return }
    found.append(
      ForeignMark(range: index..<(end + 1), kind: .attributes(inner), place: .text))
    index = end + 1
  }

  private mutating func hugo(_ closing: String) {
    guard let (inner, end) = inside(3, closing) else { return }
    if inner.hasPrefix("/*") { return index = end }  // shown, not run
    guard let tag = ForeignTag(inner) else { return }
    found.append(ForeignMark(range: index..<end, kind: .hugo(tag), place: place))
    index = end
    if tag.name == "highlight", !tag.closes {
      passUntil(["{{< /highlight", "{{</highlight", "{{% /highlight"])
    }
  }

  private mutating func value() {
    guard let (inner, end) = inside(2, "}}") else { return }
    let text = inner.trimmedOfDashes
    let isLong = inner.contains("\n\n")
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == ":" }
    let after = text.dropFirst(word.count).drop { $0 == " " }
    if after.first == "(", let tag = ForeignTag(text) {
      found.append(ForeignMark(range: index..<end, kind: .zola(tag), place: place))
    } else if !isLong, Self.isValue(text, word, after) {
      found.append(ForeignMark(range: index..<end, kind: .value(text), place: place))
    } else {
      return
    }
    index = end
  }

  /// `site.url`, `"/a" | relative_url`, `content`; not `{{n}` of a formula.
  private static func isValue(_ text: String, _ word: Substring, _ after: Substring) -> Bool {
    let first = text.first ?? " "
    if first == "\"" || first == "'" { return text.contains("|") || text.count > 2 }
    guard after.isEmpty || after.first == "|" else { return false }
    let objects = [
      "site.", "page.", "include.", "layout.", "post.", "paginator.", "theme.", "config.",
      "section.", ".", "forloop.",
    ]
    return objects.contains { word.hasPrefix($0) && word.count > $0.count } || word == "content"
      || (!word.isEmpty && after.first == "|")
  }

  private mutating func tag() {
    guard let (inner, end) = inside(2, "%}"), !inner.contains("\n\n") else { return }
    let text = inner.trimmedOfDashes
    guard let tag = ForeignTag(text) else { return }
    let isZola = text.dropFirst(tag.name.count).first == "(" || tag.name == "end"
    found.append(
      ForeignMark(
        range: index..<end, kind: isZola ? .zola(tag) : .liquid(tag), place: place))
    let start = index
    index = end
    switch tag.name {
    case "raw": passUntil(["{% endraw", "{%- endraw", "{%endraw"])
    case "highlight": passUntil(["{% endhighlight", "{%- endhighlight", "{%endhighlight"])
    case "comment":
      found.removeLast()
      index = start
      addUntil("{% endcomment %}", from: end)
    default: break
    }
  }

  // MARK: Stretches

  private func has(_ mark: String) -> Bool { text[index...].starts(with: mark.utf8) }

  /// What follows the opening up to `closing`, and where that ends.
  private mutating func inside(_ opening: Int, _ closing: String) -> (String, Int)? {
    guard let close = find(closing, from: index + opening),
      close - index < Self.longest
    else { return nil }
    let inner = String(decoding: text[(index + opening)..<close], as: UTF8.self)
    return (inner, close + closing.utf8.count)
  }

  /// Where a mark comes next; looked for once, however often it is asked for.
  private mutating func find(_ mark: String, from start: Int) -> Int? {
    if let known = next[mark], known >= start { return known == .max ? nil : known }
    let bytes = Array(mark.utf8)
    guard let first = bytes.first else { return nil }
    var place = start
    next[mark] = .max
    while place < text.count, let found = text[place...].firstIndex(of: first) {
      if text[found...].starts(with: bytes) {
        next[mark] = found
        return found
      }
      place = found + 1
    }
    return nil
  }

  /// Goes on at the first of these marks, or where none follows, here.
  private mutating func passUntil(_ marks: [String]) {
    var ends: [Int] = []
    for mark in marks { if let end = find(mark, from: index) { ends.append(end) } }
    if let end = ends.min() { index = end }
  }

  /// All from here to the end of `mark` is not shown; to the end of the line where it is not there.
  private mutating func addUntil(_ mark: String, from start: Int) {
    let end = find(mark, from: start).map { $0 + mark.utf8.count }
    let stop = end ?? lineEnd(start)
    found.append(ForeignMark(range: index..<stop, kind: .comment, place: .text))
    index = stop
  }

  private mutating func add(_ kind: ForeignMark.Kind, until closing: String) {
    guard let (_, end) = inside(2, closing) else { return }
    found.append(ForeignMark(range: index..<end, kind: kind, place: place))
    index = end
  }

  /// Where the mark that begins here stands.
  private var place: ForeignMark.Place {
    if let last = found.last, last.range.upperBound == index { return last.place }
    guard index > 0 else { return .text }
    let before = text[index - 1]
    if before == UInt8(ascii: "("), index > 1, text[index - 2] == UInt8(ascii: "]") {
      return .destination
    }
    if before == UInt8(ascii: "<"), index > 2, text[index - 2] == UInt8(ascii: "(") {
      return .destination
    }
    if (before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")), index > 1,
      text[index - 2] == UInt8(ascii: "=")
    {
      return .attribute
    }
    let line = text[..<index].reversed().prefix(200).drop { $0 == 0x20 }
    return line.starts(with: ":]".utf8) ? .destination : .text
  }
}

extension String {
  /// Without white space and Liquid's `-` at both ends.
  fileprivate var trimmedOfDashes: String {
    let isMark = { (letter: Character) in letter.isWhitespace || letter == "-" }
    return String(drop(while: isMark).reversed().drop(while: isMark).reversed())
  }
}
