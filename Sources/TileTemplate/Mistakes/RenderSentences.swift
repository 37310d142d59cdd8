extension Mistake {
  /// Sentences for what only rendering can find.
  var renderSentence: String? {
    switch self {
    case .undefined(let name): "`\(name)` is not defined here; test it with `is defined`"
    case .missingField(let name, let what, let near):
      "\(what) has no field `\(name)`"
        + (near == nil ? "; use `default` or `is defined` where it may be missing" : hint(near))
    case .missingPath(let path, let near):
      "there is no `\(path)`"
        + (near == nil ? "; use `default` or `is defined` where it may be missing" : hint(near))
    case .missingItem(let place):
      "there is no item \(place); use `default` where it may be missing"
    case .noneToPrint: "none cannot be printed; test it with `if` or write `default(\"…\", true)`"
    case .wrongType(let what, let wanted, let given):
      "\(what) needs \(wanted), and this is \(given)"
    case .noTemplate(let name, let near): "there is no template \"\(name)\"\(hint(near))"
    case .divisionByZero: "this divides by zero; test the divisor first"
    case .numberTooLarge: "this number is too large"
    case .notComparable(let left, let right):
      "\(left) and \(right) have no order; compare numbers with numbers and text with text"
    case .notANumber(let what): "a number is needed here, and this is \(what)"
    case .wrongPairs(let wanted, let given):
      "there are \(wanted) names for \(given) value\(given == 1 ? "" : "s")"
    case .badDate(let text): "\"\(text)\" is not a date; write it as 2024-05-01"
    case .badDateFormat(let code): "unknown date code `\(code)`; write codes such as `%-d %B %Y`"
    case .badFormat: "write codes such as `%s`, `%d` and `%.2f`, and `%%` for the sign itself"
    case .wrongFormatValues(let codes, let values):
      "`format` needs as many values as there are codes: \(codes), not \(values)"
    case .badKey(let what): "a key of a map is text, and this is \(what)"
    case .badRange: "a range needs a step other than 0 and at most 100000 numbers"
    case .tooManyRounds(let most):
      "loops, includes and calls took more than \(most) rounds; repeat less"
    case .tooMuchOutput(let most): "the page grew over \(most) bytes; loop over less"
    case .tooLargeValue(let most): "this text or list takes more than \(most) bytes; take it apart"
    case .tooMuchWork:
      "making this page takes too much work; look through fewer or shorter lists and texts"
    case .tooDeepValue: "these lists are nested too deeply; put fewer lists into each other"
    case .tooManyLevels: "includes and macros are nested too deeply; one of them includes itself"
    case .noCaller: "`caller()` needs a macro used by `call`; test `caller is defined`"
    case .noParentBlock: "no template above has this block, so `super()` has nothing to show"
    case .host(let sentence): sentence
    case .cannotEncode(let what):
      "\(what) cannot be written as JSON"
        + (what.hasPrefix("a ") ? "; write what you need of it, `{\"title\": page.title}`" : "")
    default: nil
    }
  }
}
