/// Which files a build makes beside the pages, for programs that read a site.
struct OutputSettings: Sendable {
  private var refused: Set<Kind> = []
  /// So many of the newest pages stand in a feed.
  var feedLimit = 20
  /// Whether feeds hold whole pages, not their summaries alone.
  var feedsAreFull = true

  enum Kind: String, Sendable, CaseIterable {
    case sitemap, robots, feeds
  }

  init() {}

  /// Reads `outputs` and `feeds` of site.yaml.
  init(_ fields: inout FieldReader) {
    fields.section("outputs") { map in
      for kind in Kind.allCases where map.flag(kind.rawValue) == false { refused.insert(kind) }
    }
    fields.section("feeds") { map in
      feedLimit = map.integer("limit", in: 1...1000) ?? feedLimit
      feedsAreFull = map.choice("content", FeedContent.self) != .summary
    }
  }

  private enum FeedContent: String, CaseIterable { case full, summary }

  func makes(_ kind: Kind) -> Bool { !refused.contains(kind) }
}
