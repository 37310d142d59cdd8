/// The theme's colours as custom properties, the grounds of pictures and the rules of all grids: added
/// to the theme's site.css so that a page needs one stylesheet and no styles of its own.
func generatedCSS(
  _ theme: Theme, _ grids: [GridCSS], pictures: some Sequence<PictureFiles> = []
) -> String {
  var css = ""
  let colors = Theme.Role.allCases.compactMap { role in
    theme.colors[role].map { "--\(role.rawValue):\($0.hex)" }
  }
  if !colors.isEmpty { css += ":root{\(colors.joined(separator: ";"))}\n" }
  var seen: Set<String> = []
  for grid in grids where seen.insert(grid.className).inserted { css += grid.rules }
  for name in Set(pictures.compactMap(\.tone)).sorted() {
    css += ".\(name){background-color:#\(name.dropFirst("tone-".count))}\n"
  }
  return css
}
