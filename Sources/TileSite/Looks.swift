/// What the pages of a written site look like but for the names of their stylesheets, so that a change
/// of style alone is told from one of what a page says.
package struct Looks: Sendable {
  /// What browsers must do to show what a build has written.
  package enum Change: Int, Sendable, Comparable {
    /// Nothing that a page shows is other than before.
    case none
    /// Take the new stylesheets.
    case styles
    /// Load the page again.
    case pages

    package static func < (a: Change, b: Change) -> Bool { a.rawValue < b.rawValue }
  }

  private let output: String
  private var looks: [String: String] = [:]

  /// The looks of a site as it was just written.
  package init(of output: String, _ written: Written) {
    self.output = output
    for path in written.paths where isPage(path) { looks[path] = look(path) }
  }

  /// Takes in what the next build has written, and says what it changed.
  package mutating func update(_ written: Written) -> Change {
    var change = Change.none
    for path in written.changedPaths {
      if isPage(path) {
        let look = look(path)
        if looks.updateValue(look, forKey: path) != look { change = .pages }
      } else {
        change = max(change, effect(path))
      }
    }
    for path in written.removedPaths {
      looks[path] = nil
      change = max(change, effect(path))
    }
    return change
  }

  private func isPage(_ path: String) -> Bool { path.hasSuffix(".html") }

  private func effect(_ path: String) -> Change {
    // What is made for others than people: or its name says what it holds, so that a page which shows it is
    // another one too.
    if path.hasPrefix("assets/images/") || Looks.unseen.contains(Path.name(of: path)) {
      return .none
    }
    switch Path.fileExtension(of: path) {
    case "css": return .styles
    case "xml", "txt", "webmanifest": return .none
    default: return .pages
    }
  }

  private static let unseen: Set = ["_headers", "_redirects", "feed.json"]

  private func look(_ path: String) -> String {
    guard let bytes = try? Files.read(Path.join(output, path)) else { return "" }
    return Fingerprint.of(withoutStylesheetNames(withoutNotes(bytes)))
  }
}

/// Without what the head of a page tells others than those who look at it: the picture that stands beside links to
/// it, icons, the colour of the browser's own bars.
private func withoutNotes(_ page: [UInt8]) -> [UInt8] {
  guard let end = page.firstRange(of: Array("</head>".utf8))?.lowerBound else { return page }
  var kept: [UInt8] = []
  kept.reserveCapacity(page.count)
  var rest = page[..<end]
  while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
    kept += rest[..<start]
    let next = rest[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? rest.endIndex
    if !isNote(rest[start..<next]) { kept += rest[start..<next] }
    rest = rest[next...]
  }
  return kept + rest + page[end...]
}

private func isNote(_ tag: ArraySlice<UInt8>) -> Bool {
  let marks: [String] =
    if tag.starts(with: "<meta ".utf8) {
      ["property=\"og:", "name=\"twitter:", "name=\"theme-color\""]
    } else if tag.starts(with: "<link ".utf8) {
      ["rel=\"icon\"", "rel=\"apple-touch-icon\"", "rel=\"manifest\""]
    } else { [] }
  return marks.contains { tag.firstRange(of: Array($0.utf8)) != nil }
}

/// Without the letters and digits that stand in `site.HASH.css` for what the file holds.
private func withoutStylesheetNames(_ page: [UInt8]) -> [UInt8] {
  var kept: [UInt8] = []
  kept.reserveCapacity(page.count)
  for byte in page {
    kept.append(byte)
    guard byte == UInt8(ascii: "s"), kept.suffix(4).elementsEqual(".css".utf8) else { continue }
    let name = kept.dropLast(4).suffix(14)
    if name.count == 14, name.first == UInt8(ascii: "."), name.dropFirst().allSatisfy(isHashDigit) {
      kept.removeSubrange(name.indices)
    }
  }
  return kept
}

private func isHashDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
