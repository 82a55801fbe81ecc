import UIKit

// Horizontal scroll views. A scroll view in a page gets the finger as long as it can scroll in the finger's direction;
// after that the container does. A scroll view around the container gets the finger at the container's ends.
extension UIScrollView {
  /// The range of horizontal content offsets; nil if the scroll view does not scroll horizontally.
  private var sidewaysRange: ClosedRange<CGFloat>? {
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return nil }
    let first = -adjustedContentInset.left
    let last = contentSize.width + adjustedContentInset.right - bounds.width
    if last > first { return first...last }
    return alwaysBounceHorizontal && bounces ? first...first : nil
  }

  /// `true` if a finger can move the content horizontally.
  var scrollsSideways: Bool { sidewaysRange != nil }

  /// Returns true if there is content left to scroll for a finger that moves to the left or to the right. Half a point
  /// does not count, because content may rest between two pixels.
  func canScroll(towardsLeft: Bool) -> Bool {
    guard let range = sidewaysRange else { return false }
    return towardsLeft ? contentOffset.x < range.upperBound - 0.5 : contentOffset.x > range.lowerBound + 0.5
  }
}

extension UIView {
  /// Returns the scroll views at a point of this view that scroll horizontally, starting with the innermost.
  func sidewaysScrollViews(at point: CGPoint) -> [UIScrollView] {
    guard let hit = hitTest(point, with: nil) else { return [] }
    let views = sequence(first: hit, next: \.superview).prefix { $0 !== self }
    return views.compactMap { $0 as? UIScrollView }.filter(\.scrollsSideways)
  }

  /// The horizontal scroll views that contain this view, starting with the innermost.
  var sidewaysScrollViewsAround: [UIScrollView] {
    sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }.filter(\.scrollsSideways)
  }
}
