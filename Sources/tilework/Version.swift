/// The version that `--version` prints.
enum Version {
  static let current = "0.1.0"
}
