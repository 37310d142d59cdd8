import TileTemplate

/// Reads, checks and renders templates and says what is wrong with how that ended.
struct Judge {
  enum End { case mistakes, stopped, page }

  /// How it ended, and a fault of the template language: nil where it kept its promises.
  static func judge(
    _ sources: [TemplateSource], isOpen: Bool, twice: Bool
  ) -> (end: End, fault: String?) {
    do throws(TemplateErrors) {
      var set = try TemplateSet(sources, schema: isOpen ? Site.open : Site.known)
      // A hundredth of the usual, so that many templates get their turn.
      set.limits.rounds = 10_000
      set.limits.bytes = 1 << 20
      set.limits.valueBytes = 1 << 18
      set.limits.work = 1 << 22
      let result = render(set, sources[0].name)
      if twice, render(set, sources[0].name) != result {
        return (.page, "the same template gives two pages")
      }
      if twice, case .success = result {
        let workspace = Workspace()
        for _ in 0..<2 where render(set, sources[0].name, workspace) != result {
          return (.page, "what was kept gives another page")
        }
      }
      switch result {
      case .success(let page):
        let isText = String(validating: page, as: UTF8.self) != nil
        return (.page, isText ? nil : "the page is not UTF-8")
      case .failure(let error): return (.stopped, fault(of: error, in: sources))
      }
    } catch {
      if error.errors.isEmpty { return (.mistakes, "refused without a mistake") }
      return (.mistakes, error.errors.lazy.compactMap { fault(of: $0, in: sources) }.first)
    }
  }

  private static func render(
    _ set: TemplateSet, _ name: String, _ workspace: Workspace? = nil
  ) -> Result<[UInt8], TemplateError> {
    var page: [UInt8] = []
    do throws(TemplateError) {
      try set.render(name, globals: Site.globals, into: &page, using: workspace) { (_, arguments) in
        arguments[0] ?? .none
      }
      return .success(page)
    } catch {
      return .failure(error)
    }
  }

  /// A mistake has a sentence and a place inside a template.
  private static func fault(of error: TemplateError, in sources: [TemplateSource]) -> String? {
    if error.message.isEmpty || error.message == "this cannot be understood" {
      return "no sentence: \(error)"
    }
    var places = error.chain.map { ($0.path, $0.line, $0.column) }
    places.append((error.path, error.line, error.column))
    for (path, line, column) in places {
      let isThere = sources.contains { source in
        let lines = lines(of: source.bytes)
        return source.path == path && lines.indices.contains(line - 1)
          && (1...lines[line - 1] + 1).contains(column)
      }
      if !isThere { return "no such place: \(path):\(line):\(column) of \(error)" }
    }
    return nil
  }

  /// The length of each line; lines end in CR, LF or both.
  private static func lines(of bytes: [UInt8]) -> [Int] {
    var lines = [0]
    for (place, byte) in bytes.enumerated() {
      if byte == 0x0A, place > 0, bytes[place - 1] == 0x0D { continue }
      if byte == 0x0A || byte == 0x0D {
        lines.append(0)
      } else {
        lines[lines.count - 1] += 1
      }
    }
    return lines
  }
}
