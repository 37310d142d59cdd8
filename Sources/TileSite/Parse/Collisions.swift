/// Outputs that two sources would make, compared as the pickiest file systems do: without case.
func collisions(_ site: Site) -> [Diagnostic] {
  var makers: [String: String] = [:]
  var found: [Diagnostic] = []
  func claim(_ output: String, _ maker: String) {
    let key = output.lowercased()
    if let other = makers.updateValue(maker, forKey: key) {
      makers[key] = other
      let (first, second) = other < maker ? (other, maker) : (maker, other)
      found.append(Diagnostic(.error, second, nil, .sameOutput(path: "/" + output, other: first)))
    }
  }
  for page in site.pages { claim(page.output, page.shownPath) }
  for file in site.files { claim(file.name, file.path) }
  for page in site.pages {
    for alias in page.frontMatter.aliases {
      if let output = Path.aliasOutput(alias.value) {
        claim(output, page.shownPath)
      } else {
        found.append(
          Diagnostic(
            .error, page.shownPath, alias.position,
            .badValue(key: "aliases", value: alias.value, wanted: "a path such as /old-name/")))
      }
    }
  }
  return found
}
