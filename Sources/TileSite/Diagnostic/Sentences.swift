internal import TileGrid

private import TileTemplate

/// The one place where findings become sentences: what is wrong, then what to write instead.
extension Problem {
  var sentence: String {
    switch self {
    case .noSite(let folder):
      "there is no site.yaml in \(folder); go to your site's folder, name it with --site DIR, "
        + "or make a new site with: tilework new DIR"
    case .emptySite:
      "content/ holds no page; write content/index.md to begin"
    case .inTheWay:
      "stands where the site needs its own file or folder, and no build made it; move it elsewhere"
    case .notEmpty: "is not empty; name a folder that is, or that does not exist yet"
    case .noForeignSite(let name, let wanted):
      "this is no site of \(name): there is none of \(wanted)"
    case .notCarried(let text): text
    case .siteExists: "is there already; choose a folder that holds no site"
    case .outputHoldsSource(let folder):
      "the output may not be \(folder), where the site's own files lie; choose another --output"
    case .system(let reason): reason
    case .stopped: "stopped before it was done; nothing was changed"
    case .notUTF8(let byte):
      byte == 0
        ? "a NUL byte is no text; delete it"
        : "byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16)) is not UTF-8 text; "
          + "save the file as UTF-8"
    case .controlCharacter(let code):
      "an invisible control character (code \(code)) is left out here; delete it"
    case .frontMatterNotClosed(let fence):
      "the front matter that opens here is never closed; end it with a line of three "
        + (fence == "+++" ? "plus signs: +++" : "hyphens: ---")
    case .yaml(let text), .template(let text): text
    case .wrongKind(let key, let wanted): "\(key) must be \(wanted)"
    case .badValue(let key, let value, let wanted): "\(key) “\(value)” is not \(wanted)"
    case .unknownChoice(let key, let value, let choices):
      "\(key) “\(value)” is unknown; choose \(list(sorted(choices, near: value)))"
    case .unknownKey(let key, let near, let known): unknownKey(key, near, known)
    case .mainLanguage(let tag):
      "“\(tag)” is the main language; say this at the top of site.yaml, and here of the others alone"
    case .repeatedLanguage(let tag): "“\(tag)” is listed twice; keep one of them"
    case .unusedLanguage(let tag):
      "no page is in “\(tag)”, so it is left out; write one, such as content/index.\(tag).md"
    case .unlistedLanguage(let tag):
      "“.\(tag)” looks like a language that site.yaml does not list, so this is a page of its own; "
        + "write languages: {\(tag): {title: …}} in site.yaml, or rename the file"
    case .emptyPage(let title): "the page has no text; it is shown with its title “\(title)” alone"
    case .rendering(let text, let page, let others):
      "\(text) (on \(page)\(others > 0 ? " and \(others) more" : ""))"
    case .sameData(let name, let other):
      "is data.\(name.replacing("/", with: ".")) as \(other) is; rename one of them"
    case .unknownData(let name, let near): "there is no file of data “\(name)”" + meant(near)
    case .eachOwn(let key):
      "\(key) is each page's own; write it in the pages, or leave it out of children:"
    case .finding(let finding, nil): finding.sentence
    case .finding(let finding, let on?):
      "\(finding.sentence) (on \(on.page)\(on.others > 0 ? " and \(on.others) more" : ""))"
    case .takenKey(let key):
      "“\(key)” says something else of a page already; choose another name, such as my-\(key)"
    case .noTermPage(let key, let text):
      "no address can be made of “\(text)”, so it has no page; give it a letter or a figure, "
        + "and at most 200 bytes, or leave it out of \(key)"
    case .sameTerm(let text, let other, let place, let url):
      "“\(text)” and “\(other)” (\(place)) have one page, \(url); write both the same way"
    case .secondPagination:
      "one grid of a page can go on on further pages, and one above does; leave out paginate: here"
    case .noSuchDate(let key, let text):
      "\(key) “\(text)” is no date; write it as 2024-12-31 or 2024-12-31T09:00:00Z"
    case .unknownLayout(let name, let layouts):
      "there is no layout “\(name)”; add templates/\(name).html or choose "
        + list(sorted(layouts, near: name))
    case .foreignLayout(let name):
      "there is no layout “\(name)”, so the theme's own is used; leave the key out, or add "
        + "templates/\(name).html"
    case .addressPattern(let key, let text):
      "\(key) “\(text)” is a pattern, not an address, and is left out; write the address itself: /about/us/"
    case .sameOutput(let path, let other):
      "makes the same file as \(other): \(path); rename one of them or give it a slug"
    case .outsideSite: "leads out of the site and is left out; copy the file into content/ instead"
    case .rawHTML(let text):
      "raw HTML is shown as text: \(text); allow it with markdown: {html: allow} in site.yaml"
    case .repeatedID(let id, let other):
      "the id “\(id)” is on the page already; this heading is “\(other)”"
    case .missingNote(let name):
      "there is no footnote “\(name)”; write [^\(name)]: and its text on a line of its own"
    case .unusedNote(let name):
      "nothing refers to the footnote “\(name)”, so it is not shown; write [^\(name)] in the text"
    case .repeatedNote(let name):
      "there is a footnote “\(name)” above already, which is the one shown; rename one"
    case .notAFile: "is neither a file nor a folder and is left out"
    case .noFont:
      "there is no font on this machine to write titles into pictures for links; install one, or "
        + "write outputs: {social: false}"
    case .noIcon:
      "the favicon or logo cannot be drawn as a PNG, so icons are plain squares; save it as a "
        + "simpler SVG or as a PNG, or write outputs: {icons: false}"
    case .badName:
      "the name is not text, or begins with a mark that belongs to a letter; rename the file"
    case .notPublished(let name, let reason): "“\(name)” is not published now: \(reason)"
    case .foreignMark(let text, let origin):
      "“\(text)” is \(origin) and is left out; write it in Markdown, or between ` to show it"
    case .missingPage(let name, let near): "there is no page “\(name)”" + meant(near)
    case .missingTarget(let name):
      "nothing in the site answers to “\(name)”"
        + (name.hasPrefix("www.") ? "; write https://\(name)" : "")
        + (name.contains("@") && !name.contains("/") ? "; write mailto:\(name)" : "")
    case .dangerousLink(let text):
      "the link “\(text)” could run code in the visitor's browser; link to a page or an https: address"
    case .unknownFolder(let name, let near):
      "there is no folder or page content/\(name)" + meant(near)
    case .blockNeeds(let block, let what): "a \(block) block needs \(what)"
    case .needsValue(let key, let what): "\(key) has no value; write \(what)"
    case .unknownBlock(let name, let near):
      "there is no block “\(name)”, so this is shown as code; did you mean “\(near)”?"
    case .unreadable(let weakness): weakness.sentence
    case .frontMatterNotOpened:
      "these lines say something of the page, but the line that opens them is missing; "
        + "write a line of three hyphens above them: ---"
    case .lastRowUnused(let asked):
      "`last-row: \(asked)` has no effect: tiles of several sizes always fill the grid; "
        + "leave it out, or the span: of these pages"
    case .gridNotMet(let warning, let from):
      warning.sentence + " (where the grid is \(Int(from.rounded(.up))) px wide)"
    case .showsNothing(let block):
      "this \(block) shows no page; look at its from: and tag:"
        + (block == "grid" ? ", or say with empty: what stands there instead" : "")
    case .strayStyle(let template, let near):
      "these style rules are never used: there is no \(template)" + meant(near)
    case .unknownTileKind(let name, let folder, let kinds):
      "there is no template templates/\(folder)/\(name).html; choose "
        + list(sorted(kinds, near: name))
    case .missingPicture(let path, let near): "the picture “\(path)” does not exist" + meant(near)
    case .badPictureAddress(let text):
      "the picture “\(text)” must be a file of content/ or an https: address"
    case .noAVIF:
      "the libvips of this machine cannot write AVIF, so pictures are made without it; "
        + "install its module for HEIF"
    case .brokenPicture(let path, let reason): "the picture “\(path)” \(reason)"
    case .focusUnused:
      "image_focus has no effect where a page has no picture; name one: image: photo.jpg"
    case .missingAlt(let path):
      "the picture “\(path)” has no alternative text; describe it in the square brackets: "
        + "![what it shows](\(path))"
    }
  }

