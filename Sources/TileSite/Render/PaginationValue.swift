internal import TileTemplate

private let names = ["number", "count", "previous", "next", "pages", "items"].map { FieldName($0) }
private let linkNames = ["number", "url", "current", "gap"].map { FieldName($0) }

extension World {
  /// Where a page stands among the parts of its grid, as templates see it.
  func pagination(of page: Page) -> Value {
    guard let pagination = page.pagination else { return .none }
    let (number, parts) = (pagination.number, pagination.parts)
    return .map(
      Fields(
        names,
        [
          .int(number), .int(parts.count),
          number > 1 ? .text(addresses[parts[number - 2]]) : .none,
          number < parts.count ? .text(addresses[parts[number]]) : .none,
          .list(links(pagination)), pages(pagination.shown),
        ]))
  }

  /// The first, the last and those near: as many for a thousand parts as for ten.
  private func links(_ pagination: Pagination) -> [Value] {
    let (number, parts) = (pagination.number, pagination.parts)
    var shown = Set([1, parts.count]).union(max(1, number - 2)...min(parts.count, number + 2))
    // A gap of one is no shorter than what it leaves out.
    if shown.contains(3) { shown.insert(2) }
    if shown.contains(parts.count - 2) { shown.insert(parts.count - 1) }
    var last = 0
    return shown.sorted().map { each in
      defer { last = each }
      return .map(
        Fields(
          linkNames,
          [
            .int(each), .text(addresses[parts[each - 1]]), .bool(each == number),
            .bool(each > last + 1),
          ]))
    }
  }
}
