/// The pages a block shows, in order.
///
/// A folder stands for the pages inside it, a list for the pages named. In a carousel the pages
/// inside folders of that folder are shown in place of those folders, all sorted together.
func select(_ selection: Selection, for place: Int, in site: Site, flattened: Bool) -> [Int] {
  var pages: [Int]
  if selection.isList {
    pages = selection.pages
  } else {
    pages =
      selection.names.isEmpty
      ? site.pages[place].children : selection.pages.flatMap { inside($0, site) }
    if flattened, pages.contains(where: { !site.pages[$0].children.isEmpty }) {
      pages = inShownOrder(Array(Set(leaves(of: pages, site))), of: site.pages)
    }
  }
  if let tag = selection.tag {
    let (text, slug) = (tag.lowercased(), MarkdownSlugs.slug(tag))
    pages = pages.filter { page in
      site.pages[page].frontMatter.tags.contains {
        $0.lowercased() == text || !slug.isEmpty && MarkdownSlugs.slug($0) == slug
      }
    }
  }
  if let sorting = selection.sort { pages = inShownOrder(pages, of: site.pages, by: sorting) }
  return pages
}

/// A folder's pages; a page without any is shown itself.
private func inside(_ page: Int, _ site: Site) -> [Int] {
  let children = site.pages[page].children
  return children.isEmpty ? [page] : children
}

private func leaves(of pages: [Int], _ site: Site) -> [Int] {
  pages.flatMap { page in
    let children = site.pages[page].children
    return children.isEmpty ? [page] : leaves(of: children, site)
  }
}
