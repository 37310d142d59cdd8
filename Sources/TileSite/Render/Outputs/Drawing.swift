internal import TileImages

/// A picture that a build makes for those who show links to the site or keep it on a screen. It is kept
/// between builds.
struct Drawing: Sendable {
  enum Subject: Sendable {
    /// Words.
    case card(Card)
    /// A part of the picture in this file.
    case part(String, Rendition)
    /// The picture in this file, in a square.
    case icon(String, side: Int, ground: PictureColor)
  }

  var subject: Subject
  /// The name of its file in the cache, other where anything is that shapes it.
  var file: String

  /// What is to be told of it.
  enum Lack: Sendable {
    case words, picture

    var warning: Diagnostic {
      Diagnostic(.warning, "site.yaml", nil, self == .words ? .noFont : .noIcon)
    }
  }

  /// The bytes, from the cache where it has them.
  func made(_ cache: PictureCache) throws(SiteError) -> (bytes: [UInt8], lack: Lack?) {
    if cache.status(file) != nil, let bytes = try? Files.read(cache.path(file)) {
      return (bytes, nil)
    }
    let (bytes, lack) = try drawn()
    // What lacks something is drawn anew by the next build, which may have it.
    if lack == nil {
      do throws(Files.Failure) {
        try cache.put(bytes, file)
      } catch {
        throw error.error
      }
    }
    return (bytes, lack)
  }

  private func drawn() throws(SiteError) -> (bytes: [UInt8], lack: Lack?) {
    do throws(PictureError) {
      switch subject {
      case .card(let card):
        let (png, hasWords) = try draw(card)
        return (png, hasWords ? nil : .words)
      case .part(let path, let rendition):
        return (try encode(path, renditions: [rendition]).first ?? [], nil)
      case .icon(let path, let side, let ground):
        if let png = try? TileImages.icon(of: path, side: side, ground: ground) {
          return (png, nil)
        }
        // A drawing that browsers show and the library does not.
        let plain = Card(
          title: "", name: "", ground: ground, ink: ground, band: ground, isRightToLeft: false)
        return (try draw(plain).png, .picture)
      }
    } catch {
      throw SiteError([Diagnostic(.failure, file, nil, .system(error.reason))])
    }
  }
}
