import UIKit

/// Makes the bars around a container follow the selected child's scroll views, unless the app has named others.
///
/// A navigation bar learns only from `setContentScrollView(_:for:)` that the container's answer has changed. Without an answer
/// UIKit would look for a scroll view in the container's first subviews.
@MainActor final class FollowedScrollViews: ContainerObserver {
  private unowned let controller: UIViewController
  private let selected: () -> UIViewController?
  private let named: (NSDirectionalRectEdge) -> UIScrollView?
  private weak var top: UIScrollView?
  private weak var bottom: UIScrollView?

  /// - Parameters:
  ///   - controller: The container, or one around it.
  ///   - selected: Returns the selected child.
  ///   - named: Returns the scroll view that was set for an edge of the controller.
  init(
    of controller: UIViewController, selected: @escaping () -> UIViewController?,
    named: @escaping (NSDirectionalRectEdge) -> UIScrollView?
  ) {
    (self.controller, self.selected, self.named) = (controller, selected, named)
  }

  func selectionDidChange(by source: ContainerSelectionSource?) {
    if controller.isViewLoaded { follow() }
  }

  func follow() {
    follow(at: .top, last: &top)
    follow(at: .bottom, last: &bottom)
    // The bar of a container around this one follows the same page.
    let container = sequence(first: controller, next: \.parent).dropFirst().first { $0 is any BarOwner }
    (container as? any BarOwner)?.bar.updateScrollEdge()
  }

  private func follow(at edge: NSDirectionalRectEdge, last: inout UIScrollView?) {
    let (named, new) = (named(edge), selected()?.primaryScrollView(for: edge))
    guard named == nil || named === last, named !== new else { return }
    last = new
    // A guess: kit-31b.
    controller.setContentScrollView(new, for: edge)
  }
}

extension UIViewController {
  /// The scroll view that the controller names for an edge or, as in a `UITableViewController`, its view.
  func primaryScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollView(for: edge) ?? viewIfLoaded as? UIScrollView
  }
}
