/// Answers requests with the files below a folder, as a web host would: `/about/` gives
/// `about/index.html`, `/about` leads to `/about/`, and what is not there gives the site's
/// `404.html`. Nothing outside the folder and nothing hidden (`.git`) is ever given.
public struct StaticSite: Sendable {
  /// What is done to every page, a file ending in `.html`, before it is sent.
  public struct PageEdit: Sendable {
    let tag: String
    /// Makes the page that is sent.
    public let apply: @Sendable (_ page: [UInt8]) -> [UInt8]

    /// - Parameter tag: letters and digits that change whenever the same page would come out otherwise.
    public init(tag: String, apply: @escaping @Sendable (_ page: [UInt8]) -> [UInt8]) {
      self.tag = tag
      self.apply = apply
    }
  }

  private let root: String
  private let prefix: String
  private let edit: PageEdit?

  /// Serves the folder `root`, which may be replaced while serving. `prefix` is the path that the
  /// site will be published under, such as `/repo/`; what lies outside it is not there.
  public init(root: String, prefix: String = "/", edit: PageEdit? = nil) {
    self.root = root
    self.edit = edit
    let names = prefix.split(separator: "/")
    self.prefix = names.isEmpty ? "/" : "/" + names.joined(separator: "/") + "/"
  }

  /// Never throws and never waits but for the disk.
  public func respond(to request: Request) -> Response {
    guard request.method == "GET" || request.method == "HEAD" else {
      var refusal = Response.text(405, "Only GET and HEAD are answered here.\n")
      refusal.headers.append(("Allow", "GET, HEAD"))
      return refusal
    }
    let target = request.target.utf8
    guard target.first == UInt8(ascii: "/") else { return malformed }
    guard target.starts(with: prefix.utf8) else { return outside(request) }
    switch SitePath(target.dropFirst(prefix.utf8.count)) {
    case .malformed: return malformed
    case .forbidden: return notFound()
    case .names(let names, let isFolder):
      return find(names, isFolder: isFolder, for: request) ?? notFound()
    }
  }

  /// The bare address leads to the site, so that what the terminal says can be typed short.
  private func outside(_ request: Request) -> Response {
    let isEntrance = request.target == "/" || request.target + "/" == prefix
    return isEntrance ? redirect(to: prefix, for: request) : notFound()
  }

  private func find(_ names: [String], isFolder: Bool, for request: Request) -> Response? {
    guard let path = locate(names), let stamp = FileStamp(path: path) else { return nil }
    switch stamp.kind {
    case .file: return isFolder ? nil : file(path, stamp, name: names.last ?? "", for: request)
    case .folder: return isFolder ? index(of: names, for: request) : toFolder(request)
    case .other: return nil
    }
  }

  private func index(of names: [String], for request: Request) -> Response? {
    guard let path = locate(names + ["index.html"]), let stamp = FileStamp(path: path),
      stamp.kind == .file
    else { return nil }
    return file(path, stamp, name: "index.html", for: request)
  }

  private func toFolder(_ request: Request) -> Response {
    redirect(to: request.target + "/", for: request)
  }

  /// The file's path without symbolic links, if it lies below the root.
  private func locate(_ names: [String]) -> String? {
    guard let root = realPath(root), let path = realPath(([root] + names).joined(separator: "/"))
    else { return nil }
    // Bytes, because two names that differ can be equal as texts.
    let inside = root == "/" ? root : root + "/"
    return path.utf8.elementsEqual(root.utf8) || path.utf8.starts(with: inside.utf8) ? path : nil
  }

  private func file(
    _ path: String, _ stamp: FileStamp, name: String, for request: Request
  ) -> Response? {
    var headers = fileHeaders(name)
    let isEdited = edit != nil && isPage(name)
    let tag = isEdited ? stamp.entityTag(with: edit?.tag) : stamp.entityTag()
    headers += [("ETag", tag), ("Last-Modified", stamp.lastModified)]
    if isUnchanged(tag, stamp, for: request) {
      return Response(status: 304, headers: headers.filter { $0.name != "Content-Type" })
    }
    if isEdited {
      return edited(path).map { Response(status: 200, headers: headers, body: .bytes($0)) }
    }
    headers.append(("Accept-Ranges", "bytes"))
    let range = isRangeMeant(tag, stamp, for: request) ? request.header("range") : nil
    switch ByteRange(range, size: stamp.size) {
    case .whole: return Response(status: 200, headers: headers, body: .file(path))
    case .part(let part):
      headers.append(
        ("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(stamp.size)"))
      return Response(status: 206, headers: headers, body: .part(of: path, part))
    case .beyond:
      var refusal = Response.text(416, "The file has no such bytes.\n")
      refusal.headers.append(("Content-Range", "bytes */\(stamp.size)"))
      return refusal
    }
  }

  private func edited(_ path: String) -> [UInt8]? {
    guard let edit, let bytes = fileBytes(path) else { return nil }
    return edit.apply(bytes)
  }

  private func notFound() -> Response {
    guard let path = locate(["404.html"]), FileStamp(path: path)?.kind == .file else {
      return .text(404, "There is no such page.\n")
    }
    let body = edited(path).map { Response.Body.bytes($0) } ?? .file(path)
    return Response(status: 404, headers: fileHeaders("404.html"), body: body)
  }
}

private func isPage(_ name: String) -> Bool { contentType(of: name).hasPrefix("text/html") }

private let malformed = Response.text(400, "This address cannot be read.\n")

/// Browsers ask again each time, and learn in a word that nothing changed.
private func fileHeaders(_ name: String) -> [(name: String, value: String)] {
  [
    ("Content-Type", contentType(of: name)), ("Cache-Control", "no-cache"),
    ("X-Content-Type-Options", "nosniff"),
  ]
}

private func redirect(to path: String, for request: Request) -> Response {
  var response = Response.text(301, "This page is elsewhere.\n")
  response.headers.append(("Location", path + (request.query.map { "?" + $0 } ?? "")))
  response.headers.append(("Cache-Control", "no-cache"))
  return response
}

/// An entity tag decides where the browser sends one; else the date it was given, taken literally.
private func isUnchanged(_ tag: String, _ stamp: FileStamp, for request: Request) -> Bool {
  guard let tags = request.header("if-none-match") else {
    return request.header("if-modified-since") == stamp.lastModified
  }
  let known = tags.split(separator: ",").map { $0.drop { $0 == " " } }
  return known.contains { $0 == "*" || ($0.hasPrefix("W/") ? $0.dropFirst(2) : $0) == tag }
}

/// Whether a part of the file is of use to who asked: it fits what they have.
private func isRangeMeant(_ tag: String, _ stamp: FileStamp, for request: Request) -> Bool {
  guard request.method == "GET" else { return false }
  guard let condition = request.header("if-range") else { return true }
  return condition == tag || condition == stamp.lastModified
}
