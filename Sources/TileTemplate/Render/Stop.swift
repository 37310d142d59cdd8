/// The mistake that ends a rendering. It takes one pointer: as the whole error it would widen every
/// frame of the recursion, once for each call in it that may fail.
indirect enum Stop: Error {
  case at(TemplateError)

  var error: TemplateError {
    switch self {
    case .at(let error): error
    }
  }
}

extension Renderer {
  /// A mistake at an offset of the template that runs; at the include or call that led here where
  /// there is none.
  @inline(never)
  func error(_ mistake: Mistake, at offset: Int?) -> Stop {
    var error = program.texts[template].error(mistake, at: offset ?? 0)
    error.chain = frames.reversed().map { frame in
      let place = program.texts[frame.template].place(of: frame.at)
      return TemplateError.Frame(
        path: program.texts[frame.template].path, line: place.line, column: place.column)
    }
    if offset == nil, let last = error.chain.first {
      (error.path, error.line, error.column) = (last.path, last.line, last.column)
      error.chain.removeFirst()
    }
    return .at(error)
  }

  /// The error of a function of the host; of a template that it rendered, the call is on the way.
  @inline(never)
  func error(_ failure: CallFailure, at offset: Int) -> Stop {
    let stop = error(.host(failure.message), at: offset)
    guard var cause = failure.cause else { return stop }
    let here = stop.error
    cause.chain.append(
      TemplateError.Frame(path: here.path, line: here.line, column: here.column))
    cause.chain += here.chain
    return .at(cause)
  }
}
