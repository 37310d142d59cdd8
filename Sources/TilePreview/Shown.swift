private import Synchronization
internal import TileSite
private import TileTemplate

/// What browsers are shown at one moment.
struct Shown: Sendable {
  /// Names this run of the preview, so that a page of an earlier one is known to be old.
  private let run = String(UInt32.random(in: 0 ... .max), radix: 36)
  /// Goes up whenever a page looks other than before.
  private var number = 0
  /// What browsers must do to get from the last version to this one.
  private var change = Looks.Change.none
  /// The path under which the site lives; nil until it was built once.
  private(set) var basePath: String?
  /// What is known of the grids of its pages.
  private(set) var grids = SiteGrids()
  /// What keeps the site, as it is now, from being built.
  private(set) var mistakes: [Mistake] = []

  /// The version that pages carry and events name: letters, digits and `-`.
  var version: String { "\(run)-\(number)" }

  mutating func succeed(
    _ change: Looks.Change, basePath: String, grids: SiteGrids = SiteGrids()
  ) {
    let isMoved = self.basePath != basePath
    self.change = isMoved ? .pages : change
    if self.change != .none { number += 1 }
    (self.basePath, self.grids) = (basePath, grids)
    mistakes = []
  }

  mutating func fail(_ error: SiteError, site: String) {
    change = .none
    mistakes = error.diagnostics.prefix(Mistake.most).map { Mistake($0, site: site) }
    let more = error.diagnostics.count - mistakes.count
    if more > 0 { mistakes.append(Mistake(more: more)) }
  }
}

/// One line of what a build complains of.
struct Mistake: Sendable, Equatable {
  /// Nobody reads more at once, and the excerpt of each is read from its file.
  static let most = 100

  var place = ""
  var word = ""
  var sentence: String
  var excerpt: String?

  init(_ diagnostic: Diagnostic, site: String) {
    place = diagnostic.place
    word = diagnostic.word
    sentence = diagnostic.sentence
    excerpt = diagnostic.excerpt(in: site)
  }

  init(more: Int) { sentence = "and \(more) more" }

  /// As `build` says it.
  var text: String { place.isEmpty ? sentence : "\(place): \(word): \(sentence)" }

  fileprivate var value: Value {
    [
      "place": .text(place), "word": .text(word), "sentence": .text(sentence),
      "excerpt": excerpt.map { .text($0) } ?? .none,
    ]
  }
}

extension Shown {
  /// What browsers that showed the version before this one are told, as JSON.
  var announcement: String { announcement(change) }

  /// What a browser is told that shows a version of its own, when it begins to listen.
  func announcement(to version: String?) -> String {
    announcement(version == self.version ? .none : .pages)
  }

  private func announcement(_ change: Looks.Change) -> String {
    let word =
      switch change {
      case .none: "none"
      case .styles: "styles"
      case .pages: "pages"
      }
    let value: Value = [
      "version": .text(version), "change": .text(word),
      "mistakes": .list(mistakes.map(\.value)),
    ]
    return value.json ?? "{}"
  }
}

/// What is shown, read by the server's threads while the next build is made.
final class Showing: Sendable {
  private let shown = Mutex(Shown())

  var value: Shown {
    get { shown.withLock { $0 } }
    set { shown.withLock { $0 = newValue } }
  }
}
