private import TileServer
public import TileSite
private import TileWatch

/// Builds a site and shows it to browsers; builds it again whenever a file of it changes, and tells
/// them. Returns when its task is cancelled.
///
/// - Parameters:
///   - address: where to listen; where the port is taken, the next one that is free.
///   - tell: told of everything that happens, one thing after the other.
/// - Returns: whether the last build was good.
/// - Throws: when there is no site to show, or no address to show it at.
public func preview(
  _ options: BuildOptions, at address: PreviewAddress,
  tell: @Sendable (PreviewNotice) async -> Void
) async throws(PreviewError) -> Bool {
  // Before the first build, so that no change is missed.
  var watcher = Watcher(watchedFiles(of: options))
  var builder = Builder(options)
  let first = await builder.build()
  if Task.isCancelled { return builder.isGood }
  await tell(try builder.isSite(after: first))

  let pages = LivePages(options, showing: builder.shown, at: address)
  let server = try address.serve { pages.respond(to: $0) }
  await tell(
    .listening(url: address.url(port: server.port, basePath: builder.shown.value.basePath)))
  if let taken = address.taken(unless: server.port) { await tell(taken) }
  if watcher.isPolling { await tell(.polling) }

  while let paths = await watcher.next() {
    let wasPolling = watcher.isPolling
    let notice = await builder.build(after: paths)
    if Task.isCancelled { break }
    server.announce(builder.shown.value.announcement)
    await tell(notice)
    if watcher.isPolling != wasPolling { await tell(.polling) }
  }
  server.stop()
  return builder.isGood
}
