/// The filters of the language by name.
enum Filter: String, CaseIterable, Sendable {
  case abs, batch, capitalize, center, count, d, date, `default`, dictsort, e, escape
  case first, float, format, groupby, indent, int, items, join, json, keys, last, length, list,
    lower
  case map, max, min, nl2br, number, reject, rejectattr, replace, reverse, round, safe, select
  case selectattr, slice, slugify, sort, string, striptags, sum, title, tojson, trim, truncate
  case unique, upper, urlencode, values, wordcount

  /// Whether the filter of an empty list gives nothing, which `default` and `is defined` notice.
  var isUndefinedWhenEmpty: Bool {
    switch self {
    case .first, .last, .max, .min: true
    default: false
    }
  }

  /// Whether the filter may be named in `map("…")` and `{% filter … %}`.
  var isPlain: Bool {
    switch self {
    case .map, .select, .reject, .selectattr, .rejectattr, .default, .d: false
    default: true
    }
  }

  var parameters: [Signature.Parameter] {
    switch self {
    case .default, .d: [.optional("default_value"), .optional("boolean")]
    case .batch: [.required("linecount", .number), .optional("fill_with")]
    case .slice: [.required("slices", .number), .optional("fill_with")]
    case .center: [.optional("width", .number)]
    case .date: [.required("format", .text)]
    case .dictsort: [.optional("case_sensitive"), .optional("by", .text), .optional("reverse")]
    case .float: [.optional("default")]
    case .format: ["value", "second", "third", "fourth", "fifth", "sixth"].map { .optional($0) }
    case .int: [.optional("default")]
    case .groupby: [.required("attribute")]
    case .indent: [.optional("width", .number), .optional("first"), .optional("blank")]
    case .join: [.optional("d", .text), .optional("attribute")]
    case .max, .min: [.optional("case_sensitive"), .optional("attribute")]
    case .number: [.optional("precision", .number)]
    case .replace: [.required("old"), .required("new"), .optional("count", .number)]
    case .round: [.optional("precision", .number), .optional("method", .text)]
    case .sort:
      [.optional("reverse"), .optional("case_sensitive"), .optional("attribute")]
    case .sum: [.optional("attribute"), .optional("start", .number)]
    case .trim: [.optional("chars", .text)]
    case .truncate:
      [
        .optional("length", .number), .optional("killwords"), .optional("end", .text),
        .optional("leeway", .number),
      ]
    case .unique: [.optional("case_sensitive"), .optional("attribute")]
    default: []
    }
  }
}

/// What can follow `is`; `defined` is not among them, for it asks about names, not values.
enum Test: String, CaseIterable, Sendable {
  case boolean, divisibleby, eq, escaped, even, `false`, float, ge, gt, `in`, integer, iterable
  case le, lower, lt, mapping, ne, none, number, odd, sameas, sequence, string, `true`, upper

  private static let synonyms: [String: Test] = [
    "equalto": .eq, "==": .eq, "!=": .ne, "greaterthan": .gt, ">": .gt, ">=": .ge,
    "lessthan": .lt, "<": .lt, "<=": .le,
  ]

  static let names = allCases.map(\.rawValue) + ["defined", "undefined", "equalto"]

  init?(_ name: String) {
    guard let test = Test(rawValue: name) ?? Self.synonyms[name] else { return nil }
    self = test
  }

  /// Whether it asks what kind of value this is.
  var isOfKind: Bool {
    switch self {
    case .boolean, .float, .integer, .iterable, .mapping, .none, .number, .sequence, .string: true
    default: false
    }
  }

  var parameters: [Signature.Parameter] {
    switch self {
    case .divisibleby: [.required("num", .number)]
    case .eq, .ne, .gt, .ge, .lt, .le, .sameas: [.required("other")]
    case .in: [.required("seq")]
    default: []
    }
  }
}
