internal import TileTemplate

/// The functions and filters that templates may call; `Schema.site` names their parameters.
extension PageRun {
  func answer(_ name: String, _ arguments: Arguments) throws(CallFailure) -> Value {
    switch name {
    case "asset": try asset(arguments)
    case "url": .text(try rooted(arguments.text("path"), in: "url"))
    case "absolute_url": .text(try absolute(arguments.text("path")))
    case "image": try image(arguments)
    case "opening": opening(arguments)
    case "mistake": mistake(arguments.text("text"))
    case "pages": try pages(arguments)
    case "grid": try grid(arguments)
    case "carousel": try carousel(arguments)
    case "markdown": try markdown(arguments)
    default: throw CallFailure("there is no function “\(name)”")
    }
  }

  // MARK: Addresses

  private func asset(_ arguments: Arguments) throws(CallFailure) -> Value {
    let name = arguments.text("name")
    if let address = world.assets[name] { return .text(address) }
    let near = nearest(name, in: world.assets.keys)
    throw CallFailure(
      "there is no file templates/assets/\(name)" + (near.map { "; did you mean “\($0)”?" } ?? ""))
  }

  /// A path from the site's root under its base path; one that has it already keeps it once.
  private func rooted(_ path: String, in name: String) throws(CallFailure) -> String {
    guard path.hasPrefix("/"), !path.hasPrefix("//") else {
      throw CallFailure("`\(name)` takes a path from the site's root, such as \"/contact/\"")
    }
    let base = world.site.settings.base.path
    let (place, rest) = Address.split(path)
    let isDone = place.hasPrefix(base) || String(place) + "/" == base
    return Address.escaped(isDone ? String(place) : base + place.dropFirst()) + rest
  }

  private func absolute(_ path: String) throws(CallFailure) -> String {
    if Address.scheme(of: path) != nil { return path }
    return world.site.settings.base.origin + (try rooted(path, in: "absolute_url"))
  }

  // MARK: Pictures

  private func image(_ arguments: Arguments) throws(CallFailure) -> Value {
    var look = PictureLook()
    look.width = try arguments.whole("width", in: 1...10_000)
    if let width = look.width { look.sizes = "(min-width: \(width)px) \(width)px, 100vw" }
    if let sizes = arguments.given("sizes") { look.sizes = sizes }
    look.className = arguments.text("class")
    look.itemprop = arguments.text("itemprop")
    look.alt = arguments.given("alt")
    if case .bool(let isFirst) = arguments["priority"] ?? .none { look.isFirst = isFirst }
    switch arguments.text("loading") {
    case "", "lazy": break
    case "eager": look.isEager = true
    case let other: throw CallFailure("loading is “lazy” or “eager”, not “\(other)”")
    }
    var picture: PictureRecord
    switch arguments["picture"] ?? .none {
    case .text(let path): picture = try self.picture(path, alt: "")
    case .record(let record as PictureRecord): picture = record
    default:
      throw CallFailure("image() needs a picture; ask first: {% if page.image %} … {% endif %}")
    }
    if let text = arguments.given("ratio") {
      guard let ratio = Self.ratio(text) else {
        throw CallFailure(
          "ratio “\(text)” is not two whole numbers such as \"16:10\", width before height")
      }
      picture = part(ratio.width, ratio.height, of: picture)
    }
    if look.width == nil, look.sizes == nil { look.sizes = picture.sizes }
    return .html(pictureMarkup(picture, look))
  }

