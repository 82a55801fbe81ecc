import UIKit

/// A page below a header, with its scroll view. A page without one does not scroll.
@MainActor final class HeaderPage {
  private(set) weak var controller: UIViewController?
  private(set) weak var scrollView: UIScrollView?
  private var observation: ScrollObservation?
  /// The space that was added below a short page's content, in points, and the bottom inset that was set with it.
  private var added: (space: CGFloat, inset: CGFloat)?
  private weak var touches: HeaderTouchView?

  /// The distance by which the content was scrolled when the page left the window. Its insets may change until it comes back,
  /// and its offset with them. Nil if the page is shown, or the app has scrolled it since.
  var savedDistance: CGFloat?
  private var savedOffset: CGPoint?

  /// - Parameter onScroll: Called when the offset or the content's size has changed.
  init(_ controller: UIViewController, onScroll: @escaping @MainActor (HeaderPage) -> Void) {
    self.controller = controller
    scrollView = controller.primaryScrollView(for: .top)
    guard let scrollView else { return }
    // A short page that does not bounce would not be inset by its safe area (UIScrollView.h), and would lie under the header.
    scrollView.alwaysBounceVertical = true
    observation = ScrollObservation(of: scrollView) { [weak self] in
      if let self { onScroll(self) }
    }
  }

  /// `true` if the scroll view is still that of the page.
  var isCurrent: Bool { controller?.primaryScrollView(for: .top) === scrollView }

  /// The distance by which the content is scrolled from its start, in points. It is negative beyond the start, where content
  /// bounces, or rests below a refresh control that refreshes.
  var scrolled: CGFloat {
    scrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top - refreshHeight } ?? 0
  }

  /// The distance by which the content is beyond its start, in points.
  var overscroll: CGFloat { max(0, -scrolled) }

  /// The distance at which the content is scrolled to its end.
  var end: CGFloat { max(0, naturalEnd) }

  /// The distance at which the content would be scrolled to its end; negative if it is shorter than the page.
  private var naturalEnd: CGFloat {
    guard let scrollView else { return 0 }
    let insets = scrollView.adjustedContentInset
    return scrollView.contentSize.height + insets.top - refreshHeight + insets.bottom - scrollView.bounds.height
  }

  /// The part of the upper inset that a refresh control has while it refreshes, in points. The header does not depend on it:
  /// when it is removed, the content need not move.
  private var refreshHeight: CGFloat {
    guard let scrollView, isInWindow, scrollView.refreshControl != nil else { return 0 }
    return max(0, scrollView.adjustedContentInset.top - scrollView.contentInset.top - scrollView.safeAreaInsets.top)
  }

  /// Returns the distance at which content comes to rest after it was scrolled to a distance.
  private func resting(_ distance: CGFloat) -> CGFloat { min(max(distance, -refreshHeight), end) }

  /// `true` if a finger moves the content or may move it, or if the content is decelerating.
  var isHeldOrDecelerating: Bool {
    scrollView.map { $0.isTracking || $0.isDragging || $0.isDecelerating } ?? false
  }

  /// `true` if a finger moves the content, or if it is decelerating.
  var isScrolledByUser: Bool { scrollView.map { $0.isDragging || $0.isDecelerating } ?? false }

  var isInWindow: Bool { scrollView?.window != nil }

  /// Keeps the distance of a page that is going to leave. Content that bounces is kept at the end to which it returns.
  func keepDistance() {
    guard isInWindow else { return }
    savedDistance = resting(scrolled)
    savedOffset = scrollView?.contentOffset
  }

  /// Restores the distance of a page that has come in. The content may end earlier than before.
  func restoreDistance() {
    guard let savedDistance, isInWindow else { return }
    let distance = resting(savedDistance)
    guard distance != scrolled else { return }
    // Content that bounces there returns by itself.
    if isHeldOrDecelerating, distance == resting(scrolled) { return }
    scroll(to: distance)
  }

  /// Forgets the kept distance if the app has scrolled the page since. A change of the content's size alone does not count.
  func didScrollAway() {
    if scrollView?.contentOffset != savedOffset { savedDistance = nil }
  }

  func scroll(to distance: CGFloat, animated: Bool = false) {
    guard let scrollView else { return }
    let y = distance - scrollView.adjustedContentInset.top + refreshHeight
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: y), animated: animated)
  }

  /// Stops content that moves by itself, unless it is beyond an end, to which it returns.
  func stop() {
    guard let scrollView, (0...end).contains(scrolled) else { return }
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
  }

  /// Adds space below a short page's content, so that the page can be scrolled as far as the header collapses.
  func extend(by range: CGFloat) {
    guard let scrollView, scrollView.window != nil else { return }
    // If the app has set another inset since, that has replaced the space.
    let old = added.map { $0.inset == scrollView.contentInset.bottom ? $0.space : 0 } ?? 0
    let space = max(0, range - (naturalEnd - old))
    guard abs(space - old) > 0.001 else { return }
    let inset = scrollView.contentInset.bottom - old + space
    added = (space, inset)
    scrollView.contentInset.bottom = inset
  }

  /// Returns the view inside the scroll view that receives a touch on the header.
  func touchView() -> UIView? {
    guard let scrollView else { return nil }
    if touches?.superview !== scrollView {
      let view = HeaderTouchView()
      touches = view
      scrollView.insertSubview(view, at: 0)
    }
    return touches
  }

  /// Removes what was added to a page that leaves.
  func removeAdditions() {
    touches?.removeFromSuperview()
    guard let scrollView, let added, scrollView.contentInset.bottom == added.inset else { return }
    scrollView.contentInset.bottom -= added.space
    self.added = nil
  }
}
