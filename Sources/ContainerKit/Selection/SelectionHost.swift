import UIKit

/// The container, as its selection engine sees it.
@MainActor protocol SelectionHost: UIViewController {
  // MARK: The delegate's calls
  func willSelect(_ child: UIViewController)
  func didSelect(_ child: UIViewController, by source: ContainerSelectionSource)
  func didCancelTransition(to child: UIViewController)
  func animator(from: UIViewController, to: UIViewController) -> any UIViewControllerAnimatedTransitioning
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  // MARK: What follows from the selection
  /// Called in each frame in which a transition moves.
  func transitionDidMove()
  /// Called when the selected child has changed or a transition is over, before the delegate's last call about it.
  ///
  /// - Parameter source: What selected the child; nil if a transition was cancelled.
  func selectionDidChange(by source: ContainerSelectionSource?)
  /// Called when an event has been handled, with everything that follows from it.
  func selectionDidSettle()
  func childrenWillChange()
  func childrenDidChange()
  /// Removes a child that another container takes over. UIKit would move it without the appearance calls.
  func release(_ child: UIViewController)
  /// Gives the pages the size of the container's view.
  func layOutPages()

  // MARK: The finger
  /// Called when the transition that a finger may have driven is over.
  func endDrag()
  /// Ends a drag, and moves the pages back from beyond an end.
  func cancelDrag()

  /// `true` in a right-to-left layout.
  var isMirrored: Bool { get }
  func record(_ name: String, _ who: UIViewController?)
}
