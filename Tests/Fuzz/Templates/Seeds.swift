import Foundation

extension Corpus {
  /// Writes what libFuzzer begins with: a file a set of templates, and beside the folder its
  /// dictionary.
  func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (number, set) in (vectors + themes).enumerated() {
      var bytes: [UInt8] = []
      for (place, template) in set.enumerated() {
        if place > 0 { bytes += Array("\n=== \(template.name)\n".utf8) }
        bytes += template.bytes
      }
      try Data(bytes).write(to: URL(filePath: "\(folder)/\(number)"))
    }
    let words = Words.pieces + Words.filters + Words.tests + Words.operators + Words.values
    let lines = words.map { "\"" + $0.utf8.map(quoted).joined() + "\"\n" }
    try Data(lines.joined().utf8).write(to: URL(filePath: folder + ".dict"))
  }

  private func quoted(_ byte: UInt8) -> String {
    let isPlain = (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x5C
    if isPlain { return String(Character(Unicode.Scalar(byte))) }
    return "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
