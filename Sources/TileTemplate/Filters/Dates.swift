extension Renderer {
  /// The `date` filter: ISO 8601 text in the codes of C's `strftime`, with English names.
  func date(_ value: Value, _ arguments: FilterArguments) throws(TemplateError) -> Value {
    guard let text = value.string else {
      let mistake = Mistake.wrongType("`date`", needs: "text", given: value.words)
      throw error(mistake, at: arguments.at)
    }
    guard let moment = Moment(text) else { throw error(.badDate(text), at: arguments.at) }
    var result = ""
    var format = (try arguments.text(0) ?? "")[...]
    while let percent = format.firstIndex(of: "%") {
      result += format[..<percent]
      format = format[percent...].dropFirst()
      let isBare = format.first == "-"
      if isBare { format = format.dropFirst() }
      let code = format.popFirst()
      guard let part = code.flatMap({ moment.part($0, isBare: isBare) }) else {
        let written = "%" + (isBare ? "-" : "") + (code.map { String($0) } ?? "")
        throw error(.badDateFormat(written), at: arguments.at)
      }
      result += part
    }
    return .text(result + format)
  }
}
