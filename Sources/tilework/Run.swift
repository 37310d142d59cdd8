internal import TileSite

func runBuild(_ options: Command.Options) async throws(SiteError) {
  report(try await showingProgress(options, build), options)
}

/// Does something that lasts, and shows on a terminal what it is at.
private func showingProgress<Report>(
  _ options: Command.Options,
  _ work: (BuildOptions) async throws(SiteError) -> Report
) async throws(SiteError) -> Report {
  let progress = Progress()
  var asked = options.build
  asked.onStep = Progress.listener(progress, isQuiet: options.isQuiet)
  do throws(SiteError) {
    let report = try await work(asked)
    await progress.end()
    return report
  } catch {
    await progress.end()
    throw error
  }
}

func runCheck(_ options: Command.Options) async throws(SiteError) -> ExitCode {
  var asking: WebAsking?
  if options.asksWeb {
    var web = WebAsking()
    web.allowsPrivate = options.asksPrivate
    web.version = Version.current
    asking = web
  }
  let report = try await showingProgress(options) { [asking] build throws(SiteError) in
    try await check(build, asking: asking)
  }
  tell(report.findings, options, withNames: true)
  if !options.isQuiet, options.format != .json { Console.say(summary(of: report)) }
  return report.hasErrors ? .mistakes : .success
}

private func summary(of report: CheckReport) -> String {
  let parts = ["error", "warning", "note"].compactMap { word in
    let number = report.findings.count { $0.word == word }
    return number == 0 ? nil : count(number, word)
  }
  let found = parts.isEmpty ? "no mistake found" : parts.joined(separator: ", ")
  return "\(count(report.pages, "page")): \(found)"
}

func runList(_ options: Command.Options) async throws(SiteError) {
  let pages = try await list(options.build)
  if options.format == .json { return Console.say(pages.json) }
  for line in pages.lines { Console.say(line) }
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

/// Findings in the format that was asked for: for people on standard error, for programs on standard output.
func tell(_ diagnostics: [Diagnostic], _ options: Command.Options, withNames: Bool = false) {
  switch options.format {
  case .text: tell(diagnostics, of: options.build.site, withNames: withNames)
  case .json: Console.say(diagnostics.json)
  case .github:
    for diagnostic in diagnostics {
      Console.say(diagnostic.workflowCommand(site: options.build.site))
    }
  }
}

/// A line a finding; where somebody is looking, the line of the source file below each of the first.
func tell(_ diagnostics: [Diagnostic], of site: String, withNames: Bool = false) {
  for (number, diagnostic) in diagnostics.enumerated() {
    Console.complain(diagnostic.text + (withNames ? " [\(diagnostic.name)]" : ""))
    // Each reads its file again, and nobody looks at more.
    if Console.isTerminal, number < 200, let excerpt = diagnostic.excerpt(in: site) {
      Console.complain(excerpt)
    }
  }
}

private func report(_ built: BuildReport, _ options: Command.Options) {
  tell(built.warnings, options)
  if !options.isQuiet, options.format != .json { Console.say(summary(of: built, options)) }
}

/// What a build did, in one line.
func summary(of built: BuildReport, _ options: Command.Options) -> String {
  let written = built.written
  let milliseconds = Int((built.seconds * 1000).rounded())
  return
    "\(count(built.pages, "page")), \(count(written.files, "file")): \(written.changed) written, "
    + "\(written.removed) removed, in \(milliseconds) ms → \(options.build.outputFolder)"
}

func count(_ number: Int, _ word: String) -> String {
  "\(number) \(word)\(number == 1 ? "" : "s")"
}
