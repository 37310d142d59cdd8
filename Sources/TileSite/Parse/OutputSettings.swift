/// Which files a build makes beside the pages, for programs that read a site.
struct OutputSettings: Sendable {
  private var refused: Set<Kind> = [.search]
  /// So many of the newest pages stand in a feed.
  var feedLimit = 20
  /// Whether feeds hold whole pages, not their summaries alone.
  var feedsAreFull = true

  enum Kind: String, Sendable, CaseIterable {
    case sitemap, robots, feeds, redirects, headers, llms, icons, social, search
    case structuredData = "structured_data"
  }

  init() {}

  /// Reads `outputs` and `feeds` of site.yaml.
  init(_ fields: inout FieldReader) {
    fields.section("outputs") { map in
      for kind in Kind.allCases {
        switch map.flag(kind.rawValue) {
        case true: refused.remove(kind)
        case false: refused.insert(kind)
        case nil: break
        }
      }
    }
    fields.section("feeds") { map in
      feedLimit = map.integer("limit", in: 1...1000) ?? feedLimit
      feedsAreFull = map.choice("content", FeedContent.self) != .summary
    }
  }

  private enum FeedContent: String, CaseIterable { case full, summary }

  /// What site.yaml adds to the Content-Security-Policy: sources by directive.
  static func policy(_ fields: inout FieldReader) -> [String: [String]] {
    guard let map = fields.map("policy") else { return [:] }
    var policy: [String: [String]] = [:]
    for entry in map.rest {
      var map = FieldReader(YAML(position: entry.keyPosition, value: .map([entry])), in: map.path)
      for text in map.texts(entry.key) {
        let sources = text.value.split(separator: " ").map(String.init)
        let isOdd = (entry.key + text.value).unicodeScalars.contains {
          !$0.isASCII || $0.value < 0x20 || $0 == ";" || $0 == ","
        }
        if isOdd || sources.isEmpty {
          map.report(
            .badValue(
              key: entry.key, value: text.value, wanted: "a source such as https://maps.example.com"
            ),
            at: text.position)
        } else {
          policy[entry.key.lowercased(), default: []] += sources
        }
      }
      fields.adopt(map)
    }
    return policy
  }

  func makes(_ kind: Kind) -> Bool { !refused.contains(kind) }
}
