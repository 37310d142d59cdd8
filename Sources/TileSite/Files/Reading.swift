#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

extension Files {
  /// A file's bytes.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    // Without waiting for a writer, should it be a pipe.
    let file = try Descriptor(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var info = stat()
    guard unsafe fstat(file.number, &info) == 0 else { throw Failure(path: path, code: errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw Failure(path: path, code: EISDIR) }
    var failure: Failure?
    // One byte more than the size, so that a file that did not change ends in one read.
    var bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(info.st_size) + 1) {
      buffer, count in
      count = unsafe file.fill(buffer, path, &failure)
    }
    while failure == nil, bytes.count > Int(info.st_size) {  // the file grows while it is read
      let more = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = unsafe file.fill(buffer, path, &failure)
      }
      if more.isEmpty { break }
      bytes += more
    }
    if let failure { throw failure }
    return bytes
  }

  /// What a folder holds, sorted by the bytes of the names; a link's kind is what it leads to.
  static func entries(in folder: String) throws(Failure) -> [Entry] {
    guard let handle = unsafe opendir(folder) else { throw Failure(path: folder, code: errno) }
    defer { unsafe closedir(handle) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(handle) {
      let (name, isText) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          unsafe (String(cString: name), String(validatingCString: name) != nil)
        }
      }
      if name == "." || name == ".." { continue }
      if !isText {
        entries.append(Entry(name: name, kind: .unnamed, isLink: false, node: 0))
        continue
      }
      let node = unsafe UInt64(entry.pointee.d_ino)
      switch unsafe Int32(entry.pointee.d_type) {
      case Int32(DT_REG):
        entries.append(Entry(name: name, kind: .file, isLink: false, node: node))
      case Int32(DT_DIR):
        entries.append(Entry(name: name, kind: .folder, isLink: false, node: node))
      default:
        let path = folder + "/" + name
        let kind = status(path)?.kind ?? .other
        entries.append(Entry(name: name, kind: kind, isLink: isLink(path), node: node))
      }
    }
    return entries.sorted(byBytesOf: \.name)
  }

  struct Entry: Sendable {
    var name: String
    var kind: Kind
    var isLink: Bool
    /// The number by which the folder knows it; another one than `Files.node` has for a place where
    /// something else is mounted.
    var node: UInt64
  }

  /// The number of what a path names, links not followed; nil where there is nothing.
  static func node(_ path: String) -> UInt64? {
    var info = stat()
    return unsafe lstat(path, &info) == 0 ? UInt64(info.st_ino) : nil
  }
}

extension Files {
  /// The fingerprint of a file of any size, read a piece at a time.
  static func fingerprint(_ path: String) throws(Failure) -> Fingerprint {
    let file = try Descriptor(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var print = Fingerprint()
    while case let piece = try file.piece(path), !piece.isEmpty { print.add(piece) }
    return print
  }

  /// Whether two files hold the same bytes, read a piece at a time.
  static func sameBytes(_ one: String, _ other: String) throws(Failure) -> Bool {
    let a = try Descriptor(one, O_RDONLY | O_CLOEXEC)
    let b = try Descriptor(other, O_RDONLY | O_CLOEXEC)
    while true {
      let piece = try a.piece(one)
      if try piece != b.piece(other) { return false }
      if piece.isEmpty { return true }
    }
  }

  /// Whether two files hold the same bytes; a copy made by `copy` is known by its size and time.
  /// - Parameter state: of the first, where it is known.
  static func sameContents(
    _ one: String, _ other: String, known state: Status? = nil
  ) throws(Failure) -> Bool {
    guard let a = state ?? status(one), let b = status(other), b.kind == .file, a.size == b.size
    else { return false }
    // Times without a fraction come from archives and tools that set them, and may be the same for
    // every file.
    if a.modified == b.modified, a.modified % 1_000_000_000 != 0 { return true }
    return try sameBytes(one, other)
  }
}
