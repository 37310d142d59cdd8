extension Mistake {
  /// What is wrong and what to write instead, without a full stop.
  var sentence: String {
    readingSentence ?? grammarSentence ?? templateSentence ?? nameSentence ?? argumentSentence
      ?? kindSentence ?? renderSentence ?? "this cannot be understood"
  }

  private var readingSentence: String? {
    switch self {
    case .notUTF8: "this byte is not UTF-8; save the file as UTF-8"
    case .openComment: "this comment is never closed; end it with `#}`"
    case .openString: "this text is never closed; end it with the quote it begins with"
    case .openTag(let end): "this tag is never closed; end it with `\(end)`"
    case .badNumber: "this is not a number, or one too large; write digits such as `12` or `1.5`"
    case .badEscape: "this escape is not known; write `\\\\` for a backslash"
    case .foreignSign("`"): "put text in straight quotes, \"…\""
    case .strangeCharacter(let text):
      "`\(text)` means nothing here; put text in "
        + (text.contains { "“”„‘’«»".contains($0) } ? "straight quotes, \"…\"" : "quotes")
    case .foreignSign(let sign):
      "there is no `\(sign)`; " + (Habit.signs.first { $0.sign == sign }?.instead ?? "remove it")
    case .twoTemplates(let name): "there are two templates named \"\(name)\"; rename one"
    default: nil
    }
  }

  private var grammarSentence: String? {
    switch self {
    case .expected(let what, let after): "expected \(quoted(what)) after \(after)"
    case .unexpected(let what, "an expression"):
      "unexpected \(what) after an expression; join values with `~`"
    case .unexpected(let what, let after): "unexpected \(what) after \(after)"
    case .expectedValue(let found): "expected a value but found \(found)"
    case .unknownTag(let name) where name.hasPrefix("end") && nearestTag(name) == nil:
      Mistake.strayTag(name).sentence
    case .unknownTag(let name):
      Habit.tags[name].map { "there is no tag `\(name)`; \($0)" }
        ?? "unknown tag `\(name)`" + (nearestTag(name) ?? "; the tags are \(Tag.words)")
    case .foreignWord(let word):
      "there is no operator `\(word)`; \(Habit.words[word] ?? "remove it")"
    case .colonArguments(let filter):
      "a filter's arguments stand in parentheses; write `\(filter)(…)`"
    case .assignInExpression: "one `=` gives a name its value; compare with `==`"
    case .elseIf: "there is no `else if`; write `{% elif … %}`"
    case .bracesInTag: "no `{{ }}` is needed inside a tag; write what stands in it alone"
    case .strayTag(let name): "`\(name)` closes nothing; remove it or write the tag it belongs to"
    case .notClosed(let tag, let end): "this `\(tag)` is never closed; write `{% \(end) %}`"
    case .wrongEnd(let end, let name): "this closes `\(name)`; write `{% \(end) \(name) %}`"
    case .macroWithoutCaller(let name):
      "the macro `\(name)` has no `caller()`, so this body would not be shown"
    case .tooDeep: "this is nested too deeply; use `set` or `include` to take it apart"
    case .tooManyMistakes: "there are more mistakes; mend those before this place first"
    case .tooManyNames(let most):
      "more than \(most) names are known here; take the template apart or set fewer"
    case .reservedName(let name): "`\(name)` is a word of the language; choose another name"
    case .chainedTests: "two tests in a row; join them with `and`"
    case .noRecursiveLoop: "loops cannot be recursive; write a macro that calls itself"
    case .noNamespace: "`set` gives a value to a name, not to a field; write `{% set name = … %}`"
    case .alwaysWithContext: "an include always sees the names around it; remove `without context`"
    case .parameterWithoutStandard(let name):
      "`\(name)` has no default but follows one that has; write `\(name)=…` or move it before"
    case .standardInCall: "parameters of `call` have no defaults; write the name alone"
    case .callNeedsMacro: "`call` needs a macro; write `{% call name(…) %}`"
    default: nil
    }
  }

  private var templateSentence: String? {
    switch self {
    case .secondExtends: "a template extends one other; remove this `extends`"
    case .secondMacro(let name): "the macro `\(name)` is already defined; rename one"
    case .secondBlock(let name): "the block `\(name)` is already defined; rename one"
    case .innerTag(let tag): "`\(tag)` stands at the top level of a template; move it out"
    case .outsideBlocks:
      "this is outside every block, so it would not be shown; move it into a block"
    case .nameNotLiteral(let tag): "`\(tag)` needs a name in quotes, such as \"base.html\""
    case .unknownTemplate(let name, _) where name.contains("{{"):
      "there is no template \"\(name)\"; join its name with `~`, \"tiles/\" ~ kind ~ \".html\""
    case .unknownTemplate(let name, let near): "there is no template \"\(name)\"\(hint(near))"
    case .extendsItself(let name): "\"\(name)\" extends itself; remove one `extends`"
    case .unknownBlock(let name, let near):
      "no template above has a block `\(name)`, so it would not be shown\(hint(near))"
    case .blockInMacro(let name): "the block `\(name)` is inside a macro; move it out"
    default: nil
    }
  }

  private func nearestTag(_ name: String) -> String? {
    nearest(name, in: Tag.allCases.map(\.rawValue) + closers).map(hint)
  }

  private var closers: [String] {
    ["else", "elif", "endif", "endfor", "endset", "endblock", "endmacro", "endwith", "raw"]
  }

  private func quoted(_ what: String) -> String { what.contains(" ") ? what : "`\(what)`" }
}

/// The end of a sentence about a misspelt name.
func hint(_ near: String?) -> String { near.map { "; did you mean `\($0)`?" } ?? "" }
