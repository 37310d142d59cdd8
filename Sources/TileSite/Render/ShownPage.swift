internal import TileTemplate

/// What of a page is made once, where it is the one being rendered; of another page it is made when
/// a template asks.
final class ShownPage: Sendable {
  /// The body with its blocks, and behind it the grid of the page's children.
  let content: [UInt8]
  /// The template that shows it.
  let layout: String
  /// How much of it is the body.
  let bodyCount: Int
  let ancestors: Value
  let toc: Value
  let more: Value

  /// A page without its body, as the blocks inside it see it.
  init(_ place: Int, in world: World) {
    content = []
    layout = world.site.pages[place].layout(in: world.site.templates)
    bodyCount = 0
    ancestors = world.ancestors(of: place)
    toc = world.toc(of: place)
    more = world.more(of: place)
  }

  /// The same page with its body.
  init(_ page: ShownPage, content: [UInt8], bodyCount: Int) {
    self.content = content
    layout = page.layout
    self.bodyCount = bodyCount
    ancestors = page.ancestors
    toc = page.toc
    more = page.more
  }
}

private let headingNames = ["level", "id", "title"].map { FieldName($0) }

extension World {
  /// The home page first.
  func ancestors(of place: Int) -> Value {
    var found: [Int] = []
    var parent = site.pages[place].parent
    while let place = parent {
      found.append(place)
      parent = site.pages[place].parent
    }
    return pages(found.reversed())
  }

  func toc(of place: Int) -> Value {
    .list(
      site.pages[place].body.outline.map {
        .map(Fields(headingNames, [.int($0.level), .text($0.id), .text($0.title)]))
      })

  }

  func more(of place: Int) -> Value {
    layouts.pages[place].more.map { carousel($0, on: place) } ?? .none
  }
}
