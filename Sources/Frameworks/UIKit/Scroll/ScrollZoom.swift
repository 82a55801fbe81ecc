/// The zoom state of a scroll view.
struct ScrollZoom {
  var scale: CGFloat = 1
  /// The minimum and maximum scale.
  var least: CGFloat = 1
  var greatest: CGFloat = 1
  /// The scale when the pinch began; nil if there is no pinch.
  var start: CGFloat?
  /// `true` while an animation returns the scale to its limits.
  var isBouncing = false

  func clamped(_ wanted: CGFloat) -> CGFloat { max(min(wanted, greatest), least) }

  /// Returns the scale for a pinch to `wanted`. If it bounces, the square root of the excess factor counts (a
  /// guess: scroll-42c).
  func resisted(_ wanted: CGFloat, bounces: Bool) -> CGFloat {
    let inside = clamped(wanted)
    guard bounces, wanted > 0, inside > 0 else { return inside }
    return inside * (wanted / inside).squareRoot()
  }
}
