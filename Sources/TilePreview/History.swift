internal import TileSite

/// The edits of this run: those that can be taken back, and those that were.
struct History<Edit: Sendable>: Sendable {
  private var done: [Edit] = []
  private var undone: [Edit] = []

  private static var most: Int { 200 }

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  mutating func add(_ edit: Edit) {
    done = done.suffix(Self.most - 1) + [edit]
    undone = []
  }

  /// Takes the last edit back, and gives the one that did; nil where there is none.
  mutating func undo(_ takeBack: (Edit) throws(NotChanged) -> Edit) throws(NotChanged) -> Edit? {
    try History.takeLast(of: &done, to: &undone, takeBack)
  }

  /// Makes the last edit again that was taken back.
  mutating func redo(_ takeBack: (Edit) throws(NotChanged) -> Edit) throws(NotChanged) -> Edit? {
    try History.takeLast(of: &undone, to: &done, takeBack)
  }

  private static func takeLast(
    of edits: inout [Edit], to others: inout [Edit],
    _ takeBack: (Edit) throws(NotChanged) -> Edit
  ) throws(NotChanged) -> Edit? {
    guard let last = edits.last else { return nil }
    let edit = try takeBack(last)
    edits.removeLast()
    others.append(edit)
    return edit
  }
}
