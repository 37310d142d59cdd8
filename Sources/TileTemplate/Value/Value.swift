/// What a template can hold in a name, pass to a filter and print.
public enum Value: Sendable {
  /// Nothing; printing it is a mistake, testing it is not.
  case none
  /// True or false; printed as `True` and `False`, as Jinja2 does.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number with a fraction.
  case double(Double)
  /// Text, escaped when printed.
  case text(String)
  /// Markup in UTF-8, printed as it is.
  case html([UInt8])
  /// Values in order.
  case list([Value])
  /// Values under text keys, in order.
  case map(Fields)
  /// A thing of the host that answers for its fields one at a time.
  case record(any Record)
}

/// A thing of the host whose fields are made when a template asks for them.
///
/// An object, so that a template hands it on as one reference.
public protocol Record: AnyObject, Sendable {
  /// The field's value, or nil when this record has no such field; best a `switch` over literals.
  func field(_ name: FieldName) -> Value?

  /// What two records of one type have in common only if all their fields are the same, in all
  /// renderings that share a `Workspace`; nil, unless said otherwise, for one that keeps nothing.
  var key: RecordKey? { get }
}

extension Record {
  /// No key.
  public var key: RecordKey? { nil }
}

/// What tells a record from others of its type.
public struct RecordKey: Equatable, Sendable {
  let number: Int
  private let detail: Int
  private let text: String

  /// A key of what the host tells its records apart by.
  public init(_ number: Int, _ detail: Int = 0, _ text: String = "") {
    self.number = number
    self.detail = detail
    self.text = text
  }
}

extension Value {
  /// Markup given as text.
  public static func html(_ markup: String) -> Value { .html(Array(markup.utf8)) }

  /// The value, or `none`.
  public init(_ value: Value?) { self = value ?? .none }

  /// The text, or `none`.
  public init(_ text: String?) { self = text.map(Value.text) ?? .none }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// `"a"` is text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// `1` is a whole number.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// `1.5` is a number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// `true` is a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// `[1, 2]` is a list.
  public init(arrayLiteral elements: Value...) { self = .list(elements) }
  /// `["a": 1]` is a map in the order written.
  public init(dictionaryLiteral elements: (String, Value)...) { self = .map(Fields(elements)) }
}
