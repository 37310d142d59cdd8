internal import TileServer
internal import TileSite

func runBuild(_ options: Command.Options) async throws(SiteError) {
  report(try await buildShowingProgress(options), options)
}

private func buildShowingProgress(
  _ options: Command.Options
) async throws(SiteError) -> BuildReport {
  let progress = Progress()
  var asked = options.build
  asked.onStep = Progress.listener(progress, isQuiet: options.isQuiet)
  do throws(SiteError) {
    let report = try await build(asked)
    await progress.end()
    return report
  } catch {
    await progress.end()
    throw error
  }
}

func runCheck(_ options: Command.Options) async throws(SiteError) {
  let pages = try await check(options.build)
  if !options.isQuiet { Console.say("\(count(pages, "page")): no mistake found") }
}

func runList(_ options: Command.Options) async throws(SiteError) {
  for page in try await list(options.build) { Console.say(page.line) }
}

func runExplain(
  _ page: String, _ how: Command.Explain, _ options: Command.Options
) async throws(SiteError) {
  let explanation = try await explain(page, widths: how.widths, options.build)
  Console.say(how.isJSON ? explanation.json : explanation.text)
}

func runNew(_ folder: String) throws(SiteError) {
  let files = try createSite(at: folder)
  Console.say("\(folder): \(count(files, "file")) made. Next:")
  Console.say("  cd \(folder)")
  Console.say("  tilework serve")
}

/// Builds, then answers browsers until the process is ended.
func runServe(
  _ options: Command.Options, _ address: Command.Address
) async throws(SiteError) -> ExitCode {
  let built = try await buildShowingProgress(options)
  report(built, options)
  let site = StaticSite(root: options.build.outputFolder, prefix: built.basePath)
  do throws(ServerError) {
    let server = try Server(host: address.host, port: address.port) { site.respond(to: $0) }
    if address.host != "127.0.0.1" && address.host != "::1" && address.host != "localhost" {
      Console.complain("tilework: warning: anyone who can reach \(address.host) can see this site")
    }
    let host = address.host.contains(":") ? "[\(address.host)]" : address.host
    Console.say("http://\(host):\(server.port)\(built.basePath)  (Ctrl-C ends)")
    Console.say("After a change, run tilework build in a second window and reload the page.")
    Console.waitForever()
  } catch {
    Console.complain("tilework: error: \(error.message)")
    return .machine
  }
}

/// A line a finding; where somebody is looking, the line of the source file below each of the first.
func tell(_ diagnostics: [Diagnostic], of site: String) {
  for (number, diagnostic) in diagnostics.enumerated() {
    Console.complain(diagnostic.text)
    // Each reads its file again, and nobody looks at more.
    if Console.isTerminal, number < 200, let excerpt = diagnostic.excerpt(in: site) {
      Console.complain(excerpt)
    }
  }
}

private func report(_ built: BuildReport, _ options: Command.Options) {
  tell(built.warnings, of: options.build.site)
  if options.isQuiet { return }
  let written = built.written
  let milliseconds = Int((built.seconds * 1000).rounded())
  Console.say(
    "\(count(built.pages, "page")), \(count(written.files, "file")): \(written.changed) written, "
      + "\(written.removed) removed, in \(milliseconds) ms → \(options.build.outputFolder)")
}

private func count(_ number: Int, _ word: String) -> String {
  "\(number) \(word)\(number == 1 ? "" : "s")"
}
