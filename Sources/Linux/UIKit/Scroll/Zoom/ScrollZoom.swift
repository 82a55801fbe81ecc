/// What a scroll view knows of its zooming.
struct ScrollZoom {
  var scale: CGFloat = 1
  /// The least and the greatest scale.
  var least: CGFloat = 1
  var greatest: CGFloat = 1
  /// The scale when the fingers took hold; nil while they do not.
  var start: CGFloat?
  /// Whether an animation brings the scale back to where it may be.
  var isBouncing = false

  func clamped(_ wanted: CGFloat) -> CGFloat { max(min(wanted, greatest), least) }

  /// What fingers get that want `wanted`: beyond the limits half of the power, where it bounces (a guess).
  func resisted(_ wanted: CGFloat, bounces: Bool) -> CGFloat {
    let inside = clamped(wanted)
    guard bounces, wanted > 0, inside > 0 else { return inside }
    return inside * (wanted / inside).squareRoot()
  }
}

/// Two fingers on a scroll view. They zoom while its pan moves the content along with them.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private func isOwn(_ other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer && other.view === view
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isOwn(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isOwn(preventingGestureRecognizer)
  }
}
