/// What is wrong with a JSON or CSV file, and at which byte.
struct DataMistake: Error, Equatable {
  var fault: Fault
  var offset: Int

  enum Fault: Equatable {
    // JSON
    case ends
    case unexpected(String)
    case number(String)
    case escape(String)
    case halfCharacter
    case nothing
    case secondKey(String)
    case tooDeep(Int)
    // CSV
    case noName
    case secondName(String)
    case fields(Int, wanted: Int)
    case semicolons
    // Both
    case notClosed
    case quoteInside
    case afterQuote
  }

  init(_ fault: Fault, at offset: Int) {
    self.fault = fault
    self.offset = offset
  }
}

extension DataMistake.Fault {
  var sentence: String {
    switch self {
    case .ends: "the JSON ends here, before it is complete; close every { and ["
    case .unexpected(let text):
      "“\(text)” may not stand here in JSON; it takes texts in double quotes, commas between values, "
        + "none behind the last, and no comments"
    case .number(let text):
      "“\(text)” is no number of JSON; write it as 12, -1.5 or 2e6, or in quotes"
    case .escape(let text):
      "“\(text)” is no escape of JSON; write \\\\ for a backslash and \\n for a line's end"
    case .halfCharacter: "this is half a character; write both halves, such as \\ud83d\\ude00"
    case .nothing: "a NUL character is no text; delete it"
    case .secondKey(let key): "the key “\(key)” is there already; rename or delete one"
    case .tooDeep(let most): "lists and maps may stand \(most) deep in one another; make it flatter"
    case .noName: "a column has no name; the first line names every column"
    case .secondName(let name): "there is a column “\(name)” already; rename one"
    case .fields(let count, let wanted):
      "this row has \(count) \(count == 1 ? "value" : "values"), and the first line names "
        + "\(wanted) \(wanted == 1 ? "column" : "columns"); put a value that holds a comma in double quotes"
    case .semicolons:
      "columns are parted by commas here, and this line has semicolons; save the file with commas"
    case .notClosed: "the text that begins here is never closed; end it with a double quote"
    case .quoteInside:
      "a value that holds a double quote stands in double quotes, with the one inside written twice"
    case .afterQuote:
      "behind the closing quote a comma or the line's end must follow; write a quote inside twice"
    }
  }
}
