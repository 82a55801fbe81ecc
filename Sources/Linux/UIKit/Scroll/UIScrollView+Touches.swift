import QuartzCore

extension UIScrollView {
  /// Whether a finger's way, in points, is one that moves the content: the longer part of it is along an axis on which
  /// the content moves. At its end, content that does not bounce does not move. (Guesses; a way that moves nothing
  /// leaves the touch to others, and counts anew from its end.)
  func mayDrag(along way: CGPoint) -> Bool {
    ScrollAxis.allCases.contains { axis in
      let (part, other) = axis == .horizontal ? (way.x, way.y) : (way.y, way.x)
      guard abs(part) >= abs(other), moves(axis) else { return false }
      let range = range(axis)
      let place = axis.of(contentOffset)
      return bounces || (part > 0 ? place > range.lowerBound : place < range.upperBound)
    }
  }

  /// Whether a drag may take touches away from the subviews that have heard of them.
  func mayTakeOver(_ touches: [UITouch]) -> Bool {
    touches.allSatisfy { touch in
      guard let view = touch.view, view !== self, let window = touch.window,
        TouchDelivery.of(window).record(of: touch)?.viewState == .told
      else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }
}

extension TouchRecord {
  /// Whether the scroll views around the touch's view let it hear of the touch.
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
