internal import TilePreview
internal import TileServer
internal import TileSite

/// Builds, then shows the site and builds it again after each change, until the process is told to end.
func runServe(
  _ options: Command.Options, _ address: PreviewAddress, opensBrowser: Bool
) async throws(SiteError) -> ExitCode {
  let progress = Progress()
  var asked = options.build
  asked.onStep = Progress.listener(progress, isQuiet: options.isQuiet)
  if address.isPublic, let host = address.host {
    Console.complain(
      "tilework: warning: anyone who can reach \(host) can see this site"
        + (address.allowsEdits ? " and change its colours" : ""))
  }
  do throws(PreviewError) {
    let isGood = try await untilInterrupted { [asked] () async throws(PreviewError) in
      try await preview(asked, at: address) { notice in
        await progress.end()
        say(notice, options)
        if opensBrowser, case .listening(let url) = notice { openBrowser(url) }
      }
    }
    await progress.end()
    return isGood ? .success : .mistakes
  } catch {
    switch error {
    case .site(let error): throw error
    case .server(let error):
      Console.complain("tilework: error: \(error.message)")
      return .machine
    }
  }
}

private func say(_ notice: PreviewNotice, _ options: Command.Options) {
  switch notice {
  case .listening(let url):
    Console.say("\(url)  (Ctrl-C ends)")
  case .portTaken(let port, let used):
    Console.complain("tilework: port \(port) is taken by another program; \(used) is used")
  case .polling:
    Console.complain(
      "tilework: the system cannot watch so many files; they are looked at twice a second")
  case .built(let report, let paths):
    announce(paths, options)
    tell(report.warnings, of: options.build.site)
    if !options.isQuiet { Console.say(summary(of: report, options)) }
  case .failed(let error, let paths):
    announce(paths, options)
    tell(error.diagnostics, of: options.build.site)
    Console.complain("tilework: not built; the last good site is shown until this is mended")
  }
}

/// What changed, in one line.
private func announce(_ paths: [String], _ options: Command.Options) {
  if options.isQuiet || paths.isEmpty { return }
  let named = paths.prefix(3).joined(separator: ", ")
  let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
  Console.say("changed: \(named)\(more)")
}
