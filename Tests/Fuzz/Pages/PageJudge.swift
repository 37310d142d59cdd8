@testable import TileSite

/// Tries a page's source in one way and says what is wrong with what becomes of it.
struct PageJudge {
  enum End { case unread, mistakes, page }

  private let sites = PageSite.Way.allCases.map(PageSite.init)

  /// How it ended, and a fault of the generator: nil where it kept its promises.
  func judge(
    _ source: [UInt8], _ way: PageSite.Way, whole: Bool, twice: Bool
  ) -> (end: End, fault: String?) {
    let result = result(of: source, way, whole: whole)
    if twice {
      let again = self.result(of: source, way, whole: whole)
      if again.out != result.out || again.found != result.found {
        return (result.end, "the same source gives two pages")
      }
    }
    return (result.end, result.fault ?? fault(of: result, source, isEscaped: way.isEscaped))
  }

  private struct Result {
    var end: End
    var out: [UInt8] = []
    var found: [Diagnostic]
    var fault: String?
  }

  private func result(of source: [UInt8], _ way: PageSite.Way, whole: Bool) -> Result {
    let site = sites[way.rawValue]
    var settings = Settings()
    settings.markdown.allowsHTML = !way.isEscaped
    settings.markdown.isSmart = way.isSmart
    let read = readPage(source, of: PageSite.file, settings, blockNames: site.blockNames)
    guard let page = read.page else { return Result(end: .unread, found: read.found) }
    let resolved = site.resolved(page)
    let found = read.found + resolved.found
    if found.hasErrors || !whole {
      return Result(
        end: found.hasErrors ? .mistakes : .page, out: site.filled(resolved.page), found: found)
    }
    do throws(SiteError) {
      return Result(end: .page, out: try site.rendered(resolved.page), found: found)
    } catch {
      // What a block was given wrongly is told at its fence; the theme itself makes no mistakes.
      if error.diagnostics.allSatisfy({ $0.path == PageSite.file.path }) {
        return Result(
          end: .mistakes, out: site.filled(resolved.page), found: found + error.diagnostics)
      }
      let words = error.diagnostics.map(\.text).joined(separator: "\n")
      return Result(end: .page, found: found, fault: "not rendered: \(words)")
    }
  }

  private func fault(of result: Result, _ source: [UInt8], isEscaped: Bool) -> String? {
    if result.end == .unread, !result.found.hasErrors { return "refused without a mistake" }
    if let fault = Places(source).fault(in: result.found) { return fault }
    if String(validating: result.out, as: UTF8.self) == nil { return "the page is not UTF-8" }
    // Where there is a mistake nothing is published, so an address that is told may stand there.
    return isEscaped && result.end == .page ? Tags.fault(in: result.out) : nil
  }
}

/// The lines of a source, to check that what is told of it is told of a place in it.
private struct Places {
  /// The length of each line in characters.
  private var lines = [0]

  init(_ source: [UInt8]) {
    var text = source[...]
    while text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    for (index, byte) in zip(text.indices, text) {
      if byte == 0x0A, index > text.startIndex, text[index - 1] == 0x0D { continue }
      if byte == 0x0A || byte == 0x0D {
        lines.append(0)
      } else if byte & 0xC0 != 0x80 {
        lines[lines.count - 1] += 1
      }
    }
  }

  func fault(in found: [Diagnostic]) -> String? {
    for one in found {
      if one.problem.sentence.isEmpty { return "no sentence: \(one)" }
      guard let place = one.position else { return "no place: \(one.text)" }
      let isThere =
        lines.indices.contains(place.line - 1)
        && (1...lines[place.line - 1] + 1).contains(place.column)
      if !isThere { return "no such place: \(one.text)" }
    }
    return nil
  }
}
