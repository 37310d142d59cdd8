/// The names of its surroundings of which a template, or the body of a loop, makes all it writes.
///
/// Where their values are known to be what they were before, so is what it writes (`Workspace.Key`).
struct Needs: BitwiseCopyable, Sendable {
  /// The slots: none, one or two.
  let first: Int?
  let second: Int?

  fileprivate init?(_ slots: Set<Int>?) {
    guard let slots, slots.count <= 2 else { return nil }
    let sorted = slots.sorted()
    first = sorted.first
    second = sorted.count > 1 ? sorted[1] : nil
  }
}

/// Reads the code of templates in the order it runs; a `nil` anywhere means that it cannot be told.
struct NeedsSearch: Sendable {
  private let templates: [TemplateCode]
  private var known: [Int: Set<Int>?] = [:]

  init(_ templates: [TemplateCode]) { self.templates = templates }

  /// What a template needs; nil for one that makes its text of more, or of what may change.
  mutating func of(_ template: Int) -> Needs? { Needs(slots(of: template)) }

  /// What a round of a loop needs.
  mutating func of(_ loop: LoopCode) -> Needs? { Needs(slots(of: loop.body, [])) }

  private mutating func slots(of number: Int) -> Set<Int>? {
    if let found = known[number] { return found }
    known[number] = .some(nil)  // a template that includes itself
    let template = templates[number]
    guard template.parent == nil else { return nil }
    let found = slots(of: template.body, [])
    known[number] = .some(found)
    return found
  }

  /// - Parameter own: slots that have got a value before, in this template.
  private mutating func slots(
    of steps: [Step], _ own: Set<Int>, inLoop: Bool = false
  ) -> Set<Int>? {
    var (own, found) = (own, Set<Int>())
    for step in steps {
      guard let slots = slots(of: step, &own, inLoop) else { return nil }
      found.formUnion(slots)
    }
    return found
  }

  private mutating func slots(of step: Step, _ own: inout Set<Int>, _ inLoop: Bool) -> Set<Int>? {
    switch step {
    case .text: return []
    case .print(let code, _): return code.slots(inLoop)?.subtracting(own)
    case .branch(let branches, let otherwise):
      guard var found = slots(of: otherwise, own, inLoop: inLoop) else { return nil }
      for (test, body) in branches {
        guard let asked = test.slots(inLoop), let inside = slots(of: body, own, inLoop: inLoop)
        else { return nil }
        found.formUnion(asked.subtracting(own).union(inside))
      }
      return found
    case .loop(let loop): return slots(of: loop, own, inLoop)
    case .set(let slots, let code, _, _):
      let found = code.slots(inLoop)?.subtracting(own)
      own.formUnion(slots)
      return found
    case .capture(let slot, let filters, let body, _, _):
      let found = slots(of: filters, body, own, inLoop)
      own.insert(slot)
      return found
    case .filtered(let filters, let body): return slots(of: filters, body, own, inLoop)
    case .with(let values, let body, _):
      guard let given = joined(values.map { $0.value.slots(inLoop) }),
        let inside = slots(of: body, own.union(values.map(\.slot)), inLoop: inLoop)
      else { return nil }
      return given.subtracting(own).union(inside)
    case .include(let number, _): return slots(of: number)?.subtracting(own)
    case .includeNamed(let name, _, let candidates, _):
      guard let asked = name.slots(inLoop),
        let inside = joined(candidates.map { slots(of: $0) })
      else { return nil }
      return asked.union(inside).subtracting(own)
    case .block, .call: return nil
    }
  }

  private mutating func slots(of loop: LoopCode, _ own: Set<Int>, _ inLoop: Bool) -> Set<Int>? {
    let inner = own.union(loop.slots)
    guard let sequence = loop.sequence.slots(inLoop),
      let condition = loop.condition.map({ $0.slots(false) }) ?? [],
      let body = slots(of: loop.body, inner, inLoop: true),
      let otherwise = slots(of: loop.otherwise, own, inLoop: inLoop)
    else { return nil }
    return sequence.subtracting(own).union(condition.subtracting(inner)).union(body)
      .union(otherwise)
  }

  private mutating func slots(
    of filters: [FilterCode], _ body: [Step], _ own: Set<Int>, _ inLoop: Bool
  ) -> Set<Int>? {
    guard let inside = slots(of: body, own, inLoop: inLoop),
      let given = joined(filters.flatMap(\.arguments).map { $0.map { $0.slots(inLoop) } ?? [] })
    else { return nil }
    return given.subtracting(own).union(inside)
  }
}

private func joined(_ slots: [Set<Int>?]) -> Set<Int>? {
  var all: Set<Int> = []
  for slots in slots {
    guard let slots else { return nil }
    all.formUnion(slots)
  }
  return all
}

extension Code {
  /// The slots an expression reads; nil where it asks for more than names.
  fileprivate func slots(_ inLoop: Bool) -> Set<Int>? {
    switch self {
    case .constant: []
    case .slot(let slot, _): [slot]
    case .loop, .wholeLoop: inLoop ? [] : nil
    case .cycle(let parts, _): inLoop ? of(parts, inLoop) : nil
    case .field(let value, _, _), .not(let value), .sign(let value, _, _), .isDefined(let value):
      value.slots(inLoop)
    case .item(let value, let place, _): of([value, place], inLoop)
    case .slice(let value, let from, let to, let step, _): of([value, from, to, step], inLoop)
    case .list(let parts), .every(let parts), .any(let parts), .concatenate(let parts, _):
      of(parts, inLoop)
    case .map(let pairs, _): of(pairs.flatMap { [$0.key, $0.value] }, inLoop)
    case .binary(_, let left, let right, _): of([left, right], inLoop)
    case .compare(let first, let rest, _): of([first] + rest.map(\.1), inLoop)
    case .conditional(let value, let test, let otherwise, _):
      of([value, test, otherwise], inLoop)
    case .filter(let filter): of([filter.value] + filter.arguments, inLoop)
    case .fallback(let value, let standard, let evenIfFalse):
      of([value, standard, evenIfFalse], inLoop)
    case .mapFilter(let list, let filter): of([list] + filter.arguments, inLoop)
    case .select(let select): of([select.value] + (select.test?.arguments ?? []), inLoop)
    case .test(let test, let value, _): of([value] + test.arguments, inLoop)
    case .range(let parts, _): of(parts, inLoop)
    case .function(_, let arguments, let isRepeatable, _):
      isRepeatable ? of(arguments, inLoop) : nil
    case .hasCaller, .macro, .caller, .parentBlock: nil
    }
  }

  private func of(_ parts: [Code?], _ inLoop: Bool) -> Set<Int>? {
    joined(parts.map { part in part.map { $0.slots(inLoop) } ?? [] })
  }
}
