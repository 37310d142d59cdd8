/// `_redirects`, as Netlify, Cloudflare Pages and others read it: former addresses, which then answer
/// with 301 at once. Hosts that do not know it show the pages at those addresses, which send people on too.
func redirects(of site: Site) -> String {
  let base = site.settings.base.path
  var lines: [String] = []
  for page in site.pages {
    for alias in page.frontMatter.aliases {
      guard let output = Path.aliasOutput(alias.value) else { continue }
      let isFolder = Path.name(of: output) == "index.html"
      let path = isFolder ? Path.folder(of: output) + "/" : output
      let target = Address.encoded(base + page.path.dropFirst())
      lines.append("\(Address.encoded(base + path)) \(target) 301\n")
    }
  }
  return lines.joined()
}

/// `_headers`, as the same hosts read it: what browsers may load and run, and that files with a
/// hash in their name need never be asked for again. What is not told here hosts answer as they do anyway: ask
/// again each time.
func headers(of site: Site, policy: Policy) -> String {
  let base = Address.encoded(site.settings.base.path)
  return """
    \(base)*
      Content-Security-Policy: \(policy.text)
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin-when-cross-origin
    \(base)assets/*
      Cache-Control: public, max-age=31536000, immutable

    """
}
