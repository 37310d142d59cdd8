/// A file of short texts that a program wrote for itself: it says what it is and is known to be whole,
/// so that a damaged one, or another version's, is the same as none.
enum RecordFile {
  /// The texts; none where there is no such file.
  /// - Parameter title: what the file is, with a number that changes when its texts mean something else.
  static func read(_ path: String, title: String) -> [Substring] {
    guard let bytes = try? Files.read(path), let end = bytes.firstIndex(of: 0) else { return [] }
    let body = bytes[(end + 1)...]
    guard String(decoding: bytes[..<end], as: UTF8.self) == heading(title, body) else { return [] }
    return body.split(separator: 0).map { Substring(String(decoding: $0, as: UTF8.self)) }
  }

  /// Puts the file in its place in one step. The texts hold no NUL.
  static func write(_ texts: [String], title: String, to path: String) throws(Files.Failure) {
    var body: [UInt8] = []
    for text in texts {
      body += text.utf8
      body.append(0)
    }
    let draft = path + ".\(Files.processID)"
    try Files.write(Array(heading(title, body[...]).utf8) + [0] + body, to: draft)
    try Files.rename(draft, to: path)
  }

  private static func heading(_ title: String, _ body: ArraySlice<UInt8>) -> String {
    title + " " + Fingerprint.of(body)
  }
}
