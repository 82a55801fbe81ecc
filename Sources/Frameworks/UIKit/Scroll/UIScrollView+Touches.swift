import QuartzCore

extension UIScrollView {
  /// Returns true if a finger's movement, in points, can move the content: its longer component is along an axis on
  /// which the content moves, and content at its end moves further only if it bounces. Otherwise the touch is left to
  /// others, and the movement is measured again from there. (Guesses: scroll-24, scroll-24b, scroll-25.)
  func mayDrag(along movement: CGPoint) -> Bool {
    ScrollAxis.allCases.contains { axis in
      let (part, other) = axis == .horizontal ? (movement.x, movement.y) : (movement.y, movement.x)
      guard abs(part) >= abs(other), moves(axis) else { return false }
      let range = range(axis)
      let position = axis.of(contentOffset)
      return bounces || (part > 0 ? position > range.lowerBound : position < range.upperBound)
    }
  }

  /// Returns true if a drag may take touches away from the subviews that have received them.
  func mayAdopt(_ touches: [UITouch]) -> Bool {
    touches.allSatisfy { touch in
      guard let view = touch.view, view !== self, let window = touch.window,
        TouchDelivery.of(window).record(of: touch)?.viewState == .notified
      else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }
}

extension TouchRecord {
  /// Returns true if the scroll views around the touch's view let it receive the touch.
  @MainActor func isLetIn(with event: UIEvent) -> Bool {
    guard let view = touch.view else { return true }
    var next = view.superview
    while let outer = next {
      if let scrollView = outer as? UIScrollView,
        !scrollView.touchesShouldBegin([touch], with: event, in: view)
      {
        return false
      }
      next = outer.superview
    }
    return true
  }
}
