import UIKit

/// Makes the bars around a container follow the selected child's scroll views, unless the app has named others.
///
/// Nothing else tells a navigation bar that the container's answer has changed. Without an answer UIKit would look for a scroll view
/// in the container's first subviews.
@MainActor final class FollowedScrollViews {
  private weak var top: UIScrollView?
  private weak var bottom: UIScrollView?

  /// - Parameter named: Returns the scroll view that was set for an edge of the container.
  func follow(
    _ selected: UIViewController?, of container: UIViewController, named: (NSDirectionalRectEdge) -> UIScrollView?
  ) {
    for (edge, property) in [
      (NSDirectionalRectEdge.top, \FollowedScrollViews.top), (.bottom, \FollowedScrollViews.bottom),
    ] {
      let (old, new) = (named(edge), selected?.ownScrollView(for: edge))
      guard old == nil || old === self[keyPath: property], old !== new else { continue }
      self[keyPath: property] = new
      container.setContentScrollView(new, for: edge)
    }
  }
}

extension UIViewController {
  /// The scroll view that the controller names for an edge or, as in a `UITableViewController`, its view.
  func ownScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollView(for: edge) ?? viewIfLoaded as? UIScrollView
  }
}
