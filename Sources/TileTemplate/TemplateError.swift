/// One mistake of a template's author, or one render that could not go on.
public struct TemplateError: Error, Equatable, Sendable {
  /// A place that led to the mistake: an `include`, `extends`, `import`, `block` or macro call.
  public struct Frame: Equatable, Sendable {
    /// The template's path as given in its `TemplateSource`.
    public var path: String
    /// 1-based line.
    public var line: Int
    /// 1-based column in Unicode scalars.
    public var column: Int

    /// A place in a template; both numbers start at 1.
    public init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }
  }

  /// The template's path as given in its `TemplateSource`.
  public var path: String
  /// 1-based line.
  public var line: Int
  /// 1-based column in Unicode scalars.
  public var column: Int
  /// A sentence without a full stop that says what is wrong and what to write instead.
  public var message: String
  /// How rendering came here, innermost first; for a mistake found while loading, the shortest way
  /// from a template that is rendered, else from one that no other names.
  public var chain: [Frame]
  /// The line with the mistake; nil where there is no such template.
  public var excerpt: Excerpt?

  /// A mistake at a place; both numbers start at 1.
  public init(
    path: String, line: Int, column: Int, message: String, chain: [Frame] = [],
    excerpt: Excerpt? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.chain = chain
    self.excerpt = excerpt
  }
}

/// Every mistake of every template of a set, sorted by path, line and column; never empty.
public struct TemplateErrors: Error, Equatable, Sendable {
  /// The mistakes in order.
  public let errors: [TemplateError]

  init(_ errors: [TemplateError], reach: Reach) {
    var chains: [String: [TemplateError.Frame]] = [:]
    self.errors = errors.map { error in
      let chain = chains[error.path] ?? reach.chain(to: error.path)
      chains[error.path] = chain
      var reached = error
      reached.chain = chain
      return reached
    }.sorted {
      ($0.path, $0.line, $0.column, $0.message) < ($1.path, $1.line, $1.column, $1.message)
    }
  }
}

extension TemplateError: CustomStringConvertible {
  /// `path:line:column: message`, then one `from path:line:column` a frame.
  public var description: String {
    chain.reduce("\(path):\(line):\(column): \(message)") {
      $0 + "\n  from \($1.path):\($1.line):\($1.column)"
    }
  }
}
