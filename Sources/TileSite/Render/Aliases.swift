/// Pages at former addresses that send the visitor on.
func aliases(of site: Site) -> [OutputFile] {
  let base = site.settings.base
  return site.pages.flatMap { page in
    let target = base.origin + Address.encoded(base.path + page.path.dropFirst())
    return page.frontMatter.aliases.compactMap { alias in
      Path.aliasOutput(alias.value).map { path in
        let html: Markup = """
          <!doctype html>
          <html lang="\(site.languages[page.language].tag)">
          <meta charset="utf-8">
          <title>\(page.title)</title>
          <link rel="canonical" href="\(target)">
          <meta http-equiv="refresh" content="0; url=\(target)">
          <p><a href="\(target)">\(page.title)</a></p>
          </html>

          """
        return OutputFile(path: path, contents: .bytes(Array(html.text.utf8)))
      }
    }
  }
}
