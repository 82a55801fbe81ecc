import UIKit

/// The container, as its parts see it. A protocol although only the container conforms to it: it uses its parts, so they must
/// not name its class.
@MainActor protocol ContainerHost: UIViewController {
  // MARK: The delegate's calls and answers
  func willSelect(_ child: UIViewController)
  /// Called when the incoming page of a transition has been laid out in the window, before the animator is started.
  func willTransition(to child: UIViewController)
  func didSelect(_ child: UIViewController, by source: ContainerSelectionSource)
  func didCancelTransition(to child: UIViewController)
  func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asks whether the user may select a child.
  func allows(_ child: UIViewController) -> Bool
  /// Asks whether a drag may start at a point of the container's view.
  func allowsPan(from child: UIViewController, at point: CGPoint) -> Bool
  func panPrecedence(over other: UIGestureRecognizer) -> ContainerPanPrecedence

  // MARK: What follows from the selection
  /// Called whenever a transition has moved: in a frame, and for each touch under a finger.
  func transitionDidMove()
  /// Called once in each frame in which the progress has changed, and with the last progress before the delegate's last call.
  func transitionDidUpdate(_ progress: ContainerTransitionProgress)
  /// Called when the selected child has changed or a transition is over, before the delegate's last call about it.
  ///
  /// - Parameter source: What selected the child; nil if a transition was cancelled.
  func selectionDidChange(by source: ContainerSelectionSource?)
  /// Called when an event has been handled, with everything that follows from it.
  func selectionDidSettle()
  func childrenDidChange()
  /// Removes a child that another container takes over. UIKit would move it without the appearance calls.
  ///
  /// - Parameter toVisible: `true` if the other container is on screen, so that the child may appear there at once.
  func release(_ child: UIViewController, toVisible: Bool)
  /// Gives the page area the height of the container's view, if it has its width.
  func adoptHeight()
  /// Gives the pages the size of the container's view.
  func layOutPages()

  /// The transition that provides animators when the delegate doesn't.
  var pageTransition: any ContainerPageTransition { get }

  // MARK: The finger
  /// Returns the page beside another one; nil at an end. A page that is made when it is needed is made, and becomes a child.
  func page(_ step: ContainerPageStep, from child: UIViewController) -> UIViewController?
  /// Returns true if there is a page beside another one. Makes none.
  func hasPage(_ step: ContainerPageStep, from child: UIViewController) -> Bool
  var panSettings: ContainerPanSettings { get }
  var playsSelectionHaptics: Bool { get }
  /// Returns true if a point of the container's view is on the bar.
  func isOnBar(_ point: CGPoint) -> Bool
  /// Returns true if a container around this one can move its pages in a direction.
  func canContainerAroundMove(towardsLeft: Bool) -> Bool
  /// Called when the transition that a finger may have driven is over.
  func endDrag()
  /// Ends a drag, and moves the pages back from beyond an end.
  func cancelDrag()

  /// `true` in a right-to-left layout.
  var isMirrored: Bool { get }
  func record(_ name: String, _ subject: UIViewController?)
}
