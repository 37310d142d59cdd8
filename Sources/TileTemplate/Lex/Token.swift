/// A piece of a template: text between tags, a tag's edge, or a word inside a tag.
struct Token: Sendable {
  enum Kind: Equatable, Sendable {
    case text([UInt8])
    case printStart, printEnd, tagStart, tagEnd
    case name(String)
    case string(String)
    case integer(Int)
    case float(Double)
    case symbol(Symbol)
    case bad(Mistake)
    case end
  }

  let kind: Kind
  /// Byte offset in the template.
  let at: Int
}

/// Punctuation inside tags.
enum Symbol: String, CaseIterable, Sendable {
  case power = "**"
  case floorDivide = "//"
  case equal = "=="
  case notEqual = "!="
  case atLeast = ">="
  case atMost = "<="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case remainder = "%"
  case more = ">"
  case less = "<"
  case tilde = "~"
  case bar = "|"
  case dot = "."
  case comma = ","
  case colon = ":"
  case assign = "="
  case openParen = "("
  case closeParen = ")"
  case openBracket = "["
  case closeBracket = "]"
  case openBrace = "{"
  case closeBrace = "}"
}
