internal import TileSite

/// The command: parse the arguments, do what they say, end with the contract's exit code.
@main
struct Tilework {
  static func main() async {
    let code: ExitCode
    do throws(UsageError) {
      code = await run(try Command(Array(CommandLine.arguments.dropFirst())))
    } catch {
      Console.complain("tilework: \(error.sentence)")
      code = .usage
    }
    Console.end(code)
  }

  private static func run(_ command: Command) async -> ExitCode {
    do throws(SiteError) {
      switch command {
      case .help(let topic): Console.say(Help.text(for: topic))
      case .version: Console.say("tilework \(Version.current)")
      case .build(let options): try await runBuild(options)
      case .serve(let options, let address, let opensBrowser):
        return try await runServe(options, address, opensBrowser: opensBrowser)
      case .check(let options): return try await runCheck(options)
      case .list(let options): try await runList(options)
      case .explain(let page, let how, let options): try await runExplain(page, how, options)
      case .new(let folder): try runNew(folder)
      case .importing(let wish): try await runImport(wish)
      }
      return .success
    } catch {
      tell(error.diagnostics, command)
      return error.isMachineFailure ? .machine : error.isUsage ? .usage : .mistakes
    }
  }
}

/// What kept a command from doing its work.
private func tell(_ diagnostics: [Diagnostic], _ command: Command) {
  switch command {
  case .build(let options): tell(diagnostics, options)
  case .check(let options): tell(diagnostics, options, withNames: true)
  default: tell(diagnostics, of: command.site)
  }
}

/// The contract's exit codes.
enum ExitCode: Int32 {
  case success = 0
  case mistakes = 1
  case usage = 2
  case machine = 3
}
