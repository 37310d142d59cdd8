extension Insets {
  /// The largest part of the container's width that `leading` takes, and so `trailing`.
  public static let largestShare = 0.125

  /// `leading` in a container of this width.
  public func leading(in width: Double) -> Double { min(leading, width * Insets.largestShare) }

  /// `trailing` in a container of this width.
  public func trailing(in width: Double) -> Double { min(trailing, width * Insets.largestShare) }

  /// What is left of a container's width.
  func room(in width: Double) -> Double {
    max(0, width - leading(in: width) - trailing(in: width))
  }

  /// The narrowest container that has so much room: the inverse of `room(in:)`, which rises steadily
  /// and has a bend where each inset ceases to give way.
  func container(room: Double) -> Double {
    let (less, more) = (min(leading, trailing), max(leading, trailing))
    let whole = room + less + more
    if more <= whole * Insets.largestShare { return whole }
    let bent = (room + less) / (1 - Insets.largestShare)
    return less <= bent * Insets.largestShare ? bent : room / (1 - 2 * Insets.largestShare)
  }
}
