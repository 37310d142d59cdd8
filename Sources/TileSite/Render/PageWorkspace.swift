internal import TileTemplate

/// What pages made one after the other in one task share.
final class PageWorkspace {
  /// Of each language its own: what was written for a card holds a date in the language of the page around it.
  private var templates: [Workspace] = [Workspace()]
  private var content: [UInt8] = []
  private var page: [UInt8] = []

  /// What templates keep while pages of one language are made.
  func templates(in language: Int) -> Workspace {
    while language >= templates.count { templates.append(Workspace()) }
    return templates[language]
  }

  /// Memory for a page's content and for the page, both empty.
  func buffers() -> (content: [UInt8], page: [UInt8]) {
    defer { (content, page) = ([], []) }
    content.removeAll(keepingCapacity: true)
    page.removeAll(keepingCapacity: true)
    return (content, page)
  }

  /// Keeps the memory; once nobody else has it, it serves the next page.
  func keep(content: [UInt8], page: [UInt8]) { (self.content, self.page) = (content, page) }
}
