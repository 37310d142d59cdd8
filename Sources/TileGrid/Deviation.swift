/// How far a tile's actual span is from its preferred one; what the solver makes least in sum.
/// `nil` where the actual span is not to be had at all.
///
/// Reasons, in the order of their weight:
/// - A cell lost costs 300 and more with the tile's weight. At most a row less one cell has to be
///   filled up by growing, so a featured tile gives way only where growing cannot help.
/// - A cell gained costs 10, less for a heavier tile and more for a lighter one. The second and third
///   cost more, in proportion to the size asked for: growth is spread over small tiles rather than
///   heaped on one, which would then look as if it had been featured, and a featured tile takes
///   more of it than others.
/// - A shape costs by how much more elongated it is than the one asked for. Wide is cheap to 2 : 1,
///   dear at 3 : 1, very dear at 4 : 1 (slivers); tall costs several times as much as wide, for
///   pictures and captions suffer more from it.
///
/// Not to be had are tiles of more than four times the cells asked for, and above two rows any that
/// is higher than asked for, or taller in shape than both a square and what was asked for.
///
/// Among arrangements of the same cost the one is taken whose growth comes earlier (see
/// `Candidate`).
func deviation(from preferred: Span, to actual: Span, weight: Int) -> Int? {
  guard isAllowed(actual, for: preferred) else { return nil }
  let kept = min(preferred.columns, actual.columns) * min(preferred.rows, actual.rows)
  let lost = preferred.cells - kept
  let gained = actual.cells - kept
  let weight = min(max(weight, -5), 9)
  let elongated = max(0, elongation(of: actual) - elongation(of: preferred))
  let heaped = 3 * gained * (gained - 1) / preferred.cells
  return lost * (300 + 10 * max(0, weight)) + gained * max(5, 10 - weight) + heaped + elongated
}

/// Spans of one row are always allowed: with them any number of tiles can be brought to an end.
private func isAllowed(_ actual: Span, for preferred: Span) -> Bool {
  guard actual.cells <= 4 * preferred.cells else { return false }
  guard actual.rows > 2 else { return true }
  let isTall = actual.rows > actual.columns
  let isTaller = actual.rows * preferred.columns > preferred.rows * actual.columns
  return actual.rows <= preferred.rows && !(isTall && isTaller)
}

private func elongation(of span: Span) -> Int {
  if span.columns >= span.rows {
    switch (span.columns, span.rows) {
    case (4, 1): 30
    case (3, 1): 12
    case (2, 1), (4, 2): 2
    case (3, 2), (4, 3): 1
    default: 0
    }
  } else {
    switch (span.columns, span.rows) {
    case (1, 4): 90
    case (1, 3): 60
    case (1, 2), (2, 4): 30
    default: 6
    }
  }
}

extension Span {
  /// A number from 0 to 15 of its own.
  var code: Int { (rows - 1) * 4 + columns - 1 }

  /// The span of a `code`.
  init(code: Int) { self.init(code % 4 + 1, code / 4 + 1) }
}
