extension Renderer {
  /// The `date` filter: ISO 8601 text in the codes of C's `strftime`, with the set's names of months and days.
  func date(_ value: Value, _ arguments: FilterArguments) throws(Stop) -> Value {
    guard let text = value.string else {
      let mistake = Mistake.wrongType("`date`", needs: "text", given: value.words)
      throw error(mistake, at: arguments.at)
    }
    guard let moment = Moment(text) else { throw error(.badDate(text), at: arguments.at) }
    let format = try arguments.text(0) ?? ""
    var result = ""
    var rest = format.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += Substring(rest[..<percent])
      rest = rest[percent...].dropFirst()
      let isBare = rest.first == UInt8(ascii: "-")
      if isBare { rest = rest.dropFirst() }
      guard let code = rest.popFirst(), let part = moment.part(code, isBare: isBare, dateNames)
      else {
        let written = format[percent...].prefix(isBare ? 3 : 2)
        throw error(.badDateFormat(String(written)), at: arguments.at)
      }
      result += part
    }
    return .text(result + Substring(rest))
  }
}
