import UIKit

/// The calls about a container's selection, and the questions to the app. The container's parts reach app code only through it.
///
/// It is a protocol, although only `DelegateCalls` conforms to it, because the parts must not name the container's class.
@MainActor protocol ContainerCalls: ContainerObserver {
  /// The transition that provides animators when the delegate doesn't.
  var pageTransition: any ContainerPageTransition { get }
  /// Notifies the observers and, unless the selection is silent, the app.
  func didSelect(_ page: UIViewController, by source: ContainerSelectionSource, isSilent: Bool)
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
