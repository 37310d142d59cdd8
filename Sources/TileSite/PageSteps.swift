/// What is done for a page of a site, step by step: for measuring what each step costs.
package struct PageSteps {
  /// The page's Markdown.
  package let text: [UInt8]
  private let place: Int
  private let renderer: Renderer
  private let workspace = PageWorkspace()

  /// A page by its name, such as `services/tax-law`, of a site without pictures.
  package init(of name: String, _ options: BuildOptions) async throws(SiteError) {
    let sources = try load(options)
    let site = try await parse(sources, options)
    place = site.index[name] ?? 0
    renderer = Renderer(site, layout(site), [:], root: sources.root)
    let file = Path.join(sources.root, site.pages[place].source ?? "site.yaml")
    do throws(Files.Failure) {
      let bytes = try Files.read(file)
      text = Array((try? FrontMatterSplit(bytes[...]))?.body ?? [])
    } catch {
      throw error.error
    }
  }

  /// Reads the Markdown.
  package func read() { _ = parseMarkdown(text[...], options: MarkdownOptions()) }

  /// Fills the page's text and gathers what it shows, without any template.
  package func fill() { renderer.fill(place, workspace) }

  /// Makes the page: fills its text and runs the templates.
  package func make() throws(SiteError) { _ = try renderer.page(place, workspace) }
}