  private func meant(_ near: String?) -> String { near.map { "; did you mean “\($0)”?" } ?? "" }

  private func unknownKey(_ key: String, _ near: String?, _ known: [String]) -> String {
    if let near { return "the key “\(key)” is unknown; did you mean “\(near)”?" }
    return "the key “\(key)” is unknown; the keys here are \(list(known))"
  }

  private func sorted(_ names: [String], near name: String) -> [String] {
    names.sorted { (distance($0, name), $0) < (distance($1, name), $1) }
  }

  /// `a, b or c`.
  private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "none" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Warning {
  var sentence: String {
    switch self {
    case .lastRowNotMet(let asked, let used):
      "`last-row: \(asked.rawValue)` needs smaller gaps or fewer columns; `\(used.rawValue)` is used"
    case .spansNotMet: "the tiles' spans leave no way to fill the grid; all tiles are 1x1"
    }
  }
}

extension Palette.Weakness {
  fileprivate var sentence: String {
    let ratio = (color.contrast(with: groundColor) * 100).rounded(.down) / 100
    return
      "\(role.rawValue) “\(color.hex)” on \(ground.rawValue) “\(groundColor.hex)” has a contrast of "
      + "\(ratio) : 1 and takes \(Color.readable) to be read well; the nearest that has it is "
      + "\"\(better.hex)\"" + (role == .accent ? "; links take one that can be read" : "")
  }
}

extension EditRefusal {
  /// Why a key of a file was not written.
  func sentence(in file: String) -> String {
    switch self {
    case .broken(let mistake): "\(mistake.place): \(mistake.sentence); mend this first"
    case .noMap(let key):
      "\(key.map { "\($0) in \(file)" } ?? file) is no map of keys and values; "
        + "change it in the file"
    case .repeated(let key):
      "\(key) shares its value with other places of \(file) (& and *), or has a tag (!); "
        + "change it in the file"
    case .entangled(let key):
      "\(key) cannot be written without a change to something else; change it in \(file)"
    case .foreign: "what \(file) says of itself is no YAML between --- lines; change it in the file"
    }
  }
}

extension MoveRefusal {
  /// Why a page was not moved.
  var sentence: String {
    switch self {
    case .notAPage(let path): "there is no page \(path) in this site now"
    case .otherFolder(let page, let other):
      "\(page) and \(other) are not in the same folder, so that no order decides between them"
    case .noFile(let folder):
      "\(folder) has no page of its own that could say where it stands; give it an index.md"
    case .noRoom:
      "no numbers are left between those of the pages beside it; write other ones into these files"
    case .broken(let mistake): "\(mistake.place): \(mistake.sentence); mend this first"
    }
  }
}
