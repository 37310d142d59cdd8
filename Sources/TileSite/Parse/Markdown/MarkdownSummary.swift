/// Gathers the plain text of a body's beginning.
struct MarkdownSummary {
  private(set) var hasMore = false
  private var first: [UInt8] = []
  private var before: [UInt8] = []
  private var isInParagraph = false
  private var wantsFirst = true
  private var wantsBefore: Bool

  /// - Parameter mayHaveMore: whether all text must be kept until a `<!--more-->` comes.
  init(mayHaveMore: Bool) { wantsBefore = mayHaveMore }

  var text: String {
    let bytes = hasMore ? before : first
    let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    let start = bytes.firstIndex { $0 > 0x20 } ?? 0
    return String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
  }

  mutating func beginParagraph() {
    isInParagraph = true
    if wantsBefore && !before.isEmpty { before.append(0x20) }
  }

  mutating func endParagraph() {
    isInParagraph = false
    if first.contains(where: { $0 > 0x20 }) { wantsFirst = false }
  }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard isInParagraph else { return }
    if wantsFirst { unsafe first.append(contentsOf: text) }
    if wantsBefore { unsafe before.append(contentsOf: text) }
  }

  mutating func addBlank() {
    guard isInParagraph else { return }
    if wantsFirst { first.append(0x20) }
    if wantsBefore { before.append(0x20) }
  }

  /// Ends the summary here.
  mutating func more() {
    guard !hasMore else { return }
    hasMore = true
    wantsBefore = false
  }

  /// Whether the text holds what may be a `<!--more-->`.
  static func mayHaveMore(_ text: ArraySlice<UInt8>) -> Bool {
    unsafe text.withUnsafeBufferPointer { bytes in
      var rest = unsafe bytes[...]
      while let start = unsafe rest.firstIndex(of: 0x3C) {
        unsafe rest = rest[start...]
        if unsafe moreLength(UnsafeBufferPointer(rebasing: rest)) > 0 { return true }
        unsafe rest = rest.dropFirst()
      }
      return false
    }
  }

  /// The length of a `<!--more-->` or `<!-- more -->` that the text begins with, or 0.
  static func moreLength(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    guard unsafe text.starts(with: "<!--".utf8) else { return 0 }
    var rest = unsafe text.dropFirst(4).drop { $0 == 0x20 }
    guard unsafe rest.starts(with: "more".utf8) else { return 0 }
    unsafe rest = rest.dropFirst(4).drop { $0 == 0x20 }
    return unsafe rest.starts(with: "-->".utf8) ? rest.startIndex + 3 : 0
  }
}
