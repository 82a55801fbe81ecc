import Foundation

/// Methods that are called when the user turns pages. All of them are optional. Setting pages in code calls none of
/// them. (A guess: page-6.)
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Optional. Called when the user begins to turn to a neighbor, which is not a child yet. The same drag can go back
  /// and turn to the other neighbor.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// Optional. Called when a transition that began with `pageViewController(_:willTransitionTo:)` has ended.
  /// - Parameters:
  ///   - finished: False if it was interrupted: a page was set, or the view changed its size or disappeared.
  ///   - previousViewControllers: The page that was current when the transition began.
  ///   - completed: False if that page is the current one again.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// Optional. Called for page curls only, so never here.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// Optional. Returns the supported interface orientations, in place of the controller's own.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// Optional. Returns the preferred interface orientation for a full-screen presentation of the controller.
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

  /// Returns the controller's `spineLocation`.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

  /// Returns the controller's value without a delegate.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.plainOrientations }

  /// Returns the controller's value without a delegate.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { pageViewController.plainPreferredOrientation }
}
