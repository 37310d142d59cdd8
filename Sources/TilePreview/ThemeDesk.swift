private import Synchronization
internal import TileServer
internal import TileSite

/// Answers the toolbar of pages: which colours there are to choose from, and writes those that were.
final class ThemeDesk: Sendable {
  private let options: BuildOptions
  private let gate: Gate
  private let history = Mutex(History<SettingsEdit>())

  private var site: String { options.site }

  init(_ options: BuildOptions, gate: Gate) {
    self.options = options
    self.gate = gate
  }

  /// The most bytes that a change has.
  static let mostBody = 4096

  /// What there is; with a query `ROLE=HEX`, one colour as it would be used.
  func read(_ query: String?) -> Response {
    guard let query else { return .json(choices()) }
    let parts = query.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2,
      let look = ThemeChoices(of: site).json(of: parts[0], "#" + parts[1])
    else { return .text(400, "There is no such colour.\n") }
    return .json(look)
  }

  /// From which pictures colours can be taken; with a query `ROLE=NAME`, those of one of them.
  func pictures(_ query: String?) -> Response {
    let pictures = SitePictures(options)
    guard let query else { return .json(pictures.json) }
    guard let (role, picture) = SitePictures.wish(query),
      let colors = ThemeChoices(of: site).json(of: role, in: picture, of: pictures)
    else { return .text(400, "There is no such picture, or it cannot be read.\n") }
    return .json(colors)
  }

  /// Changes site.yaml as `{"role": …, "value": …}` says, `null` for the theme's own; or takes the last
  /// change back or makes it again: `{"step": "undo"}`, `{"step": "redo"}`.
  func write(_ body: [UInt8]) -> Response {
    guard let wish = ThemeWish(json: body) else {
      return .text(400, "Only colours of the theme can be changed.\n")
    }
    do throws(NotChanged) {
      return .json(choices(after: try perform(wish)))
    } catch {
      return .json(choices([("refusal", error.sentence)]))
    }
  }

  private func perform(_ wish: ThemeWish) throws(NotChanged) -> SettingsEdit? {
    try history.withLock { history throws(NotChanged) in
      func takeBack(_ edit: SettingsEdit) throws(NotChanged) -> SettingsEdit {
        try TileSite.takeBack(edit, of: site)
      }
      switch wish {
      case .change(let change):
        let edit = try changeTheme(change, of: site)
        if !edit.isEmpty { history.add(edit) }
        return edit
      case .undo: return try history.undo(takeBack)
      case .redo: return try history.redo(takeBack)
      }
    }
  }

  private func choices(
    _ more: [(String, String)] = [], after edit: SettingsEdit? = nil
  ) -> String {
    var more = [("token", gate.token)] + more
    if let edit {
      more.append(("role", edit.change.role))
      more.append(("place", edit.line.map { "site.yaml:\($0)" } ?? "site.yaml"))
      more.append(("line", edit.text))
    }
    let (undo, redo) = history.withLock { ($0.canUndo, $0.canRedo) }
    return ThemeChoices(of: site).json(more, flags: [("undo", undo), ("redo", redo)])
  }
}
