private import CCmark
private import TileSite

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Prints five lines of a page of a site: what cmark's tree costs, what its tree and HTML cost, what
/// reading the page's text costs, what filling it in costs, and what making the page costs. The steps take turns, so that all
/// meet the same noise.
func timeSite(_ folder: String, page: String, rounds: Int) async throws {
  var options = BuildOptions()
  options.site = folder
  let steps = try await PageSteps(of: page, options)
  let text = steps.text
  var times: [[Duration]] = [[], [], [], [], []]
  for _ in 0..<rounds {
    let clock = ContinuousClock()
    times[0].append(clock.measure { parseAlone(text) })
    times[1].append(clock.measure { convertAlone(text) })
    times[2].append(clock.measure { steps.read() })
    times[3].append(clock.measure { steps.fill() })
    times[4].append(try clock.measure { try steps.make() })
  }
  for times in times { print(times.map { "\(Int($0 / .nanoseconds(1)))" }.joined(separator: " ")) }
}

/// What cmark itself takes to make a tree of a text and to free it.
private func parseAlone(_ text: [UInt8]) {
  unsafe text.withUnsafeBytes { bytes in
    let options = CMARK_OPT_DEFAULT
    unsafe cmark_node_free(
      cmark_parse_document(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, options))
  }
}

/// What cmark itself takes to make a tree of a text and HTML of that.
private func convertAlone(_ text: [UInt8]) {
  unsafe text.withUnsafeBytes { bytes in
    unsafe free(
      cmark_markdown_to_html(
        bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, CMARK_OPT_DEFAULT))
  }
}
