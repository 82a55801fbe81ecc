/// The distance by which content follows a finger beyond its end (values measured on iOS agree).
package enum RubberBand {
  /// The fraction of the finger's distance by which content initially follows.
  package static let coefficient = 0.55

  /// Returns the distance that content moves beyond its end for a finger that is `overshoot` points beyond it, in a
  /// view of `dimension` points in that direction. It never reaches `dimension`.
  package static func offset(overshoot: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (overshoot * coefficient / dimension + 1)) * dimension
  }
}
