extension Mistake {
  /// Sentences for names, arguments and kinds of values.
  var nameSentence: String? {
    switch self {
    case .unknownName(let name, let near):
      Habit.names[name].map { "there is no name `\(name)`; \($0)" }
        ?? "unknown name `\(name)`\(hint(near))"
    case .unknownField(let name, of: "loop", _) where Habit.loopFields[name] != nil:
      "`loop` has no field `\(name)`; \(Habit.loopFields[name] ?? "")"
    case .unknownField(let name, let kind, let near):
      "`\(kind)` has no field `\(name)`\(hint(near))"
    case .noFields(let what, let name): "\(what) has no field `\(name)`" + instead(of: name, what)
    case .notAList(let what): "a list is needed here, and this is \(what)"
    case .cannotPrint(let what): "\(what) cannot be printed; print one of its fields or items"
    case .loopOutside: "`loop` is known only inside its own `for`"
    case .superOutside: "`super()` is known only inside a block"
    case .callerOutside: "`caller()` is known only inside a macro"
    case .notCalled(let name): "`\(name)` is called with parentheses; write `\(name)(…)`"
    case .moduleIsNoValue(let name): "`\(name)` is an import; write `\(name).macro(…)`"
    case .unknownMacro(let name, let template, let near):
      "\"\(template)\" has no macro `\(name)`\(hint(near))"
    case .unknownFunction(let name, let near):
      Habit.functions[name].map { "there is no function `\(name)`; \($0)" }
        ?? (Filter(rawValue: name) == nil
          ? "unknown function `\(name)`\(hint(near))"
          : "there is no function `\(name)`; use the filter, `… | \(name)`")
    case .cannotCall: "only functions and macros are called; remove the parentheses"
    case .cannotCallValue(let name): "`\(name)` is a value; remove the parentheses"
    case .noMethods(let name, _) where Habit.methods[name] != nil:
      "values have no method `\(name)`; \(Habit.methods[name] ?? "")"
    case .noMethods(let name, true): "values have no methods; use the filter, `… | \(name)`"
    case .noMethods(let name, false): "values have no method `\(name)`; use a filter"
    case .unknownFilter(let name, let near):
      Habit.filters[name].map { "there is no filter `\(name)`; \($0)" }
        ?? "unknown filter `\(name)`\(hint(near))"
    case .unknownTest(let name, let near):
      Habit.tests[name].map { "there is no test `\(name)`; \($0)" }
        ?? "unknown test `\(name)`\(hint(near))"
    default: nil
    }
  }

  var argumentSentence: String? {
    switch self {
    case .tooManyArguments(let names, let callee):
      names.isEmpty
        ? "\(callee) takes no arguments" : "\(callee) takes only \(names.joined(separator: ", "))"
    case .missingArgument(let name, let callee): "\(callee) needs the argument `\(name)`"
    case .unknownArgument(let name, let callee, let names, let near):
      "\(callee) has no argument `\(name)`"
        + (near == nil && !names.isEmpty
          ? "; it takes \(names.joined(separator: ", "))" : hint(near))
    case .secondArgument(let name, let callee): "\(callee) gets the argument `\(name)` twice"
    case .wrongArgument(let name, let callee, let wanted, let given):
      "`\(name)` of \(callee) is \(wanted), and this is \(given)"
    case .attributeNotLiteral: "write the attribute's name in quotes, such as \"title\""
    case .testNotLiteral: "write the test's name in quotes, such as \"defined\""
    case .mapNeedsFilter: "write `map(attribute=\"title\")` or a filter's name, `map(\"upper\")`"
    default: nil
    }
  }

  /// What to write for a field that other languages have.
  private func instead(of field: String, _ what: String) -> String {
    switch (field, what) {
    case ("size", _), ("count", _), ("length", _): "; write `… | length`"
    case ("year", "text"): "; write `… | date(\"%Y\")`"
    case ("month", "text"): "; write `… | date(\"%B\")`"
    case ("day", "text"): "; write `… | date(\"%-d\")`"
    case (_, "a list"): "; loop over it with `for`, or take an item, `…[0]`"
    default: Filter(rawValue: field) == nil ? "" : "; use the filter, `… | \(field)`"
    }
  }

  var kindSentence: String? {
    switch self {
    case .wrongInput(let filter, let wanted, let given):
      "the filter `\(filter)` needs \(wanted), and this is \(given)"
    case .listInput(let filter, let hasArguments):
      "the filter `\(filter)` needs text, and this is a list; use it on each item, "
        + "`… | map(\"\(filter)\"\(hasArguments ? ", …" : ""))`"
    case .wrongOperands("+", let left, let right):
      "`+` adds two numbers, texts or lists, and these are \(left) and \(right); join text with `~`"
    case .wrongOperands(let sign, let left, let right):
      "`\(sign)` needs numbers, and these are \(left) and \(right)"
    case .cannotTakeApart(let what, let names):
      "\(what), which cannot be taken apart into \(names) names; write one"
    case .itemsHaveNoOrder(let filter, let what):
      "`\(filter)` cannot order \(what); say by which of its fields, `\(filter)(attribute=\"…\")`"
    case .itemsNotPrinted(let what):
      "each item is \(what), which cannot be printed; say which field, `join(\", \", attribute=\"…\")`"
    case .itemsNotAdded(let what):
      "`sum` adds numbers, and each item is \(what); say which field, `sum(attribute=\"…\")`"
    default: nil
    }
  }
}
