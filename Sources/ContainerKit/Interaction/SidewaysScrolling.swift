import UIKit

// Horizontal scroll views. One in a page keeps the finger as long as it can scroll in the finger's direction; after
// that the container has it. One around the container gets it at the container's ends.
extension UIScrollView {
  /// How far its content's left edge can be, in content offsets; nil where it does not scroll sideways.
  private var sidewaysRange: ClosedRange<CGFloat>? {
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return nil }
    let first = -adjustedContentInset.left
    let last = contentSize.width + adjustedContentInset.right - bounds.width
    if last > first { return first...last }
    return alwaysBounceHorizontal && bounces ? first...first : nil
  }

  /// Whether a finger moves its content sideways.
  var scrollsSideways: Bool { sidewaysRange != nil }

  /// Whether there is content left for a finger that goes to the left or the right. Half a point is none: content may
  /// rest between two pixels.
  func canScroll(towardsLeft: Bool) -> Bool {
    guard let range = sidewaysRange else { return false }
    return towardsLeft ? contentOffset.x < range.upperBound - 0.5 : contentOffset.x > range.lowerBound + 0.5
  }
}

extension UIView {
  /// The scroll views that move sideways at a point of this view, from the innermost on.
  func sidewaysScrollViews(at point: CGPoint) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var next = hitTest(point, with: nil)
    while let view = next, view !== self {
      if let scroller = view as? UIScrollView, scroller.scrollsSideways { found.append(scroller) }
      next = view.superview
    }
    return found
  }

  /// The horizontal scroll views that contain this view.
  var sidewaysScrollViewsAround: [UIScrollView] {
    sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }.filter(\.scrollsSideways)
  }
}
