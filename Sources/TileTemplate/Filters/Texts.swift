extension Renderer {
  /// Filters that turn text into text; markup stays markup where its tags stay whole.
  mutating func applyText(
    _ value: Value, _ arguments: FilterArguments
  ) throws(TemplateError) -> Value {
    let at = arguments.at
    if arguments.filter == .string { return value.isHTML ? value : .text(try text(value, at: at)) }
    if arguments.filter == .urlencode, case .map(let fields) = value {
      return .text(try query(fields, at))
    }
    if arguments.filter == .format { return try format(value, arguments) }
    let isForTextAlone = arguments.filter == .truncate || arguments.filter == .indent
    if isForTextAlone, value.string == nil {
      let filter = "`\(arguments.filter.rawValue)`"
      throw error(.wrongType(filter, needs: "text", given: value.words), at: at)
    }
    let string = try text(value, at: at)
    switch arguments.filter {
    case .upper, .lower, .title, .capitalize, .slugify, .wordcount:
      try pay(spelling: string, at: at)
    default: break
    }
    switch arguments.filter {
    case .striptags: return .text(stripTags(string))
    case .slugify: return .text(slug(string))
    case .urlencode: return .text(percentEncoded(string, keepsSlash: true))
    case .wordcount: return .int(string.split { !isWordPart($0) }.count)
    case .nl2br: return .html(lineBreaks(value.isHTML ? Array(string.utf8) : escaped(string)))
    case .replace: return try replace(value, string, arguments)
    case .truncate: return text(try truncate(string, arguments), like: value)
    case .upper: return text(string.uppercased(), like: value)
    case .lower: return text(string.lowercased(), like: value)
    case .title: return .text(title(string))
    case .capitalize:
      return text(string.prefix(1).uppercased() + string.dropFirst().lowercased(), like: value)
    case .trim:
      let chars = try arguments.text(0).map { Set($0.unicodeScalars) }
      return text(trimmed(string) { chars?.contains($0) ?? isBlank($0) }, like: value)
    case .center: return text(center(string, try arguments.whole(0) ?? 80), like: value)
    case .indent:
      return text(try indent(string, arguments), like: value)
    default: return value
    }
  }

  private func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func query(_ fields: Fields, _ at: Int) throws(TemplateError) -> String {
    var parts: [String] = []
    for (key, value) in zip(fields.keys, fields.values) {
      try pay(3 * (key.utf8.count + value.textSize), at: at)
      parts.append(formEncoded(key) + "=" + formEncoded(try text(value, at: at)))
    }
    return parts.joined(separator: "&")
  }

  private mutating func replace(
    _ value: Value, _ string: String, _ arguments: FilterArguments
  ) throws(TemplateError) -> Value {
    let old = arguments[0] ?? ""
    let new = arguments[1] ?? ""
    let isHTML = value.isHTML || old.isHTML || new.isHTML
    func bytes(_ part: Value, _ text: String) -> [UInt8] {
      isHTML && !part.isHTML ? escaped(text) : Array(text.utf8)
    }
    let whole = bytes(value, string)
    let from = Array(try text(old, at: arguments.at).utf8)
    let to = bytes(new, try text(new, at: arguments.at))
    if from.isEmpty {
      let mistake = Mistake.wrongType("`old`", needs: "text", given: "empty")
      throw error(mistake, at: arguments.at)
    }
    let replaced = try replace(from, by: to, in: whole, arguments)
    return isHTML ? .html(replaced) : .text(String(decoding: replaced, as: UTF8.self))
  }

  private mutating func replace(
    _ old: [UInt8], by new: [UInt8], in whole: [UInt8], _ arguments: FilterArguments
  ) throws(TemplateError) -> [UInt8] {
    let most = try arguments.whole(2) ?? .max
    var result: [UInt8] = []
    var index = 0
    var left = most < 0 ? Int.max : most
    let search = Search(for: old)
    while left > 0, let place = search.firstPlace(in: whole, from: index) {
      result += whole[index..<place]
      result += new
      try bound(result.count, at: arguments.at)
      index = place + old.count
      left -= 1
    }
    return result + whole[index...]
  }

  /// At most `length` characters, cut behind a word unless `killwords`.
  private func truncate(
    _ string: String, _ arguments: FilterArguments
  ) throws(TemplateError) -> String {
    let scalars = Array(string.unicodeScalars)
    let length = try arguments.whole(0) ?? 255
    let end = try arguments.text(2) ?? "..."
    let leeway = try arguments.whole(3) ?? 5
    if length < end.unicodeScalars.count {
      let wanted = "room for \"\(end)\""
      throw error(
        .wrongType("`length`", needs: wanted, given: "\(length)"), at: arguments.at)
    }
    if scalars.count <= length + leeway { return string }
    var kept = scalars[..<min(scalars.count, max(0, length - end.unicodeScalars.count))]
    if !arguments.isTrue(1), let space = kept.lastIndex(of: " ") { kept = kept[..<space] }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: kept)
    return String(view) + end
  }

  private func title(_ string: String) -> String {
    var result = ""
    var startsWord = true
    for character in string {
      let isBreak = character.isWhitespace || "-({[<".contains(character)
      result += startsWord && !isBreak ? character.uppercased() : character.lowercased()
      startsWord = isBreak
    }
    return result
  }

  private func center(_ string: String, _ width: Int) -> String {
    let missing = width - string.unicodeScalars.count
    if missing <= 0 { return string }
    let left = missing / 2 + (missing & width & 1)
    return String(repeating: " ", count: left) + string
      + String(repeating: " ", count: missing - left)
  }

  private mutating func indent(
    _ string: String, _ arguments: FilterArguments
  ) throws(TemplateError) -> String {
    let space = String(repeating: " ", count: max(0, try arguments.whole(0) ?? 4))
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
    try pay(making: lines.count * (space.utf8.count + 16), at: arguments.at)
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      let isIndented =
        index == 0 ? arguments.isTrue(1) : !line.isEmpty || arguments.isTrue(2)
      result.append((isIndented ? space : "") + line)
    }
    return result.joined(separator: "\n")
  }
}

/// Text without blanks, or other characters, at both ends.
func trimmed(
  _ text: String, _ isRemoved: (Unicode.Scalar) -> Bool = isBlank
) -> String {
  let scalars = text.unicodeScalars
  guard let start = scalars.firstIndex(where: { !isRemoved($0) }),
    let end = scalars.lastIndex(where: { !isRemoved($0) })
  else { return "" }
  return String(scalars[start...end])
}
