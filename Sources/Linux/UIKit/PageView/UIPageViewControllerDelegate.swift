import Foundation

/// Follows the pages that a finger turns. All requirements are optional. Setting pages by code calls none of them.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Optional. A finger begins to turn to the neighbor, which is not a child yet. It may go back, and turn to the other
  /// neighbor in the same drag.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// Optional. What began with `pageViewController(_:willTransitionTo:)` has ended.
  /// - Parameters:
  ///   - finished: False if something else ended it: pages were set, or the view changed its size or disappeared.
  ///   - previousViewControllers: The page from which the finger turned.
  ///   - completed: False if that page is the current one again.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// Optional. Called for page curls only: never here.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// Optional. Returns how the interface may stand, in place of the controller's own answer.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// Optional. Returns how the interface stands when the controller is presented over all of it.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}

  /// Returns the location there is.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

  /// Returns what the controller says without a delegate.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.plainOrientations }

  /// Returns what the controller says without a delegate.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { pageViewController.plainPreferredOrientation }
}
