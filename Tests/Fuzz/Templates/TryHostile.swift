import Foundation
import FuzzTools
import TileTemplate

/// Loads and renders every hostile template under the usual limits, or those with a word in their
/// names; false when one ends otherwise than it must, or takes long or much.
func tryHostile(_ word: String?) -> Bool {
  var isFine = true
  for hostile in Hostile.all where word.map({ hostile.name.contains($0) }) ?? true {
    alarm(60)
    let start = Use().seconds
    let end = hostile.end()
    let use = Use()
    var faults: [String] = []
    if use.seconds - start > (hostile.isShort ? 0.5 : 5) { faults.append("too slow") }
    if use.megabytes > 500 { faults.append("too large") }
    switch hostile.mistake {
    case nil: if end != nil { faults.append("should be a page") }
    case "": break
    case let wanted?: if end?.contains(wanted) != true { faults.append("should say: \(wanted)") }
    }
    isFine = isFine && faults.isEmpty
    print(
      use.seconds - start, "s", use.megabytes, "MB", hostile.name, end?.suffix(90) ?? "page", faults
    )
  }
  return isFine
}

extension Hostile {
  /// Whether it takes a small part of the usual work, because there are many like it.
  fileprivate var isShort: Bool { name.hasPrefix("a long text of") }

  /// The first mistake; nil for a page.
  fileprivate func end() -> String? {
    let sources = templates.map {
      TemplateSource(path: $0.name, name: $0.name, bytes: Array($0.text.utf8))
    }
    do throws(TemplateErrors) {
      var set = try TemplateSet(sources, schema: Site.open)
      if isShort { set.limits.work /= 64 }
      var page: [UInt8] = []
      do throws(TemplateError) {
        try set.render(sources[0].name, globals: Site.globals, into: &page)
        return nil
      } catch {
        return error.message
      }
    } catch {
      return error.errors.first?.message ?? "?"
    }
  }
}
