/// Every name a template may use that it does not make itself.
public struct Schema: Sendable {
  /// Fields of each kind of record, by the kind's name.
  public var records: [String: [String: Shape]]
  /// Names known in every template.
  public var globals: [String: Shape]
  /// Names whose shape is known better in one template, by template name.
  public var globalsIn: [String: [String: Shape]]
  /// Functions that `render`'s `call` answers.
  public var functions: [Signature]
  /// Filters that `render`'s `call` answers; their first parameter is the value before the bar.
  public var filters: [Signature]

  /// A schema; what is left out is empty.
  public init(
    records: [String: [String: Shape]] = [:], globals: [String: Shape] = [:],
    globalsIn: [String: [String: Shape]] = [:], functions: [Signature] = [],
    filters: [Signature] = []
  ) {
    self.records = records
    self.globals = globals
    self.globalsIn = globalsIn
    self.functions = functions
    self.filters = filters
  }
}

/// A function's name, parameters and result.
public struct Signature: Sendable {
  /// One parameter, given by place or by name.
  public struct Parameter: Sendable {
    /// The name a keyword argument uses.
    public var name: String
    /// The shapes of which a value must have one.
    public var shapes: [Shape]
    /// Whether a call without it is a mistake.
    public var isRequired: Bool

    /// A parameter that must be given, with a value of one of these shapes.
    public static func required(_ name: String, _ shapes: Shape...) -> Parameter {
      Parameter(name: name, shapes: shapes.isEmpty ? [.open] : shapes, isRequired: true)
    }

    /// A parameter that may be left out.
    public static func optional(_ name: String, _ shapes: Shape...) -> Parameter {
      Parameter(name: name, shapes: shapes.isEmpty ? [.open] : shapes, isRequired: false)
    }

    /// The shapes in words for messages, such as `a list of pages or text`.
    var words: String {
      shapes.map { shape in
        guard case .list(let item) = shape, let kinds = item.kinds else { return shape.words }
        return "a list of " + kinds.map { $0 + "s" }.joined(separator: " or ")
      }.joined(separator: " or ")
    }
  }

  /// The name templates call.
  public var name: String
  /// Parameters in order.
  public var parameters: [Parameter]
  /// What a call gives.
  public var returns: Shape
  /// Whether a call gives the same whenever its arguments are the same, from what is known of each,
  /// nil for one that is not given; then what it helps to write can be kept (`Workspace`).
  public var isRepeatable: @Sendable (_ arguments: [Shape?]) -> Bool

  /// A signature such as `url(path) → text`.
  public init(
    _ name: String, _ parameters: [Parameter], returns: Shape,
    isRepeatable: @escaping @Sendable ([Shape?]) -> Bool = { _ in false }
  ) {
    self.name = name
    self.parameters = parameters
    self.returns = returns
    self.isRepeatable = isRepeatable
  }
}

/// The values of one call, already matched to the signature's parameters.
public struct Arguments: Sendable {
  let parameters: [Signature.Parameter]
  let values: [Value?]

  /// The value of the parameter at a place; nil when it was not given.
  public subscript(place: Int) -> Value? {
    values.indices.contains(place) ? values[place] : nil
  }

  /// The value of the parameter of this name; nil when it was not given or does not exist.
  public subscript(name: String) -> Value? {
    parameters.firstIndex { $0.name == name }.flatMap { values[$0] }
  }
}

/// What a host function throws when it cannot answer: the sentence shown at the call's place.
public struct CallFailure: Error, Sendable {
  /// A sentence without a full stop that says what to write instead.
  public var message: String
  /// The mistake in a template that the function rendered; the call joins its chain.
  public var cause: TemplateError?

  /// A failure with its sentence.
  public init(_ message: String) { self.message = message }

  /// A failure of a template that the function rendered.
  public init(_ cause: TemplateError) {
    message = cause.message
    self.cause = cause
  }
}

/// One call of a function, or use of a filter, of the schema in some template.
struct SchemaCall: Sendable {
  /// The number of the template in which it stands.
  let template: Int
  let name: String
  /// What is known of each argument; nil for one that is not given.
  let arguments: [Shape?]
}
