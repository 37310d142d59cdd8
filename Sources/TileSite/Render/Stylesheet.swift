/// The theme's colours as custom properties, the grounds of pictures, their focuses and the rules of all
/// grids: added to the theme's site.css so that a page needs one stylesheet and no styles of its own.
func generatedCSS(
  _ theme: Theme, _ grids: [GridCSS], pictures: some Sequence<PictureFiles> = [],
  focuses: some Sequence<PictureFocus> = []
) -> String {
  // In a layer, so that a site's own stylesheet has the last word.
  var css = "@layer palette{\(Palette(theme).css)}\n"
  var seen: Set<String> = []
  for grid in grids where seen.insert(grid.className).inserted { css += grid.rules }
  for name in Set(pictures.compactMap(\.tone)).sorted() {
    css += ".\(name){background-color:#\(name.dropFirst("tone-".count))}\n"
  }
  let points = Set(focuses.filter { $0.className != nil })
  for point in points.sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
    css += ".focus-\(point.x)-\(point.y){object-position:\(point.x)% \(point.y)%}\n"
  }
  return css
}
