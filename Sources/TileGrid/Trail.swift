/// By which step each slot of each layer was reached, four bytes a slot.
struct Trail {
  private var steps: [UInt32] = []
  private var layers: [Int] = []

  /// Adds a layer. A step is the slot it was reached from and, in the lowest four bits, by which span.
  mutating func append(_ layer: ArraySlice<Front.Entry>) {
    layers.append(steps.count)
    steps.append(contentsOf: layer.lazy.map(\.step))
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
