import Foundation
import Testing

@testable import TileSite

/// One example of a specification.
struct SpecExample: Decodable, CustomTestStringConvertible {
  var example: Int
  var section: String
  var extensions: [String]?
  var markdown: String
  var html: String

  var testDescription: String { "\(example) \(section)" }

  static func all(_ file: String) -> [SpecExample] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(file)")
    do {
      return try JSONDecoder().decode([SpecExample].self, from: Data(contentsOf: path))
    } catch {
      Issue.record(error)
      return []
    }
  }
}

/// The HTML with its holes filled as CommonMark's reference implementation would.
func plainHTML(_ source: String, _ options: MarkdownOptions) -> String {
  let markdown = parseMarkdown(Array(source.utf8)[...], options: options)
  var html: [UInt8] = []
  markdown.write(to: &html) { kind, bytes in
    switch kind {
    case .link(let index): MarkdownURL.append(markdown.links[index].destination, to: &bytes)
    case .picture(let index):
      let picture = markdown.pictures[index]
      bytes += "<img src=\"".utf8
      MarkdownURL.append(picture.destination, to: &bytes)
      bytes += "\" alt=\"\(escaped(picture.alt))\"".utf8
      if !picture.title.isEmpty { bytes += " title=\"\(escaped(picture.title))\"".utf8 }
      bytes += " />".utf8
    case .block(let index): bytes += "[\(markdown.blocks[index].name)]".utf8
    }
  }
  return String(decoding: html, as: UTF8.self)
}

private func escaped(_ text: String) -> String {
  var html = MarkdownBytes(capacity: 0)
  html.addText(text)
  return String(decoding: html.bytes, as: UTF8.self)
}

private let plain = MarkdownOptions(extensions: false, headingIDs: false)
private let commonMarkExamples = SpecExample.all("commonmark-0.30.json")
private let extensionExamples = SpecExample.all("gfm-extensions.json").filter {
  $0.extensions != ["tagfilter"]
}

/// CommonMark's examples that hold the syntax of an extension: bare addresses, and pictures alone with
/// a title, which are figures here.
private let extended: Set = [
  571, 572, 575, 576, 583, 584, 585, 587, 588, 590, 605, 607, 610, 611,
]

@Suite struct MarkdownSpecTests {
  @Test func `the specifications are there`() {
    #expect(commonMarkExamples.count == 652)
    #expect(extensionExamples.count == 21)
  }

  @Test(arguments: commonMarkExamples)
  func `CommonMark`(_ example: SpecExample) {
    #expect(plainHTML(example.markdown, plain) == example.html)
  }

  @Test(arguments: commonMarkExamples)
  func `CommonMark is the same with CRLF`(_ example: SpecExample) {
    let twin = example.markdown.replacing("\n", with: "\r\n")
    #expect(plainHTML(twin, plain) == example.html)
  }

  @Test(arguments: commonMarkExamples.filter { !extended.contains($0.example) })
  func `CommonMark is the same with extensions`(_ example: SpecExample) {
    #expect(plainHTML(example.markdown, MarkdownOptions(headingIDs: false)) == example.html)
  }

  @Test(arguments: commonMarkExamples.filter { extended.contains($0.example) })
  func `an extension's syntax makes a figure or a link`(_ example: SpecExample) {
    let html = plainHTML(example.markdown, MarkdownOptions(headingIDs: false))
    #expect(html != example.html)
    #expect(html.contains("<figure>") || html.contains("<a href=\""))
  }

  /// The alignment is a class here, since HTML has no `align` any more.
  @Test(arguments: extensionExamples)
  func `GitHub Flavored Markdown`(_ example: SpecExample) {
    let html = example.html.replacing(#/align="(\w+)"/#) { "class=\"align-\($0.1)\"" }
    #expect(plainHTML(example.markdown, MarkdownOptions(headingIDs: false)) == html)
  }
}
