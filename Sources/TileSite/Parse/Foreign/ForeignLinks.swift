private import TileTemplate

/// Links as other generators write them: Zola's `@/blog/a.md`, and `@ref/…`, to which builds turn Hugo's `ref` and
/// Jekyll's `post_url`.
extension Links {
  func foreignTarget(
    of destination: String, from folder: String, language: String = ""
  ) -> Destination? {
    let isRef = destination.hasPrefix(ForeignPage.scheme)
    guard isRef || destination.hasPrefix("@/") else { return nil }
    let page = ForeignPage(
      String(destination.dropFirst(isRef ? ForeignPage.scheme.count : "@/".count)))
    let path = Address.decoded(page.path[...])
    if let place = place(ofForeign: path, from: isRef ? folder : nil) {
      return Destination(
        address: address(ofPath: paths[version(of: place, in: language)]) + page.rest)
    }
    let kept = "/" + page.path + page.rest
    if let absent = absent([pageName(ofForeign: path)], destination) {
      return Destination(address: kept, problem: absent.problem)
    }
    let near =
      suggests
      ? nearest(pageName(ofForeign: path), in: index.keys.filter { !$0.isEmpty }) : nil
    return Destination(
      address: kept, problem: .missingPage(path, near: near.map { "/\($0).md" }))
  }

  /// A page by its path from a folder, from the root, or, with a folder, by its last name where only one has it.
  private func place(ofForeign path: String, from folder: String?) -> Int? {
    let name = pageName(ofForeign: path)
    if let folder, !path.hasPrefix("/"),
      let near = Path.normalized(Path.join(folder, name)).flatMap({ index[$0] })
    {
      return near
    }
    if let place = index[name] { return place }
    guard folder != nil else { return nil }
    let last = Path.name(of: name)
    let found = index.filter { $0.key == last || $0.key.hasSuffix("/" + last) }
    return found.count == 1 ? found.first?.value : nil
  }

  /// `/posts/a.md`, `posts/a/index.md` and `posts/a` → `posts/a`.
  private func pageName(ofForeign path: String) -> String {
    let name = Path.normalized(path) ?? path
    return Path.isMarkdown(name) ? tags.page(of: name).name : name
  }
}
