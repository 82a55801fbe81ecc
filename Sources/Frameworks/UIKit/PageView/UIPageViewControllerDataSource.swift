import Foundation

/// Provides the pages beside the current one when the user is about to turn pages.
///
/// Both neighbors are requested when the user first drags after `setViewControllers(_:direction:animated:completion:)`.
/// After an interactive page turn, the next page in that direction is requested, and the previous page is kept. An
/// animated set also keeps the page that it replaces, as the neighbor on that side, without asking for it. (Reported by
/// users.) An unanimated set, and setting `dataSource`, discard both neighbors.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a page: the one to its left or above it, or to its right if text runs from right to left.
  /// Nil if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after a page. Nil if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Optional. Returns the number of dots of the page indicator. There is an indicator if this and
  /// `presentationIndex(for:)` are implemented and pages turn horizontally. Called for each
  /// `setViewControllers(_:direction:animated:completion:)`.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Optional. Returns the index of the current page's dot. Called for each
  /// `setViewControllers(_:direction:animated:completion:)`. When the user turns pages, the index follows without it.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns `NSNotFound`, for no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { NSNotFound }

  /// Returns `NSNotFound`, for no page indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { NSNotFound }
}
