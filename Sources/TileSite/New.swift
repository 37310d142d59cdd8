/// Makes a new site in a folder; says how many files were written.
///
/// - Throws: a mistake where the folder holds a site already; nothing is changed then.
public func createSite(at folder: String) throws(SiteError) -> Int {
  let starter = Embedded.starter
  for (name, _) in starter where Files.status(Path.join(folder, name)) != nil {
    throw SiteError([Diagnostic(.error, Path.join(folder, name), nil, .siteExists)])
  }
  do throws(Files.Failure) {
    for (name, bytes) in starter { try Files.write(bytes, to: Path.join(folder, name)) }
    let ignore = Path.join(folder, ".gitignore")
    if Files.status(ignore) == nil {
      try Files.write(Array("public/\n.tilework/\n".utf8), to: ignore)
    }
  } catch {
    throw error.error
  }
  return starter.count
}
