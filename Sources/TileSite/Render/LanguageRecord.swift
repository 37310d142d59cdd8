internal import TileTemplate

/// A page in one of the site's languages, as templates see it.
final class LanguageRecord: Record {
  private let world: World
  /// The place of the language.
  private let language: Int
  /// The page in it, or its home page where there is none.
  private let place: Int
  private let isCurrent, isTranslated: Bool

  init(_ language: Int, _ place: Int, isCurrent: Bool, isTranslated: Bool, in world: World) {
    self.world = world
    self.language = language
    self.place = place
    self.isCurrent = isCurrent
    self.isTranslated = isTranslated
  }

  func field(_ name: FieldName) -> Value? {
    let own = world.site.languages[language]
    return switch name {
    case "language": .text(own.tag)
    case "name": .text(own.name)
    case "direction": .text(own.direction)
    case "url": .text(world.addresses[place])
    case "canonical": .text(world.site.settings.base.origin + world.addresses[place])
    case "title": .text(world.site.pages[place].title)
    case "current": .bool(isCurrent)
    case "translated": .bool(isTranslated)
    default: nil
    }
  }
}

extension World {
  /// The home pages of all languages.
  func homes(language current: Int) -> Value {
    .list(
      site.languages.enumerated().map { place, language in
        .record(
          LanguageRecord(
            place, language.home, isCurrent: place == current, isTranslated: true, in: self))
      })
  }

  /// Where a page leads to in each language: to itself there, else to the home page.
  func languages(of place: Int) -> Value {
    .list(
      site.languages.indices.map { language in
        let version = version(of: place, in: language)
        return record(language, version, of: place)
      })
  }

  /// A page in each language in which it is there, itself too; nothing where it is in one alone.
  func translations(of place: Int) -> Value {
    if site.languages.count == 1 || site.pages[place].isApart { return .list([]) }
    let found = site.languages.indices.compactMap { language -> Value? in
      guard let version = version(of: place, in: language) else { return nil }
      return record(language, version, of: place)
    }
    return .list(found.count > 1 ? found : [])
  }

  private func record(_ language: Int, _ version: Int?, of place: Int) -> Value {
    .record(
      LanguageRecord(
        language, version ?? site.languages[language].home,
        isCurrent: site.pages[place].language == language, isTranslated: version != nil, in: self))
  }

  /// The page for addresses that do not exist has no address of its own, and a later part of a grid stands in
  /// another language for the whole of it.
  private func version(of place: Int, in language: Int) -> Int? {
    let page = site.pages[place]
    if page.isNotFound { return nil }
    guard case .part(let whole) = page.kind, page.language != language else {
      return site.version(of: place, in: site.languages[language])
    }
    return site.version(of: whole, in: site.languages[language])
  }
}
