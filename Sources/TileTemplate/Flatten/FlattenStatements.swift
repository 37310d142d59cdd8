extension ProgramLists {
  /// Puts statements into the lists, one behind the other; text that is known now becomes one text.
  mutating func flatten(_ steps: [Step]) -> Part {
    var acts: [Act] = []
    var known: [UInt8] = []
    for step in steps {
      if let text = step.knownText {
        known += text
        continue
      }
      add(&known, to: &acts)
      acts.append(act(step))
    }
    add(&known, to: &acts)
    return add(all: acts, to: \.acts)
  }

  private mutating func add(_ known: inout [UInt8], to acts: inout [Act]) {
    if known.isEmpty { return }
    acts.append(.text(add(all: known, to: \.text)))
    known = []
  }

  private mutating func act(_ step: Step) -> Act {
    switch step {
    case .text(let text): return .text(add(all: text, to: \.text))
    case .print(let code, let at): return .print(flatten(code), at: at)
    case .branch(let branches, let otherwise):
      let branches = branches.map { (test: flatten($0.test), body: flatten($0.body)) }
      return .branch(add(all: branches, to: \.branches), otherwise: flatten(otherwise))
    case .loop(let loop): return .loop(add(act(loop), to: \.loops))
    case .set(let slots, let code, let isTop, let at):
      return .set(add(all: slots, to: \.nodes), flatten(code), isTop: isTop, at: at)
    case .capture(let slot, let filters, let body, let isTop, let at):
      return .capture(
        slot, filters: add(filters), body: flatten(body), isTop: isTop, at: at)
    case .filtered(let filters, let body): return .filtered(add(filters), body: flatten(body))
    case .with(let values, let body, let at):
      let values = values.map { (slot: $0.slot, value: flatten($0.value)) }
      return .with(add(all: values, to: \.bindings), body: flatten(body), at: at)
    case .include(let number, let at): return .include(number, at: at)
    case .includeNamed(let code, let ignoresMissing, _, let at):
      return .includeNamed(flatten(code), ignoresMissing: ignoresMissing, at: at)
    case .block(let number, let isScoped, let at):
      return .block(number, isScoped: isScoped, at: at)
    case .call(let call, let slots, let body):
      return .call(op(call), slots: add(all: slots, to: \.nodes), body: flatten(body))
    }
  }

  private mutating func act(_ loop: LoopCode) -> LoopAct {
    LoopAct(
      slots: add(all: loop.slots, to: \.nodes), sequence: flatten(loop.sequence),
      condition: flatten(loop.condition), body: flatten(loop.body),
      otherwise: flatten(loop.otherwise), needs: needs.of(loop), at: loop.at)
  }

  private mutating func add(_ filters: [FilterCode]) -> Part {
    let filters = filters.map { op($0) }
    return add(all: filters, to: \.filters)
  }
}

extension Step {
  /// What a step writes, where that is the same in every rendering.
  fileprivate var knownText: [UInt8]? {
    switch self {
    case .text(let text): text
    case .print(.constant(.text(let text)), _): escaped(text)
    case .print(.constant(.html(let markup)), _): markup
    default: nil
    }
  }
}
