import UIKit

// sample: in a file
/// The pages of a `ContainerPages`, and their order. There may be any number of them, even endlessly many in both directions,
/// because only those near the selected one exist.
///
/// ```swift
/// /// A calendar without a first and a last day. A day is a number of days since the reference date.
/// final class Days: ContainerPageSource {
///   func page(_ step: ContainerPageStep, from identifier: AnyHashable) -> AnyHashable? {
///     guard let day = identifier.base as? Int else { return nil }
///     return step == .next ? day + 1 : day - 1
///   }
///
///   func isPage(_ first: AnyHashable, before second: AnyHashable) -> Bool {
///     guard let first = first.base as? Int, let second = second.base as? Int else { return false }
///     return first < second
///   }
///
///   func viewController(for identifier: AnyHashable) -> UIViewController {
///     let page = UITableViewController()
///     page.title = "Day \(identifier)"
///     return page
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol ContainerPageSource: AnyObject {
  /// Returns the identifier of the page beside another one; nil, or the page's own, at an end. In a circle, the first page
  /// follows the last one.
  ///
  /// Must be fast, make no page, and return the same result until `ContainerPages.reload()`. It is called often, even while a
  /// finger drags. The step back from a neighbor must lead to the page from which the step came, or to none; if it leads to a
  /// third page, a debug build stops.
  func page(_ step: ContainerPageStep, from identifier: AnyHashable) -> AnyHashable?

  /// Returns true if a page comes before another one. It decides the order of `viewControllers`, and the side from which a page
  /// enters that is not a neighbor.
  func isPage(_ first: AnyHashable, before second: AnyHashable) -> Bool

  /// Returns false for an identifier that has no page, such as one in an old link or a saved state: it is not selected. The
  /// default implementation returns true.
  func hasPage(for identifier: AnyHashable) -> Bool

  /// Makes the controller of a page.
  ///
  /// Called before the delegate's `shouldSelect`; for a neighbor, when a finger is about to drag it in, or at idle
  /// (`ContainerPages.loadsNeighbors`). It must return a different controller for each identifier. If it returns the controller
  /// of another page, a debug build stops, and in a release build there is no such page.
  func viewController(for identifier: AnyHashable) -> UIViewController

  /// Called before the container discards a page that is no longer near the selected one or, after a memory warning, one that is
  /// neither selected nor part of a transition. Keep what the page must show when it is made again. The default implementation does nothing.
  func willDiscard(_ viewController: UIViewController, for identifier: AnyHashable)
}

extension ContainerPageSource {
  /// Returns true.
  public func hasPage(for identifier: AnyHashable) -> Bool { true }

  /// Does nothing.
  public func willDiscard(_ viewController: UIViewController, for identifier: AnyHashable) {}
}
