import QuartzCore

/// Hears how a scroll view's content moves. All requirements are optional. The calls come within the frame whose input
/// or time causes them:
///
///     drag    scrollViewWillBeginDragging → scrollViewDidScroll … → scrollViewWillEndDragging → scrollViewDidEndDragging
///     then, if it goes on    scrollViewWillBeginDecelerating → scrollViewDidScroll … → scrollViewDidEndDecelerating
///     setContentOffset(_:animated:)    scrollViewDidScroll … → scrollViewDidEndScrollingAnimation
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Optional. The offset has changed, but not by `bounds` (measured); once for each change.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Optional. A finger begins to move the content, or has stopped it where it moved by itself.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Optional. The finger that moved the content was lifted, or taken away by the system.
  ///
  /// `velocity` is the content's, in points a millisecond. `targetContentOffset` is where the content will come to rest;
  /// another place may be put there, and is brought into the range in which content may rest. With paging it may not
  /// be changed, which is reported.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Optional. Follows the call before; `decelerate` says whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Optional. The content moves on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Optional. Content that moved on by itself has come to rest, or was stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Optional. What `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` began is over, or was stopped.
  /// Not called where nothing was animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Optional. `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Optional. The view that is zoomed, one in the scroll view. Nil, as without this: nothing can be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Optional. Two fingers begin to zoom, or an animation does.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Optional. The scale has changed, for whatever reason.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Optional. What began with `scrollViewWillBeginZooming` is over, with the way back to the limits.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
