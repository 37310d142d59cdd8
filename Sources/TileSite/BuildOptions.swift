/// What the user asked for on the command line.
public struct BuildOptions: Sendable {
  /// The site's folder.
  public var site = "."
  /// The folder to write; nil for `public` in the site.
  public var output: String?
  /// Overrides `base_url` of site.yaml.
  public var baseURL: String?
  /// Pages marked `draft: true` are built too.
  public var drafts = false
  /// Pages dated in the future are built too.
  public var future = false
  /// Seconds since 1970 that count as now; nil asks the clock.
  public var now: Int?
  /// Warnings are errors.
  public var strict = false
  /// Told, from any thread, what the build is at.
  public var onStep: (@Sendable (BuildStep) -> Void)?

  /// The defaults of `tilework build`.
  public init() {}

  /// Seconds since 1970 of an instant such as `2024-12-31T09:00:00Z`; nil for anything else.
  public static func instant(_ text: String) -> Int? { Moment(text)?.seconds }

  /// Whether a site can live at this address: `https://u.example/repo/`, or a path alone.
  public static func isBaseURL(_ text: String) -> Bool { BaseURL(text) != nil }

  /// The folder that is written.
  public var outputFolder: String { output ?? Path.join(site, "public") }

  /// All that a build reads of the site's folder.
  package static let sources = ["site.yaml", "content", "data", "templates"]

  /// Where builds write; nothing in there is ever a source.
  package var written: [String] {
    [outputFolder, Path.join(site, ".tilework")].map { Files.absolute($0) }
  }
}

/// What a build is at.
public enum BuildStep: Sendable, Equatable {
  /// Reading and checking the site.
  case reading
  /// Encoding pictures that are not in the cache: so many of so many are done.
  case pictures(done: Int, of: Int)
  /// Making and writing the files.
  case writing
}
