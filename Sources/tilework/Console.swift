#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Standard output, standard error and the end of the process.
enum Console {
  /// A line for standard output.
  static func say(_ line: String) { put(line + "\n", STDOUT_FILENO) }

  /// A line for standard error.
  static func complain(_ line: String) { put(line + "\n", STDERR_FILENO) }

  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Puts a text in the place of the last line of standard error, a terminal.
  static func replaceLine(_ text: String) { put("\r\u{1B}[K" + text, STDERR_FILENO) }

  static func end(_ code: ExitCode) -> Never { exit(code.rawValue) }

  private static func put(_ text: String, _ file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let done = unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
      if done < 0 && errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, done))
    }
  }
}
