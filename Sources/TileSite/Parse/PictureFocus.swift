/// The point of a picture that stays in view where its box shows a part, in hundredths from the left
/// and from the top: a value of CSS's `object-position`.
struct PictureFocus: Sendable, Hashable {
  /// 0 … 100.
  var x = 50
  /// 0 … 100.
  var y = 50

  static let center = PictureFocus()

  /// What to write, for messages.
  static let wanted =
    "a point such as 30% 20% (from the left, then from the top, at most 100%), or words such as "
    + "bottom left"

  /// The class whose rule puts a picture's focus here: `focus-30-20`; nil where browsers do that
  /// unasked.
  var className: String? { self == .center ? nil : "focus-\(x)-\(y)" }
}

extension PictureFocus {
  /// Reads `30% 20%`, `left`, `bottom left`, `left bottom`, `left 20%` and `30% top`: two words in any
  /// order, anything else the horizontal one first; what is left out is the middle.
  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map { Word($0) }
    switch (words.count, words.first, words.last) {
    case (1, let word??, _):
      (x, y) = word.axis == .vertical ? (50, word.place) : (word.place, 50)
    case (2, let first??, let second??):
      if first.axis != .vertical, second.axis != .horizontal {
        (x, y) = (first.place, second.place)
      } else if first.axis != .horizontal, second.axis != .vertical, !first.isNumber,
        !second.isNumber
      {
        (x, y) = (second.place, first.place)
      } else {
        return nil
      }
    default: return nil
    }
  }

  private struct Word {
    enum Axis { case horizontal, vertical }

    /// Nil for what may stand on either.
    var axis: Axis?
    var place: Int
    var isNumber = false

    init?(_ text: Substring) {
      switch text.lowercased() {
      case "left": (axis, place) = (.horizontal, 0)
      case "right": (axis, place) = (.horizontal, 100)
      case "top": (axis, place) = (.vertical, 0)
      case "bottom": (axis, place) = (.vertical, 100)
      case "center": place = 50
      default:
        guard text.hasSuffix("%"), let number = plainNumber(text.dropLast()),
          (0...100).contains(number)
        else { return nil }
        (place, isNumber) = (Int(number.rounded()), true)
      }
    }
  }
}
