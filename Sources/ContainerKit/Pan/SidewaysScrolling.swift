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
  package func canScroll(towardLeft: Bool) -> Bool {
    guard let range = sidewaysRange else { return false }
    return towardLeft ? contentOffset.x < range.upperBound - 0.5 : contentOffset.x > range.lowerBound + 0.5
  }
}

extension UIView {
  /// Returns the scroll views at a point of this view that scroll horizontally, starting with the innermost.
  package func sidewaysScrollViews(at point: CGPoint) -> [UIScrollView] {
    scrollViews(at: point).filter(\.scrollsSideways)
  }

  /// Returns the scroll views at a point of this view, starting with the innermost.
  package func scrollViews(at point: CGPoint) -> [UIScrollView] {
    guard let hit = hitTest(point, with: nil) else { return [] }
    let front = hit.frontScrollView(at: convert(point, to: hit)) ?? hit
    let views = sequence(first: front, next: \.superview).prefix { $0 !== self }
    return views.compactMap { $0 as? UIScrollView }
  }

  /// Returns the innermost scroll view below this view that is in front at a point and takes touches. A hit test finds that itself,
  /// but a view may answer one without an event with itself, as SwiftUI's hosting view does in iOS 18.
  private func frontScrollView(at point: CGPoint) -> UIScrollView? {
    for view in subviews.reversed() where view.isUserInteractionEnabled && !view.isHidden && view.alpha >= 0.01 {
      let position = convert(point, to: view)
      guard view.point(inside: position, with: nil) else { continue }
      return view.frontScrollView(at: position) ?? view as? UIScrollView
    }
    return nil
  }

  /// The horizontal scroll views that contain this view, starting with the innermost.
  var sidewaysScrollViewsAround: [UIScrollView] {
    sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }.filter(\.scrollsSideways)
  }
}
