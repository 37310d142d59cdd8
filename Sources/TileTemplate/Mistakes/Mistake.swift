/// What can be wrong with a template; `sentence` is the only place that says so in words.
enum Mistake: Equatable, Sendable {
  // Reading
  case notUTF8, openComment, openString, openTag(String), badNumber, badEscape
  case strangeCharacter(String), twoTemplates(String)
  // Grammar
  case expected(String, after: String), unexpected(String, after: String), expectedValue(String)
  case unknownTag(String), strayTag(String), notClosed(tag: String, end: String), tooDeep
  case tooManyMistakes, tooManyNames(Int)
  case wrongEnd(String, String), macroWithoutCaller(String)
  case reservedName(String), chainedTests, noRecursiveLoop, noNamespace, alwaysWithContext
  case foreignSign(String), foreignWord(String), colonArguments(String), assignInExpression
  case elseIf, bracesInTag
  case parameterWithoutStandard(String), standardInCall, callNeedsMacro
  // Templates
  case secondExtends, secondMacro(String), secondBlock(String), innerTag(String), outsideBlocks
  case nameNotLiteral(String), unknownTemplate(String, String?), extendsItself(String)
  case unknownBlock(String, String?), blockInMacro(String)
  // Names
  case unknownName(String, String?), unknownField(String, of: String, String?)
  case noFields(String, String), notAList(String), cannotPrint(String), loopOutside
  case superOutside, callerOutside, notCalled(String), moduleIsNoValue(String)
  case unknownMacro(String, String, String?), unknownFunction(String, String?), cannotCall
  case cannotCallValue(String), noMethods(String, isFilter: Bool)
  case unknownFilter(String, String?), unknownTest(String, String?)
  // Arguments
  case tooManyArguments([String], of: String), missingArgument(String, of: String)
  case unknownArgument(String, of: String, [String], String?), secondArgument(String, of: String)
  case wrongArgument(String, of: String, takes: String, given: String)
  case attributeNotLiteral, testNotLiteral, mapNeedsFilter
  // Kinds
  case wrongInput(String, needs: String, given: String), listInput(String, hasArguments: Bool)
  case wrongOperands(String, String, String), cannotTakeApart(String, names: Int)
  case itemsHaveNoOrder(String, String), itemsNotPrinted(String), itemsNotAdded(String)
  // Rendering
  case undefined(String), missingField(String, of: String, String?), missingPath(String, String?)
  case missingItem(String)
  case noneToPrint, wrongType(String, needs: String, given: String), noTemplate(String, String?)
  case divisionByZero, numberTooLarge, notComparable(String, String), notANumber(String)
  case wrongPairs(wanted: Int, given: Int), badDate(String), badDateFormat(String), badFormat
  case wrongFormatValues(codes: Int, values: Int), badKey(String)
  case badRange, tooManyRounds(Int), tooMuchOutput(Int), tooManyLevels, noCaller
  case tooLargeValue(Int), tooMuchWork, tooDeepValue
  case noParentBlock, host(String), cannotEncode(String)
}
