/// A page file as read: the page, unless it cannot be read at all, and what was found in it.
struct ReadPage: Sendable {
  var page: Page?
  /// The page's name, for links to a page that cannot be read.
  var name = ""
  var found: [Diagnostic] = []
}

/// Reads one Markdown file: front matter, body, blocks.
func readPage(
  _ file: SourceFile, _ root: String, _ settings: Settings, blockNames: Set<String>
) -> ReadPage {
  do throws(Files.Failure) {
    let bytes = try Files.read(Path.join(root, file.path))
    return readPage(bytes, of: file, settings, blockNames: blockNames)
  } catch {
    var result = ReadPage(name: settings.tags.page(of: file.name).name)
    result.found.append(Diagnostic(.failure, file.path, nil, .system(error.reason)))
    return result
  }
}

/// Reads the bytes of a Markdown file.
func readPage(
  _ bytes: [UInt8], of file: SourceFile, _ settings: Settings, blockNames: Set<String>
) -> ReadPage {
  var result = ReadPage(name: settings.tags.page(of: file.name).name)
  guard let text = checkedText(bytes, in: file.path, &result.found) else { return result }
  result.page = page(text, file, settings, blockNames, &result.found)
  return result
}

private func page(
  _ text: ArraySlice<UInt8>, _ file: SourceFile, _ settings: Settings, _ blockNames: Set<String>,
  _ found: inout [Diagnostic]
) -> Page? {
  let parts: FrontMatterSplit
  do throws(FrontMatterSplit.NotClosed) {
    parts = try FrontMatterSplit(text)
  } catch {
    let start = Position(line: 1, column: 1)
    let problem = Problem.frontMatterNotClosed(error.language.fence)
    found.append(Diagnostic(.error, file.path, start, problem))
    return nil
  }
  if parts.matter == nil, FrontMatterSplit.lacksOpening(text) {
    let start = Position(line: 1, column: 1)
    found.append(Diagnostic(.error, file.path, start, .frontMatterNotOpened))
    return nil
  }
  guard var matter = frontMatter(parts, file, settings, &found) else { return nil }
  let own = settings.tags.page(of: file.name)
  let dated = DatedName(Path.name(of: own.name), zone: settings.zone)
  if let dated { matter.take(dated) }
  var options = MarkdownOptions(settings)
  options.blockNames = blockNames
  var text = withoutControls(parts.body, firstLine: parts.bodyLine, in: file.path, &found)
  text = withoutForeignMarks(text, firstLine: parts.bodyLine, in: file.path, &found)
  let body = parseMarkdown(text, firstLine: parts.bodyLine, options: options)
  found += body.findings.map { Diagnostic($0, in: file.path) }
  var page = Page(name: own.name, source: file.path, title: "", frontMatter: matter, body: body)
  page.languageFolder = own.language
  page.title =
    matter.title?.value ?? body.heading?.text ?? title(of: dated?.rest ?? page.mainName, settings)
  page.blocks = body.blocks.map { block(of: $0, settings.data, in: file.path, &found) }
  let showsTerms = settings.taxonomies.contains {
    $0.name == page.mainName || $0.name == Path.folder(of: page.mainName)
  }
  let showsMore = matter.layout != nil || own.isFolderPage || showsTerms
  if body.html.isEmpty && body.holes.isEmpty && !showsMore {
    let start = Position(line: 1, column: 1)
    found.append(Diagnostic(.warning, file.path, start, .emptyPage(title: page.title)))
  }
  if let tag = settings.tags.unlisted(in: file.name) {
    found.append(Diagnostic(.warning, file.path, nil, .unlistedLanguage(tag)))
  }
  return page
}

extension MarkdownOptions {
  /// As site.yaml says; no fence is a block.
  init(_ settings: Settings) {
    html = settings.markdown.allowsHTML ? .allow : .escape
    smart = settings.markdown.isSmart
    words = settings.words
  }
}

extension Diagnostic {
  fileprivate init(_ finding: Markdown.Finding, in path: String) {
    switch finding.fact {
    case .rawHTML(let text): self.init(.warning, path, finding.position, .rawHTML(text))
    case .dangerousLink(let text): self.init(.error, path, finding.position, .dangerousLink(text))
    case .unknownBlock(let name, let near):
      self.init(.warning, path, finding.position, .unknownBlock(name, near: near))
    case .repeatedID(let id, let other):
      self.init(.warning, path, finding.position, .repeatedID(id, became: other))
    case .missingNote(let name): self.init(.warning, path, finding.position, .missingNote(name))
    case .unusedNote(let name): self.init(.warning, path, finding.position, .unusedNote(name))
    case .repeatedNote(let name): self.init(.warning, path, finding.position, .repeatedNote(name))
    }
  }
}

private func frontMatter(
  _ parts: FrontMatterSplit, _ file: SourceFile, _ settings: Settings,
  _ found: inout [Diagnostic]
) -> FrontMatter? {
  let own = settings.tags.page(of: file.name)
  let defaults = settings.defaults.entries(for: own.name, in: own.language)
  guard parts.matter != nil || !defaults.isEmpty else { return FrontMatter() }
  do throws(YAMLMistake) {
    let yaml = try parts.tree
    if let yaml, yaml.entries == nil {
      found.append(
        Diagnostic(
          .error, file.path, yaml.position,
          .wrongKind(key: "front matter", wanted: "keys and values, such as title: About us")))
      return nil
    }
    var fields = FieldReader(yaml, or: defaults, in: file.path)
    let matter = FrontMatter(
      &fields, zone: settings.zone, taxonomies: settings.taxonomies)
    found += fields.found
    return matter
  } catch {
    found.append(Diagnostic(.error, file.path, error.position, .yaml(error.sentence)))
    return nil
  }
}

private func block(
  of fence: Markdown.Block, _ data: SiteData, in path: String, _ found: inout [Diagnostic]
) -> Block {
  do throws(YAMLMistake) {
    let yaml = try parseYAML(
      fence.yaml[...], firstLine: fence.firstLine, columnOffset: fence.columnOffset)
    return Block(fence.name, yaml, data, at: fence.position, in: path, &found)
  } catch {
    found.append(Diagnostic(.error, path, error.position, .yaml(error.sentence)))
    return .stats(StatsBlock())
  }
}

/// `services/business-advisory` → `Business advisory`.
func title(of name: String, _ settings: Settings) -> String {
  if name.isEmpty { return settings.title }
  let words = Path.name(of: name).map { $0 == "-" || $0 == "_" ? " " : $0 }
  return String(words.prefix(1)).uppercased() + String(words.dropFirst())
}

extension FrontMatterSplit {
  /// The front matter, in whichever language it is written.
  var tree: YAML? {
    get throws(YAMLMistake) {
      guard let matter else { return nil }
      return try language.parse(matter, firstLine: matterLine)?.withoutTaxonomyTable
    }
  }
}
