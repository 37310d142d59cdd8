/// The tiles that do not have the span they asked for.
func adjustments(
  of items: [Item], to actual: (Int) -> Span, columns: Int
) -> [Adjustment] {
  items.indices.compactMap { index in
    let preferred = items[index].span
    let actual = actual(index)
    guard actual != preferred else { return nil }
    let reason: Adjustment.Reason =
      if actual == preferred.fitted(to: columns) {
        .narrowed
      } else if actual.cells > preferred.fitted(to: columns).cells {
        .promoted
      } else {
        .reduced
      }
    return Adjustment(item: index, preferred: preferred, actual: actual, reason: reason)
  }
}
