internal import TileTemplate

/// What pages made one after the other in one task share.
final class PageWorkspace {
  let templates = Workspace()
  private var content: [UInt8] = []
  private var page: [UInt8] = []

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
