#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

@testable import TileSite

/// A site in a folder of its own, written as one text:
///
///     -- content/index.md --
///     # Hello
///
/// It has a site.yaml unless the text brings one. The folder is removed when the value goes.
final class TestSite {
  let root: String
  var options: BuildOptions

  init(_ text: String, _ bytes: [String: [UInt8]] = [:]) throws {
    root = TestSite.freshFolder()
    options = BuildOptions()
    options.site = root
    options.now = BuildOptions.instant("2026-01-01T00:00:00Z")
    var files = TestSite.files(in: text).mapValues { Array($0.utf8) }
    files.merge(bytes) { $1 }
    if files["site.yaml"] == nil { files["site.yaml"] = Array("title: Test\n".utf8) }
    try Files.makeFolder(root)
    for (path, bytes) in files { try Files.write(bytes, to: root + "/" + path) }
  }

  deinit { try? Files.remove(root) }

  func put(_ path: String, _ text: String) throws {
    try Files.write(Array(text.utf8), to: root + "/" + path)
  }

  func delete(_ path: String) throws { try Files.remove(root + "/" + path) }

  /// Builds; the warnings, one a line.
  @discardableResult
  func build() async throws -> String {
    try await TileSite.build(options).warnings.map(\.text).joined(separator: "\n")
  }

  /// The mistakes that keep the site from being built, one a line; empty if it was built.
  func mistakes() async -> String {
    do throws(SiteError) {
      _ = try await TileSite.build(options)
      return ""
    } catch {
      return error.diagnostics.map(\.text).joined(separator: "\n")
    }
  }

  /// A file of the output as text.
  func output(_ path: String) throws -> String {
    String(decoding: try Files.read(root + "/public/" + path), as: UTF8.self)
  }

  func hasOutput(_ path: String) -> Bool { Files.isFile(root + "/public/" + path) }

  /// Every file of the output by its path.
  func outputs() throws -> [String: [UInt8]] { try TestSite.tree(root + "/public") }

  /// The paths of output files that are other than, or not in, another site's.
  func differences(from other: TestSite) throws -> [String] {
    try outputs().differences(from: other.outputs())
  }

  /// Every file below a folder by its path.
  static func tree(_ folder: String) throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    var waiting = [""]
    while let path = waiting.popLast() {
      for entry in try Files.entries(in: Path.join(folder, path)) {
        let name = Path.join(path, entry.name)
        if entry.kind == .folder {
          waiting.append(name)
        } else {
          found[name] = try Files.read(folder + "/" + name)
        }
      }
    }
    return found
  }

  static func freshFolder() -> String {
    "\(Files.resolved(Files.temporaryFolder) ?? ".")/tilework-test-\(Files.processID)-\(UInt64.random(in: 0 ... .max))"
  }

  static func files(in text: String) -> [String: String] {
    var files: [String: String] = [:]
    var current: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        current = String(line.dropFirst(3).dropLast(3))
        current.map { files[$0] = "" }
      } else if let current {
        files[current, default: ""] += line + "\n"
      }
    }
    return files
  }
}

extension [String: [UInt8]] {
  /// The paths whose bytes differ, or that only one of the two has, sorted.
  func differences(from other: Self) -> [String] {
    Set(keys).union(other.keys).filter { self[$0] != other[$0] }.sorted()
  }
}

extension Files {
  static func makeLink(_ path: String, to target: String) throws {
    if unsafe symlink(target, path) != 0 { throw Failure(path: path, code: errno) }
  }

  static func makePipe(_ path: String) throws {
    if unsafe mkfifo(path, 0o600) != 0 { throw Failure(path: path, code: errno) }
  }

  static func setMode(_ mode: UInt32, of path: String) throws {
    if unsafe chmod(path, mode_t(mode)) != 0 { throw Failure(path: path, code: errno) }
  }

  static func mode(of path: String) -> UInt32 {
    var info = stat()
    return unsafe stat(path, &info) == 0 ? UInt32(info.st_mode & 0o7777) : 0
  }
}

/// Templates that show a page's content and nothing else.
let bareTemplates = """
  -- templates/page.html --
  {{ page.content }}
  -- templates/home.html --
  {{ page.content }}
  -- templates/section.html --
  {{ page.content }}
  -- templates/404.html --
  Not found.
  -- templates/assets/site.css --
  /* */

  """
