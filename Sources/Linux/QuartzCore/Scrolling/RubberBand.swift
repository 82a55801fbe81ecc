/// How far content follows a finger beyond its end (values measured on iOS agree).
package enum RubberBand {
  /// The share by which it follows at first.
  package static let coefficient = 0.55

  /// The distance that the content is moved beyond its end by a finger that is `overshoot` points beyond it, in a view of
  /// `dimension` points in that direction. It never reaches `dimension`.
  package static func offset(overshoot: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (overshoot * coefficient / dimension + 1)) * dimension
  }
}
