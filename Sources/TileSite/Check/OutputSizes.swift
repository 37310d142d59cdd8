/// How large the files of a site are that pages load.
struct OutputSizes {
  private let files: [String: OutputFile.Contents]

  init(_ outputs: [OutputFile]) {
    files = Dictionary(outputs.map { ($0.path, $0.contents) }, uniquingKeysWith: { one, _ in one })
  }

  /// 0 for a picture that no build has made yet.
  func bytes(of path: String) -> Int {
    switch files[path] {
    case .bytes(let bytes): bytes.count
    case .copy(_, let found?): found.size
    case .copy(let source, nil), .picture(let source): Files.status(source)?.size ?? 0
    case .page, .feed, .drawing, nil: 0
    }
  }
}
