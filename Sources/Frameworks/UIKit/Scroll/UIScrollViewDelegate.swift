import QuartzCore

/// A delegate that is notified when a scroll view's content moves. All requirements are optional. The calls are made in
/// the frame whose input or time causes them:
///
///     drag    scrollViewWillBeginDragging → scrollViewDidScroll … → scrollViewWillEndDragging → scrollViewDidEndDragging
///     then, if it moves on    scrollViewWillBeginDecelerating → scrollViewDidScroll … → scrollViewDidEndDecelerating
///     a tap on the status bar    scrollViewShouldScrollToTop → scrollViewDidScroll … → scrollViewDidScrollToTop
///     setContentOffset(_:animated:)    scrollViewDidScroll … → scrollViewDidEndScrollingAnimation
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Optional. Called once after each change of the offset, unless it was changed through `bounds` (measured).
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Optional. Called when a finger starts to move the content, or stops content that moved by itself.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Optional. Called when the finger that moved the content is lifted, or the system cancels its touch.
  ///
  /// `velocity` is the content's, in points per millisecond. `targetContentOffset` is the offset at which the content
  /// will come to rest. You can change it; it is clamped to the range in which content can rest. With paging it cannot
  /// be changed, and an attempt is reported.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Optional. Called after `scrollViewWillEndDragging`; `decelerate` is true if the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Optional. Called when the content starts to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Optional. Called when content that moved on by itself has come to rest or was stopped. (A guess: scroll-10b.)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Optional. Called when the animation of `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has
  /// ended or was stopped. Not called if nothing was animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Optional. Called when the user has tapped the status bar, if the content is not at its top; return false to leave
  /// it where it is.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Optional. Called when the content has arrived at its top after a tap on the status bar, instead of
  /// `scrollViewDidEndScrollingAnimation`. Not called if something else stops the animation (guesses: scroll-47).
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Optional. Called after `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Optional. The view in the scroll view to zoom. If it is nil (the default), nothing can be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Optional. Called when two fingers or an animation start to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Optional. Called after the scale has changed, for any reason.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Optional. Called when zooming has ended, including the animation back to the limits.
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

  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
