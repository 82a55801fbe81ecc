import Foundation

/// A scroll view delegate that describes the scroll position.
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns the text to speak after a page was scrolled, or nil for the scroll view's own text. Optional.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
  /// Returns nil.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
}

extension UIScrollView {
  /// Scrolls by the visible size, or to the end of the content, and posts the new position. Does nothing at an end.
  func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft && !hasFlippedContent
    let (axis, forward): (ScrollAxis, Bool) =
      switch direction {
      case .left: (.horizontal, !hasFlippedContent)
      case .right: (.horizontal, hasFlippedContent)
      case .up: (.vertical, true)
      case .down: (.vertical, false)
      case .next: moves(.vertical) ? (.vertical, true) : (.horizontal, !mirrored)
      case .previous: moves(.vertical) ? (.vertical, false) : (.horizontal, mirrored)
      }
    let page = axis.of(bounds.size)
    let range = range(axis)
    let old = axis.of(contentOffset)
    let new = min(max(old + (forward ? page : -page), range.lowerBound), range.upperBound)
    guard isScrollEnabled, page > 0, new != old else { return false }
    setContentOffset(
      axis == .horizontal ? CGPoint(x: new, y: contentOffset.y) : CGPoint(x: contentOffset.x, y: new), animated: false)
    let own =
      "Page \(Int(((new - range.lowerBound) / page).rounded(.up)) + 1) of "
      + "\(Int(((range.upperBound - range.lowerBound) / page).rounded(.up)) + 1)"
    let status = (delegate as? any UIScrollViewAccessibilityDelegate)?.accessibilityScrollStatus(for: self)
    UIAccessibility.post(notification: .pageScrolled, argument: status ?? own)
    return true
  }
}
