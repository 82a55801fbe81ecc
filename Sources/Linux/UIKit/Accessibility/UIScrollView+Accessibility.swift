import Foundation

/// A scroll view's delegate that says where the content is.
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// What is spoken after the content was scrolled by a page; nil for the scroll view's own words. Optional.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
  /// Answers nil.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
}

extension UIScrollView {
  /// Scrolls by as much as is seen, as far as there is content, and says where that is. At an end it does nothing.
  func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (axis, forward): (ScrollAxis, Bool) =
      switch direction {
      case .left: (.horizontal, true)
      case .right: (.horizontal, false)
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
