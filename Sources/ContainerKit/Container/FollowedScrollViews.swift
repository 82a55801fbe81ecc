import UIKit

/// Makes the bars around a container follow the selected child's scroll views, unless the app has named others.
///
/// A navigation bar learns only from `setContentScrollView(_:for:)` that the container's answer has changed. Without an answer
/// UIKit would look for a scroll view in the container's first subviews.
@MainActor final class FollowedScrollViews {
  private weak var top: UIScrollView?
  private weak var bottom: UIScrollView?

  /// - Parameter named: Returns the scroll view that was set for an edge of the container.
  func follow(
    _ selected: UIViewController?, of container: UIViewController, named: (NSDirectionalRectEdge) -> UIScrollView?
  ) {
    follow(selected, of: container, at: .top, named(.top), last: &top)
    follow(selected, of: container, at: .bottom, named(.bottom), last: &bottom)
  }

  private func follow(
    _ selected: UIViewController?, of container: UIViewController, at edge: NSDirectionalRectEdge,
    _ named: UIScrollView?, last: inout UIScrollView?
  ) {
    let new = selected?.primaryScrollView(for: edge)
    guard named == nil || named === last, named !== new else { return }
    last = new
    container.setContentScrollView(new, for: edge)
  }
}
