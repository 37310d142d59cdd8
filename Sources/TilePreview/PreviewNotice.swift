public import TileServer
public import TileSite

/// What happens while a site is shown.
public enum PreviewNotice: Sendable {
  /// Browsers can be pointed there.
  case listening(url: String)
  /// The port asked for is another program's; this one is used.
  case portTaken(Int, used: Int)
  /// The system cannot watch so many files: they are looked at twice a second.
  case polling
  /// The site was built after these files changed, none at the beginning.
  case built(BuildReport, after: [String])
  /// It could not be built; the last good one stays.
  case failed(SiteError, after: [String])
}

/// Why nothing can be shown at all.
public enum PreviewError: Error, Sendable {
  /// There is no site there, or it may not be written where it should.
  case site(SiteError)
  /// The address cannot be had.
  case server(ServerError)
}