  /// Reads `16:10`.
  private static func ratio(_ text: String) -> (width: Int, height: Int)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...1000).contains(width), (1...1000).contains(height)
    else { return nil }
    return (width, height)
  }

  /// Where `ratio` stands among the parameters of `image()`.
  static let ratioPlace = 7

  // MARK: Texts of an author

  private func opening(_ arguments: Arguments) -> Value {
    let rows = OpeningHours.read(days: arguments.text("days"), time: arguments.text("time"))
    return .list(
      rows.map { row in
        [
          "days": .list(row.days.map(Value.text)), "opens": .text(row.opens),
          "closes": .text(row.closes),
        ]
      })
  }

  // MARK: Pages

  private func pages(_ arguments: Arguments) throws(CallFailure) -> Value {
    let site = world.site
    var selection = Selection()
    let from = arguments.text("from")
    let language = page.languageFolder
    let wanted = Selection.pageName(from, site.settings.tags) {
      site.page($0, in: language) != nil
    }
    guard let folder = site.page(wanted, in: language) else {
      throw CallFailure(
        Problem.unknownFolder(from, near: nearest(wanted, in: site.index.keys)).sentence)
    }
    selection.names = [Located(value: from, position: Position(line: 1, column: 1))]
    // Of a folder that is not there in the language of the page, nothing is shown.
    let isThere = language.isEmpty || !site.pages[folder].languageFolder.isEmpty
    selection.pages = isThere ? [folder] : []
    selection.tag = arguments.given("tag")
    return world.pages(select(selection, for: place, in: site, flattened: false))
  }

  private func grid(_ arguments: Arguments) throws(CallFailure) -> Value {
    let settings = try arguments.settings(Self.gridKeys) { GridSettings(&$0) }
    return try grid(try arguments.pages("grid"), arguments.text("title"), settings)
  }

  private func carousel(_ arguments: Arguments) throws(CallFailure) -> Value {
    let settings = try arguments.settings(Self.carouselKeys) { CarouselSettings(&$0) }
    return try carousel(
      try arguments.pages("carousel"), arguments.text("title"), url: arguments.given("url"),
      settings)
  }

  /// What `grid()` takes of a grid block's keys, written with `_` for `-`.
  static let gridKeys = [
    "columns", "cell", "gap", "insets", "last_row", "fit", "rules", "decoration", "header",
    "footer", "tile", "empty", "limit",
  ]

  /// What `carousel()` takes of a carousel block's keys.
  static let carouselKeys = ["card", "rank", "limit", "scrolling"]

  // MARK: Text

  private func markdown(_ arguments: Arguments) throws(CallFailure) -> Value {
    let html = try markdown(arguments.text("text"))
    guard case .bool(true) = arguments["inline"] ?? .none else { return .html(html) }
    let (open, close) = (Array("<p>".utf8), Array("</p>\n".utf8))
    guard html.starts(with: open), html.suffix(close.count).elementsEqual(close),
      html.dropFirst(open.count).firstRange(of: open) == nil
    else { return .html(html) }
    return .html(Array(html[open.count..<(html.count - close.count)]))
  }
}

extension Arguments {
  fileprivate func given(_ name: String) -> String? {
    switch self[name] ?? .none {
    case .text(let text): text
    case .html(let markup): String(decoding: markup, as: UTF8.self)
    default: nil
    }
  }

  fileprivate func text(_ name: String) -> String { given(name) ?? "" }

  fileprivate func whole(
    _ name: String, in range: ClosedRange<Int>
  ) throws(CallFailure) -> Int? {
    guard let value = self[name] else { return nil }
    if case .int(let number) = value, range.contains(number) { return number }
    throw CallFailure("\(name) is a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  /// The places of the pages in a list of pages or tiles.
  fileprivate func pages(_ function: String) throws(CallFailure) -> [Int] {
    var places: [Int]?
    if case .list(let items) = self["pages"] ?? .none {
      let found = items.compactMap { item -> Int? in
        guard case .record(let record) = item else { return nil }
        return (record as? PageRecord)?.place ?? (record as? TileRecord)?.tile.page
      }
      if found.count == items.count { places = found }
    }
    if let places { return places }
    throw CallFailure("\(function)() takes a list of pages, such as page.children")
  }

  /// What a block of the same name would read from its YAML.
  fileprivate func settings<Settings>(
    _ keys: [String], _ read: (inout FieldReader) -> Settings
  ) throws(CallFailure) -> Settings {
    let start = Position(line: 1, column: 1)
    let entries = keys.compactMap { key -> YAML.Entry? in
      let text: String
      switch self[key] {
      case .text(let given): text = given
      case .int(let number): text = String(number)
      case .double(let number): text = String(number)
      default: return nil
      }
      return YAML.Entry(
        key: key.replacing("_", with: "-"), keyPosition: start,
        value: YAML(position: start, value: .scalar(text, plain: false)))
    }
    var fields = FieldReader(YAML(position: start, value: .map(entries)), in: "")
    let settings = read(&fields)
    if let problem = fields.found.first?.problem { throw CallFailure(problem.sentence) }
    return settings
  }
}
