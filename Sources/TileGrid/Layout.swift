/// Arranges tiles in a section, once for each number of columns its container may have room for.
///
/// For every input each arrangement has no overlap, nothing outside its tracks, no hole (but the
/// free ends of a last row where `start` or `center` asks for them), and its tiles' top left
/// corners come in the order of `items` when read row by row. What cannot be met is replaced by
/// something that can and reported in `BandLayout.warnings`.
///
///     let grid = layOut(Array(repeating: Item(), count: 7), in: Section(columns: .exactly(4)))
///     grid.bands.last?.picture  // aaabbbcccddd
///                               // eeeeffffgggg
///
/// Linear in the number of tiles where all are 1 × 1; see `Solver` for mixed spans.
public func layOut(_ items: [Item], in section: Section) -> GridLayout {
  let section = section.normalized
  guard !items.isEmpty else { return GridLayout(section: section, bands: []) }
  var bands: [BandLayout] = []
  for band in section.bands {
    let next =
      bands.last?.repeated(for: items, in: section, band: band)
      ?? arrange(items, in: section, band: band)
    if let last = bands.last, let merged = last.extended(by: next) {
      bands[bands.count - 1] = merged
    } else {
      bands.append(next)
    }
  }
  return GridLayout(section: section, bands: bands)
}

private func arrange(_ items: [Item], in section: Section, band: Band) -> BandLayout {
  guard items.count > 1, items.contains(where: { $0.span.fitted(to: band.columns) != .single })
  else { return arrangeRows(items, in: section, band: band, warnings: []) }
  if let layout = arrangeMixed(items, in: section, band: band) { return layout }
  return arrangeRows(items, in: section, band: band, warnings: [.spansNotMet])
}

extension BandLayout {
  /// This arrangement again, where mixed tiles are too few to fill the columns of a wider band.
  fileprivate func repeated(for items: [Item], in section: Section, band wider: Band) -> BandLayout?
  {
    guard lastRow == nil, section.mixedColumns(items, limit: wider.columns) == band.columns else {
      return nil
    }
    return replacing(band: Band(columns: band.columns, widths: wider.widths))
  }

  /// Both bands in one where they differ by nothing but the widths.
  fileprivate func extended(by next: BandLayout) -> BandLayout? {
    let widths = band.widths.lowerBound..<next.band.widths.upperBound
    let union = Band(columns: band.columns, widths: widths)
    let merged = replacing(band: union)
    return merged == next.replacing(band: union) && band.columns == next.band.columns
      ? merged : nil
  }
}
