private import Synchronization
internal import TileServer
internal import TileSite
private import TileTemplate

/// Answers who looks at the grids of a page: what is known of them, and moves pages in them.
final class GridDesk: Sendable {
  private let options: BuildOptions
  private let gate: Gate
  private let history = Mutex(History<OrderEdit>())

  init(_ options: BuildOptions, gate: Gate) {
    self.options = options
    self.gate = gate
  }

  /// The grids of the page at an address.
  func read(_ address: String, of grids: SiteGrids) -> Response {
    .json(answer([("page", grids.json(at: address) ?? "null"), ("token", quoted(gate.token))]))
  }

  /// Moves a page as `{"page": …, "before": …}` says, or takes the last move back or makes it again:
  /// `{"step": "undo"}`, `{"step": "redo"}`.
  func write(_ body: [UInt8]) -> Response {
    guard let wish = MoveWish(json: body) else {
      return .text(400, "Only the order of pages can be changed.\n")
    }
    do throws(NotChanged) {
      let lines = try perform(wish)?.lines ?? []
      let written = lines.map { line -> Value in
        ["place": .text(line.place), "text": .text(line.text)]
      }
      return .json(answer([("written", Value.list(written).json ?? "[]")]))
    } catch {
      return .json(answer([("refusal", quoted(error.sentence))]))
    }
  }

  private func perform(_ wish: MoveWish) throws(NotChanged) -> OrderEdit? {
    try history.withLock { history throws(NotChanged) in
      func takeBack(_ edit: OrderEdit) throws(NotChanged) -> OrderEdit {
        try TileSite.takeBack(edit, of: options.site)
      }
      switch wish {
      case .move(let move):
        let edit = try movePage(move, options)
        if !edit.isEmpty { history.add(edit) }
        return edit
      case .undo: return try history.undo(takeBack)
      case .redo: return try history.redo(takeBack)
      }
    }
  }

  /// An object of values that are JSON already, and what can be taken back.
  private func answer(_ values: [(String, String)]) -> String {
    let (undo, redo) = history.withLock { ($0.canUndo, $0.canRedo) }
    let all = values + [("undo", "\(undo)"), ("redo", "\(redo)")]
    return "{" + all.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private func quoted(_ text: String) -> String { Value.text(text).json ?? "\"\"" }
}

extension Response {
  /// For scripts of pages of this server alone.
  static func json(_ text: String) -> Response {
    Response(
      status: 200,
      headers: [
        ("Content-Type", "application/json; charset=utf-8"), ("Cache-Control", "no-store"),
        ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ],
      body: .bytes(Array(text.utf8)))
  }
}
