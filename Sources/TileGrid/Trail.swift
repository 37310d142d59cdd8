/// By which step each slot of each layer was reached, four bytes a slot.
struct Trail {
  private var steps: [UInt32] = []
  private var layers: [Int] = []

  private func packed(from slot: Int, by span: Span) -> UInt32 {
    UInt32(slot) << 4 | UInt32(span.code)
  }

  mutating func beginLayer() { layers.append(steps.count) }

  mutating func append(from slot: Int, by span: Span) {
    steps.append(packed(from: slot, by: span))
  }

  mutating func replace(_ target: Int, from slot: Int, by span: Span) {
    steps[layers[layers.count - 1] + target] = packed(from: slot, by: span)
  }

  /// Drops all slots of the last layer but these.
  mutating func keep(_ slots: [Int]) {
    let start = layers[layers.count - 1]
    let kept = slots.map { steps[start + $0] }
    steps.replaceSubrange(start..., with: kept)
  }

  /// The spans chosen on the way to a slot of the last layer.
  func spans(to slot: Int) -> [Span] {
    var slot = slot
    var spans: [Span] = []
    for start in layers.reversed() {
      let step = steps[start + slot]
      spans.append(Span(code: Int(step & 15)))
      slot = Int(step >> 4)
    }
    return spans.reversed()
  }
}
