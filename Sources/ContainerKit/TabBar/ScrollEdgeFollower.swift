import UIKit

/// Follows the scroll views of a bar's pages, and computes the part of the look at the scroll edge that the bar shows.
@MainActor final class ScrollEdgeFollower {
  /// The distance in which the look changes, in points.
  private static let distance: CGFloat = 16

  private let onScroll: () -> Void
  private var followed: [Followed] = []

  private struct Followed {
    weak var scrollView: UIScrollView?
    let observation: ScrollObservation
  }

  /// - Parameter onScroll: Called when one of the scroll views has been scrolled, or its content has changed.
  init(onScroll: @escaping () -> Void) { self.onScroll = onScroll }

  /// Returns the fraction of the look at the scroll edge: 1 if nothing is under the bar, 0 if content is, or if it is unknown.
  ///
  /// - Parameters:
  ///   - scrollViews: Those of the pages at the start and at the end of a transition.
  ///   - progress: The progress of the transition, from 0 to 1.
  ///   - edge: The edge at which the bar is: the top or the bottom.
  func fraction(
    _ scrollViews: (start: UIScrollView?, end: UIScrollView?), progress: CGFloat, edge: NSDirectionalRectEdge
  ) -> CGFloat {
    follow([scrollViews.start, scrollViews.end].compactMap { $0 })
    let (start, end) = (Self.fraction(scrollViews.start, edge), Self.fraction(scrollViews.end, edge))
    return start + (end - start) * progress
  }

  private func follow(_ scrollViews: [UIScrollView]) {
    if followed.contains(where: { view in !scrollViews.contains { $0 === view.scrollView } }) {
      followed.removeAll { view in !scrollViews.contains { $0 === view.scrollView } }
    }
    for scrollView in scrollViews where !followed.contains(where: { $0.scrollView === scrollView }) {
      let observation = ScrollObservation(of: scrollView) { [onScroll] in onScroll() }
      followed.append(Followed(scrollView: scrollView, observation: observation))
    }
  }

  private static func fraction(_ scrollView: UIScrollView?, _ edge: NSDirectionalRectEdge) -> CGFloat {
    guard let scrollView else { return 0 }
    let (insets, offset) = (scrollView.adjustedContentInset, scrollView.contentOffset.y)
    let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
    let covered = edge == .top ? offset + insets.top : end - offset
    return 1 - min(max(covered / distance, 0), 1)
  }
}
