/// A page that is to stand beside another of its folder.
package struct PageMove: Sendable, Equatable {
  /// The files of the two pages, relative to the site.
  package var page: String
  package var neighbour: String
  /// Right before the other, else right after it.
  package var isBefore: Bool
}

/// What became of the files of pages.
package struct OrderEdit: Sendable, Equatable {
  var files: [OrderedFile]

  /// Whether nothing had to be written.
  package var isEmpty: Bool { files.allSatisfy { $0.edit.before == $0.edit.after } }
  /// Where the orders stand now, and what stands there: `content/a.md:3`, `order: 2`.
  package var lines: [(place: String, text: String)] { files.map(\.line) }
}

/// One file whose order was written.
struct OrderedFile: Sendable, Equatable {
  var edit: FileEdit
  /// `order` or `weight`.
  var key: String
  /// As they are spelt; nil for none.
  var was: String?
  var now: String?
}

/// Why a page was not moved.
enum MoveRefusal: Error, Equatable {
  case notAPage(String)
  case otherFolder(String, String)
  /// A folder without a page, which would have to have an order.
  case noFile(String)
  case noRoom
  case broken(Diagnostic)
}

/// Moves a page before or after another one of its folder, as the files are at this moment: the `order` of
/// as few pages as possible is written.
package func movePage(
  _ move: PageMove, _ options: BuildOptions
) throws(NotChanged) -> OrderEdit {
  try rewrite(in: options.site, files: { $0.files.map(\.edit) }) { () throws(NotChanged) in
    let wanted: [(path: String, order: Double?)]
    do throws(MoveRefusal) {
      wanted = try Siblings(of: move, options).orders(after: move)
    } catch {
      throw NotChanged(sentence: error.sentence)
    }
    var files: [OrderedFile] = []
    for (path, order) in wanted {
      files.append(try ordered(path, of: options.site) { _ in order.map(spelt) })
    }
    return OrderEdit(files: files)
  }
}

/// Takes an edit back byte for byte where a file has not changed since; else only its order.
package func takeBack(
  _ edit: OrderEdit, of site: String
) throws(NotChanged) -> OrderEdit {
  try rewrite(in: site, files: { $0.files.map(\.edit) }) { () throws(NotChanged) in
    var files: [OrderedFile] = []
    for file in edit.files {
      let back = try ordered(file.edit.path, of: site) { (written) throws(NotChanged) in
        guard written == file.now else {
          throw NotChanged(
            sentence: "\(file.edit.path) has another \(file.key) by now; change it in the file")
        }
        return file.was
      }
      files.append(back.edit.before == file.edit.after ? file.reversed : back)
    }
    return OrderEdit(files: files)
  }
}

extension OrderedFile {
  fileprivate var reversed: OrderedFile {
    let edit = FileEdit(path: edit.path, before: edit.after, after: edit.before)
    return OrderedFile(edit: edit, key: key, was: now, now: was)
  }

  /// Where the order stands, and what stands there.
  fileprivate var line: (place: String, text: String) {
    let after = WrittenOrder(edit.after, in: edit.path)
    guard now != nil, let line = after?.line else { return (edit.path, "no order") }
    let text = YAMLSource(text: edit.after[...], origin: Position(line: 1, column: 1)).line(line)
    return ("\(edit.path):\(line)", text)
  }
}

/// A page's file with another order.
///
/// - Parameter wish: the order as it is to be spelt, of the one that is there.
private func ordered(
  _ path: String, of site: String, _ wish: (String?) throws(NotChanged) -> String?
) throws(NotChanged) -> OrderedFile {
  let before = try readSource(path, of: site)
  let written = WrittenOrder(before, in: path) ?? WrittenOrder()
  let wanted = try wish(written.text)
  do throws(EditRefusal) {
    let scalar = wanted.map { YAMLWords.Scalar(text: $0, isNumber: true) }
    let after = try editedFrontMatter(before, written.key, to: scalar, in: path)
    guard WrittenOrder(after, in: path)?.order == wanted.flatMap({ plainNumber($0[...]) }) else {
      throw .entangled(written.key)
    }
    return OrderedFile(
      edit: FileEdit(path: path, before: before, after: after), key: written.key,
      was: written.text, now: wanted)
  } catch {
    throw NotChanged(sentence: error.sentence(in: path))
  }
}

/// `2`, `2.5`.
private func spelt(_ order: Double) -> String {
  Int(exactly: order).map(String.init) ?? String(order)
}

/// What a page's file says of its order.
private struct WrittenOrder {
  var key = "order"
  /// As it is spelt.
  var text: String?
  var line: Int?
  /// As a build reads it.
  var order: Double?

  init() {}

  /// Nil for a file that cannot be read.
  init?(_ bytes: [UInt8], in path: String) {
    let read = readPage(bytes, of: SourceFile(path: path), Settings(), blockNames: [])
    var found: [Diagnostic] = []
    guard let page = read.page, let text = checkedText(bytes, in: path, &found),
      let parts = try? FrontMatterSplit(text), let matter = parts.matter
    else {
      if read.page == nil { return nil }
      return
    }
    order = page.frontMatter.order
    let yaml = try? parts.language.parse(matter, firstLine: parts.matterLine)
    for name in ["weight", "order"] {
      guard let value = yaml?.entries?.first(where: { $0.key == name })?.value, !value.isNull,
        case .scalar(let spelt, _) = value.value
      else { continue }
      (key, self.text, line) = (name, spelt, value.position.line)
    }
  }
}
