private import Synchronization
internal import TileServer
internal import TileSite

/// Answers the toolbar of pages: which colours there are to choose from, and writes those that were.
final class ThemeDesk: Sendable {
  /// The edits of this run: those that can be taken back, and those that were.
  private struct History {
    var done: [SettingsEdit] = []
    var undone: [SettingsEdit] = []
    static let most = 200
  }

  private let site: String
  private let gate: Gate
  private let history = Mutex(History())

  init(site: String, gate: Gate) {
    self.site = site
    self.gate = gate
  }

  /// The most bytes that a change has.
  static let mostBody = 4096

  /// What there is; with a query `ROLE=HEX`, one colour as it would be used.
  func read(_ query: String?) -> Response {
    guard let query else { return json(choices()) }
    let parts = query.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2,
      let look = ThemeChoices(of: site).json(of: parts[0], "#" + parts[1])
    else { return .text(400, "There is no such colour.\n") }
    return json(look)
  }

  /// Changes site.yaml as `{"role": …, "value": …}` says, `null` for the theme's own; or takes the last
  /// change back or makes it again: `{"step": "undo"}`, `{"step": "redo"}`.
  func write(_ body: [UInt8]) -> Response {
    guard let wish = ThemeWish(json: body) else {
      return .text(400, "Only colours of the theme can be changed.\n")
    }
    do throws(NotChanged) {
      return json(choices(after: try perform(wish)))
    } catch {
      return json(choices([("refusal", error.sentence)]))
    }
  }

  private func perform(_ wish: ThemeWish) throws(NotChanged) -> SettingsEdit? {
    try history.withLock { history throws(NotChanged) in
      switch wish {
      case .change(let change):
        let edit = try changeTheme(change, of: site)
        guard edit.before != edit.after else { return edit }
        history.done = history.done.suffix(History.most - 1) + [edit]
        history.undone = []
        return edit
      case .undo: return try takeLast(of: &history.done, to: &history.undone)
      case .redo: return try takeLast(of: &history.undone, to: &history.done)
      }
    }
  }

  private func takeLast(
    of edits: inout [SettingsEdit], to others: inout [SettingsEdit]
  ) throws(NotChanged) -> SettingsEdit? {
    guard let last = edits.last else { return nil }
    let edit = try takeBack(last, of: site)
    edits.removeLast()
    others.append(edit)
    return edit
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
    let (undo, redo) = history.withLock { (!$0.done.isEmpty, !$0.undone.isEmpty) }
    return ThemeChoices(of: site).json(more, flags: [("undo", undo), ("redo", redo)])
  }

  private func json(_ text: String) -> Response {
    Response(
      status: 200,
      headers: [
        ("Content-Type", "application/json; charset=utf-8"), ("Cache-Control", "no-store"),
        ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ],
      body: .bytes(Array(text.utf8)))
  }
}
