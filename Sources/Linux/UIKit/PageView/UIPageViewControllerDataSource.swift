import Foundation

/// Provides the pages beside the current one, when a finger is about to turn pages.
///
/// Both neighbors are asked for when a finger first drags after `setViewControllers(_:direction:animated:completion:)`. After
/// a finger has turned to a page, the next one in that direction is asked for, and the page before is kept. So is the page
/// that was left by an animated set: it stays the neighbor on its side, without a question. (Reported by users.) An
/// unanimated set, and setting `dataSource`, forget both neighbors.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a page: the one to its left or above it, and to its right if text runs from right to left. Nil:
  /// it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after a page. Nil: it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Optional. Returns the number of dots of the page indicator. There is an indicator if this and `presentationIndex(for:)`
  /// are implemented and pages are turned from side to side. Called for each
  /// `setViewControllers(_:direction:animated:completion:)`.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Optional. Returns the index of the current page's dot. Called for each
  /// `setViewControllers(_:direction:animated:completion:)`; when the user turns pages, the index follows without a call.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns `NSNotFound`: there is no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { NSNotFound }

  /// Returns `NSNotFound`: there is no page indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { NSNotFound }
}
