/// Keys and values as they are written into a YAML text.
struct YAMLWords {
  let lineEnd: [UInt8]

  /// One value.
  struct Scalar {
    var text: String
    /// It says the same with quotes and without.
    var isNumber = false
  }

  /// As it is written where nothing asks for quotes of a kind.
  func plain(_ value: Scalar) -> [UInt8] {
    value.isNumber ? Array(value.text.utf8) : double(value.text)
  }

  func lines(_ path: ArraySlice<String>, _ value: Scalar, indent: [UInt8]) -> [UInt8] {
    var written: [UInt8] = []
    for (depth, key) in path.enumerated() {
      let isLast = depth == path.count - 1
      written += indent + [UInt8](repeating: UInt8(ascii: " "), count: 2 * depth)
      written += isLast ? pair([key], value) : Array("\(key):".utf8) + lineEnd
    }
    return written
  }

  func pair(_ path: ArraySlice<String>, _ value: Scalar) -> [UInt8] {
    guard let key = path.first else { return plain(value) }
    let inner = path.count == 1 ? plain(value) : flow(path.dropFirst(), value)
    return Array("\(key): ".utf8) + inner
  }

  func flow(_ path: ArraySlice<String>, _ value: Scalar) -> [UInt8] {
    [UInt8(ascii: "{")] + pair(path, value) + [UInt8(ascii: "}")]
  }

  func double(_ value: String) -> [UInt8] {
    let escaped = value.utf8.flatMap { byte in
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        ? [UInt8(ascii: "\\"), byte] : [byte]
    }
    return [UInt8(ascii: "\"")] + escaped + [UInt8(ascii: "\"")]
  }

  func single(_ value: String) -> [UInt8] {
    let escaped = value.utf8.flatMap { $0 == UInt8(ascii: "'") ? [$0, $0] : [$0] }
    return [UInt8(ascii: "'")] + escaped + [UInt8(ascii: "'")]
  }
}
