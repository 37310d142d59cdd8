/// What a page asks to be done with the order of pages.
package enum MoveWish: Sendable, Equatable {
  case move(PageMove)
  /// Take the last move back, or make it again.
  case undo, redo

  /// Reads `{"page": "content/a.md", "before": "content/b.md"}`, with `after` in place of `before`, and
  /// `{"step": "undo"}`; nil for anything else.
  package init?(json: [UInt8]) {
    guard let values = WishValues(json: json) else { return nil }
    switch values.keys {
    case ["after", "page"], ["before", "page"]:
      guard let page = values.text("page"),
        let neighbour = values.text("before") ?? values.text("after")
      else { return nil }
      let isBefore = values.keys == ["before", "page"]
      self = .move(PageMove(page: page, neighbour: neighbour, isBefore: isBefore))
    case ["step"]:
      switch values.text("step") {
      case "undo": self = .undo
      case "redo": self = .redo
      default: return nil
      }
    default: return nil
    }
  }
}
