internal import TileSite

/// One line on the terminal that says what a build is at, once a step lasts longer than half a
/// second; wiped before anything else is printed.
actor Progress {
  private var step: BuildStep?
  private var isShown = false

  /// A listener for `BuildOptions.onStep`; nil where nobody is looking.
  static func listener(_ progress: Progress, isQuiet: Bool) -> (@Sendable (BuildStep) -> Void)? {
    guard Console.isTerminal, !isQuiet else { return nil }
    return { step in Task(priority: .high) { await progress.begin(step) } }
  }

  private func begin(_ step: BuildStep) {
    let isSameKind = self.step.map { $0.kind == step.kind } ?? false
    self.step = step
    if isShown && isSameKind {
      show()
    } else {
      wipe()
      Task(priority: .high) {
        try? await Task.sleep(for: .milliseconds(500))
        if self.step?.kind == step.kind { show() }
      }
    }
  }

  /// The build has ended.
  func end() {
    step = nil
    wipe()
  }

  private func show() {
    guard let step else { return }
    isShown = true
    Console.replaceLine(step.text)
  }

  private func wipe() {
    if isShown { Console.replaceLine("") }
    isShown = false
  }
}

extension BuildStep {
  fileprivate var kind: Int {
    switch self {
    case .reading: 0
    case .pictures: 1
    case .writing: 2
    case .asking: 3
    }
  }

  fileprivate var text: String {
    switch self {
    case .reading: "reading"
    case .pictures(let done, let all): "pictures \(done)/\(all)"
    case .writing: "writing"
    case .asking(let done, let all): "links \(done)/\(all)"
    }
  }
}
