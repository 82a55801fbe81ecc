// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces Pageboy 5 for samples: the names that documents use, after its documentation. This finds misspelled names and wrong
// types. The bodies do nothing.
import UIKit

@MainActor open class PageboyViewController: UIViewController {
  public typealias PageIndex = Int
  public typealias PageScrollCompletion = (_ newViewController: UIViewController, _ animated: Bool, _ finished: Bool) ->
    Void

  public enum Page { case next, previous, first, last, at(index: PageIndex) }

  public enum NavigationDirection { case neutral, forward, reverse }

  open weak var dataSource: (any PageboyViewControllerDataSource)?
  open var bounces = true
  open var isScrollEnabled = true
  open var isInfiniteScrollEnabled = false
  public var interPageSpacing: CGFloat = 0
  public var currentIndex: PageIndex? { nil }
  public var currentViewController: UIViewController? { nil }

  @discardableResult open func scrollToPage(
    _ page: Page, animated: Bool, completion: PageScrollCompletion? = nil
  ) -> Bool { false }

  public func reloadData() {}
}

@MainActor public protocol PageboyViewControllerDataSource: AnyObject {
  func numberOfViewControllers(in pageboyViewController: PageboyViewController) -> Int

  func viewController(
    for pageboyViewController: PageboyViewController, at index: PageboyViewController.PageIndex
  ) -> UIViewController?

  func defaultPage(for pageboyViewController: PageboyViewController) -> PageboyViewController.Page?
}

@MainActor public protocol PageboyViewControllerDelegate: AnyObject {
  func pageboyViewController(
    _ pageboyViewController: PageboyViewController, didScrollToPageAt index: PageboyViewController.PageIndex,
    direction: PageboyViewController.NavigationDirection, animated: Bool)
}
