/// What the name of a page's file says: which page it is, and in which language.
///
///     services/_index.md     services
///     services/tax.fr.md     fr/services/tax, in French
///     fr/services/tax.md     the same
struct PageFile: Sendable, Equatable {
  /// The path under content/ without `.md`, `index` and `_index`, below the folder of its language.
  var name: String
  /// Where the pages of its language stand: `fr`; empty for the main one.
  var language = ""
  /// Whether it speaks for its folder.
  var isFolderPage: Bool
  /// Whether its ending names the language.
  var hasSuffix = false
}

/// The tags that are languages in the names of files.
struct LanguageTags: Sendable {
  /// Of the main language, in lower case: `en-gb`, and `en` too where that is none of the others.
  private let main: [String]
  /// Of the others, in lower case: the folders in which their pages stand.
  private let others: [String]

  init(main: String = "en", others: [String] = []) {
    let tag = main.lowercased()
    let language = String(tag.prefix { $0 != "-" })
    self.main = others.contains(language) ? [tag] : [tag, language]
    self.others = others
  }

  /// - Parameter file: a name below content/.
  func page(of file: String) -> PageFile {
    var stem = Path.withoutExtension(file)
    let suffix = Path.fileExtension(of: stem)
    let hasSuffix = !suffix.isEmpty && (main.contains(suffix) || others.contains(suffix))
    if hasSuffix { stem = Path.withoutExtension(stem) }
    let last = Path.name(of: stem).lowercased()
    let isFolderPage = last == "index" || last == "_index"
    var page = PageFile(
      name: isFolderPage ? Path.folder(of: stem) : stem, isFolderPage: isFolderPage,
      hasSuffix: hasSuffix)
    if others.isEmpty { return page }
    if let (folder, rest) = split(page.name) {
      (page.language, page.name) = (folder, Path.join(folder, rest))
    }
    if hasSuffix, others.contains(suffix), suffix != page.language {
      (page.language, page.name) = (suffix, Path.join(suffix, page.name))
    }
    return page
  }

  /// A name that begins with the folder of a language, cut behind it.
  private func split(_ name: String) -> (folder: String, rest: String)? {
    let first = name.utf8.prefix { $0 != UInt8(ascii: "/") }
    guard let folder = String(first)?.lowercased(), others.contains(folder) else { return nil }
    return (folder, String(name.utf8.dropFirst(first.count + 1)) ?? "")
  }

  /// The ending of a page's file that is a language which the site is not in: `de` of `tax.de.md`.
  func unlisted(in file: String) -> String? {
    let stem = Path.withoutExtension(file)
    let suffix = Path.fileExtension(of: stem)
    guard !suffix.isEmpty, !main.contains(suffix), !others.contains(suffix) else { return nil }
    let parts = suffix.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, Self.known.contains(language),
      parts.dropFirst().allSatisfy({
        (2...4).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { return nil }
    return String(stem.utf8.suffix(suffix.utf8.count))
  }

  /// The two-letter codes of ISO 639-1.
  private static let known = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de
    dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id
    ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu
    lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu
    rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr
    ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split { $0 == " " || $0 == "\n" })
}
