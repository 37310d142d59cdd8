private import CEmbedded

/// Files built into the binary.
package enum Embedded {
  /// The default theme: the name in templates/ and the bytes.
  static var theme: [(name: String, bytes: [UInt8])] {
    unsafe files(UnsafeBufferPointer(start: theme_files(), count: embedded_theme_count))
  }

  /// The default theme's file of that name in templates/, in whatever case it is written.
  static func themeFile(_ name: String) -> [UInt8]? {
    let table = unsafe UnsafeBufferPointer(start: theme_files(), count: embedded_theme_count)
    guard
      let file = unsafe table.first(where: {
        unsafe String(cString: $0.path).lowercased() == name.lowercased()
      })
    else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// What `tilework new` writes: the path in the new site and the bytes.
  static var starter: [(name: String, bytes: [UInt8])] {
    unsafe files(UnsafeBufferPointer(start: starter_files(), count: embedded_starter_count))
  }

  /// What `tilework serve` alone gives to browsers, such as `live.js`.
  package static var preview: [(name: String, bytes: [UInt8])] {
    unsafe files(UnsafeBufferPointer(start: preview_files(), count: embedded_preview_count))
  }

  private static func files(_ table: UnsafeBufferPointer<embedded_file>)
    -> [(name: String, bytes: [UInt8])]
  {
    unsafe table.map { file in
      unsafe (
        String(cString: file.path),
        Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
      )
    }
  }
}
