import TileTemplate

/// What libFuzzer calls with one input: templates, each but the first behind a line `=== name`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let sources = templates(in: bytes).map {
    TemplateSource(path: "t/" + $0.name, name: $0.name, bytes: $0.bytes)
  }
  let isOpen = count.isMultiple(of: 2)
  if let fault = Judge.judge(sources, isOpen: isOpen, twice: count.isMultiple(of: 8)).fault {
    fatalError(fault)
  }
  return 0
}

private func templates(in bytes: [UInt8]) -> [(name: String, bytes: [UInt8])] {
  var templates: [(name: String, bytes: [UInt8])] = [("m", [])]
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    if line.starts(with: "=== ".utf8), templates.count < 8 {
      templates.append((String(decoding: line.dropFirst(4), as: UTF8.self), []))
    } else {
      if !templates[templates.count - 1].bytes.isEmpty {
        templates[templates.count - 1].bytes.append(UInt8(ascii: "\n"))
      }
      templates[templates.count - 1].bytes += line
    }
  }
  return templates
}
