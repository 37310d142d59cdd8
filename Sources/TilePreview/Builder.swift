internal import TileSite
internal import TileWatch

/// Builds the site again and again, and keeps what browsers are shown up to date.
struct Builder {
  let shown = Showing()
  private let options: BuildOptions
  private var looks: Looks?

  init(_ options: BuildOptions) { self.options = options }

  /// Whether the site as it is now could be built.
  var isGood: Bool { shown.value.mistakes.isEmpty }

  /// Builds, after these files changed.
  mutating func build(after paths: [String] = []) async -> PreviewNotice {
    do throws(SiteError) {
      let report = try await TileSite.build(options)
      let change = looks?.update(report.written) ?? .pages
      if looks == nil { looks = Looks(of: options.outputFolder, report.written) }
      shown.value.succeed(change, basePath: report.basePath, grids: report.grids)
      return .built(report, after: paths)
    } catch {
      if !Task.isCancelled { shown.value.fail(error, site: options.site) }
      return .failed(error, after: paths)
    }
  }

  /// The first notice, unless it says that there is no site at all.
  func isSite(after notice: PreviewNotice) throws(PreviewError) -> PreviewNotice {
    if case .failed(let error, _) = notice, error.isUsage { throw .site(error) }
    return notice
  }
}

/// All that a build reads, and nothing that it writes.
func watchedFiles(of options: BuildOptions) -> WatchedFiles {
  WatchedFiles(
    root: options.site, names: BuildOptions.sources, leftOut: options.written
  ) { $0 == ".git" || isLeftOver($0) }
}
