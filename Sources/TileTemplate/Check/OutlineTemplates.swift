extension Checker {
  /// Finds parents, macros and blocks of all templates.
  mutating func outline() {
    for name in schema.globals.keys.sorted() { _ = slots.number(name) }
    for number in outlines.indices {
      current = number
      outlineTop()
    }
    for number in outlines.indices {
      current = number
      outlineParent()
    }
    for number in outlines.indices {
      current = number
      cutCycle()
    }
    for number in outlines.indices {
      current = number
      checkOverrides()
    }
    handedToBlock = Array(repeating: [:], count: blockNames.list.count)
  }

  private mutating func outlineTop() {
    let statements = outlines[current].statements
    for statement in statements {
      switch statement.kind {
      case .extends(let name):
        if outlines[current].parent == nil {
          outlines[current].parent = (name, statement.at)
        } else {
          note(.secondExtends, at: statement.at)
        }
      case .macro(let macro): outlineMacro(macro)
      default: break
      }
    }
    findBlocks(in: statements, isTop: true)
    if outlines[current].parent != nil { checkChildTop(statements) }
  }

  private mutating func outlineMacro(_ macro: MacroSyntax) {
    let name = macro.name.name
    if outlines[current].macros[name] != nil { note(.secondMacro(name), at: macro.name.at) }
    outlines[current].macros[name] = macroSyntax.count
    macroSyntax.append((current, macro))
    handedToMacro.append([])
    handedToCall.append([])
  }

  private mutating func findBlocks(in statements: [Statement], isTop: Bool) {
    for statement in statements {
      switch statement.kind {
      case .block(let name, _, _):
        if outlines[current].blocks[name] != nil { note(.secondBlock(name), at: statement.at) }
        let number = blockNames.number(name)
        outlines[current].blocks[name] = Outline.Block(number: number, at: statement.at)
      case .extends where !isTop: note(.innerTag("extends"), at: statement.at)
      case .macro where !isTop: note(.innerTag("macro"), at: statement.at)
      default: break
      }
      for body in statement.bodies { findBlocks(in: body, isTop: false) }
    }
  }

  /// In a template that extends another, only blocks are shown.
  private mutating func checkChildTop(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .text(let text):
        let start = skipBlanks(text, from: 0, to: text.count)
        if start < text.count { note(.outsideBlocks, at: statement.at + start) }
      case .set, .capture, .extends, .block, .macro, .importAll, .importNames: break
      case .print, .branch, .loop, .filtered, .with, .include, .call:
        note(.outsideBlocks, at: statement.at)
      }
    }
  }

  private mutating func outlineParent() {
    guard let parent = outlines[current].parent else { return }
    outlines[current].parentNumber = template(named: parent.name, for: "extends")
  }

  /// The template a literal names; `extends` and `import` are known when loading.
  mutating func template(named name: Expression, for tag: String) -> Int? {
    guard case .literal(.text(let text)) = name.kind else {
      note(.nameNotLiteral(tag), at: name.at)
      return nil
    }
    if let number = numbers[text] {
      leads.append(Lead(from: current, to: number))
      return number
    }
    note(.unknownTemplate(text, nearestTemplate(text, in: numbers.keys)), at: name.at)
    return nil
  }

  private mutating func cutCycle() {
    var seen: Set = [current]
    var last = current
    while let parent = outlines[last].parentNumber {
      if parent == current {
        note(.extendsItself(outlines[last].text.name), at: outlines[current].parent?.at ?? 0)
        outlines[current].parentNumber = nil
        return
      }
      if !seen.insert(parent).inserted { return }
      last = parent
    }
  }

  private mutating func checkOverrides() {
    guard outlines[current].parentNumber != nil else { return }
    let above = Set(ancestry(of: current).dropFirst().flatMap { outlines[$0].blocks.keys })
    for statement in outlines[current].statements {
      guard case .block(let name, _, _) = statement.kind, !above.contains(name) else { continue }
      note(.unknownBlock(name, nearest(name, in: above)), at: statement.at)
    }
  }
}
