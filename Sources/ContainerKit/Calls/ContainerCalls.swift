import UIKit

/// The calls about a container's selection, and the questions to the app. The container's parts reach app code only through it.
///
/// It is a protocol, although only `DelegateCalls` conforms to it, because the parts must not name the container's class.
@MainActor protocol ContainerCalls: ContainerObserver {
  /// The transition that provides animators when the delegate doesn't.
  var pageTransition: any ContainerPageTransition { get }
  // Of a selection, the observers are notified, the app, or both.
  func willSelect(_ page: UIViewController, by source: ContainerSelectionSource, to audience: SelectionAudience)
  func didSelect(_ page: UIViewController, by source: ContainerSelectionSource, to audience: SelectionAudience)
  func didCancelTransition(
    to page: UIViewController, by source: ContainerSelectionSource, audience: SelectionAudience)
  /// Asks the delegate for an animator.
  func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asks whether the user may select a page. The user cannot select one whose tab is disabled.
  func allows(_ page: UIViewController, by source: ContainerSelectionSource) -> Bool
  /// Asks whether a drag may start at a point of the container's view.
  func allowsPan(from page: UIViewController, at point: CGPoint) -> Bool
  func panPrecedence(over other: UIGestureRecognizer) -> ContainerPanPrecedence
  /// Records a call, for tests and films.
  func record(_ name: String, _ subject: UIViewController?)
}

/// Those who are notified of a selection.
enum SelectionAudience: Equatable {
  /// The observers and the app.
  case everyone
  /// The app has set up the pages and nothing was selected before, or a finger on the bar passes the page.
  case observers
  /// The observers have been notified before.
  case app
}
