extension Renderer {
  /// A field of the innermost loop; nil for an item before the first or behind the last.
  func loopField(_ field: LoopField) -> Value? {
    guard let loop = loops.last else { return nil }
    return LoopRound(items: loop.items, index: loop.index).value(field)
  }

  /// `loop` itself, to be kept under another name.
  func wholeLoop() -> Value {
    guard let loop = loops.last else { return .none }
    return .record(LoopRecord(LoopRound(items: loop.items, index: loop.index)))
  }

  mutating func range(_ parts: Part, _ at: Int) throws(TemplateError) -> Value {
    var numbers: [Int] = []
    for value in try evaluateChoices(parts) {
      guard let value else { continue }
      guard let number = value.whole else { throw error(.notANumber(value.words), at: at) }
      numbers.append(number)
    }
    let from = numbers.count > 1 ? numbers[0] : 0
    let to = numbers.count > 1 ? numbers[1] : numbers[0]
    let step = numbers.count > 2 ? numbers[2] : 1
    let most = 100_000
    guard step != 0, abs(Double(to) - Double(from)) / Double(step).magnitude <= Double(most) else {
      throw error(.badRange, at: at)
    }
    let list = Value.list(stride(from: from, to: to, by: step).map(Value.int))
    try pay(list.size, at: at)
    return list
  }
}

/// `loop` under another name.
private final class LoopRecord: Holder {
  private let round: LoopRound
  var held: [Value] { round.items }

  init(_ round: LoopRound) { self.round = round }

  func field(_ name: FieldName) -> Value? {
    LoopField(rawValue: name.text).flatMap(round.value)
  }
}

/// One round of a loop.
private struct LoopRound {
  let items: [Value]
  let index: Int

  func value(_ field: LoopField) -> Value? {
    switch field {
    case .index: .int(index + 1)
    case .index0: .int(index)
    case .revindex: .int(items.count - index)
    case .revindex0: .int(items.count - index - 1)
    case .first: .bool(index == 0)
    case .last: .bool(index == items.count - 1)
    case .length: .int(items.count)
    case .previtem: index > 0 ? items[index - 1] : nil
    case .nextitem: index + 1 < items.count ? items[index + 1] : nil
    case .depth: 1  // loops inside a recursive one would be deeper, and there are none
    case .depth0: 0
    }
  }
}
