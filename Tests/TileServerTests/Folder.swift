import TestSupport

/// A folder with a site in `site/` and a secret beside it, gone when the test ends.
struct Folder: ~Copyable {
  private let scratch = ScratchFolder()
  var path: String { scratch.path }
  var root: String { path + "/site" }

  init(_ files: [String: String]) {
    makeFolder("site")
    write("secret.txt", "SECRET")
    for (name, text) in files {
      let parts = name.split(separator: "/").dropLast()
      for count in parts.indices { makeFolder("site/" + parts[...count].joined(separator: "/")) }
      write("site/" + name, text)
    }
  }

  /// Makes one folder below the scratch folder.
  func makeFolder(_ name: String) { scratch.makeFolder(name) }

  /// Writes one file below the scratch folder.
  func write(_ name: String, _ text: String) { scratch.write(name, text) }

  /// Makes a symbolic link below the site.
  func link(_ name: String, to target: String) { scratch.link("site/" + name, to: target) }
}
