import Foundation
import TileTemplate

/// Renders every hostile template under the usual limits; false when one ends otherwise than it
/// must, or takes long.
func tryHostile(_ only: String?) -> Bool {
  var isFine = true
  for hostile in Hostile.all where only.map(hostile.name.contains) ?? true {
    let sources = hostile.templates.map {
      TemplateSource(path: $0.name, name: $0.name, bytes: Array($0.text.utf8))
    }
    let start = ContinuousClock.now
    alarm(60)
    let mistake = mistake(in: sources)
    let time = ContinuousClock.now - start
    print(time, peakMegabytes(), hostile.name, "->", (mistake ?? "page").suffix(120))
    if time > .seconds(5) { isFine = false; print("  SLOW") }
    if let wanted = hostile.mistake {
      if !wanted.isEmpty, !(mistake ?? "page").contains(wanted) {
        print("  WANTED", wanted); isFine = false
      }
    } else if mistake != nil {
      print("  WANTED page"); isFine = false
    }
  }
  return isFine
}

private func mistake(in sources: [TemplateSource]) -> String? {
  var page: [UInt8] = []
  do {
    let set = try TemplateSet(sources, schema: Site.open)
    try set.render(sources[0].name, globals: Site.globals, into: &page)
    return nil
  } catch let errors as TemplateErrors {
    return "\(errors.errors.count): \(errors.errors[0].message)"
  } catch let error as TemplateError {
    return error.message
  } catch {
    return "?"
  }
}
