/// Outputs that two sources would make, compared as the pickiest file systems do: without case. A
/// file where another source needs a folder is one too.
func collisions(_ site: Site) -> [Diagnostic] {
  var claims = Claims()
  for page in site.pages { claims.claim(page.output, page.shownPath) }
  for file in site.files { claims.claim(file.name, file.path) }
  for page in site.pages {
    for alias in page.frontMatter.aliases {
      if let output = Path.aliasOutput(alias.value) {
        claims.claim(output, page.shownPath, alias.position)
      } else {
        claims.found.append(
          Diagnostic(
            .error, page.shownPath, alias.position,
            .badValue(key: "aliases", value: alias.value, wanted: "a path such as /old-name/")))
      }
    }
  }
  claims.findFilesInTheWay()
  return claims.found
}

private struct Claims {
  var found: [Diagnostic] = []
  private var makers: [String: (output: String, maker: String)] = [:]

  mutating func claim(_ output: String, _ maker: String, _ position: Position? = nil) {
    let key = output.lowercased()
    guard let other = makers[key]?.maker else {
      makers[key] = (output, maker)
      return
    }
    let (first, second) = position != nil || other < maker ? (other, maker) : (maker, other)
    found.append(
      Diagnostic(.error, second, position, .sameOutput(path: "/" + output, other: first)))
  }

  /// Files that stand where another output, or the theme's assets, need a folder.
  mutating func findFilesInTheWay() {
    var folders = ["assets": "the theme, whose files go to /assets/"]
    for (key, claim) in makers {
      var folder = Path.folder(of: key)
      while !folder.isEmpty && folder != "/" {
        if claim.maker < folders[folder] ?? "\u{10FFFF}" { folders[folder] = claim.maker }
        folder = Path.folder(of: folder)
      }
    }
    for (key, claim) in makers {
      guard let other = folders[key] else { continue }
      found.append(
        Diagnostic(.error, claim.maker, nil, .sameOutput(path: "/" + claim.output, other: other)))
    }
  }
}
