import UIKit

// sample: in a file
/// The pages of `setPages(from:selected:animated:)`, and their order. There may be any number of them, even endlessly many in both
/// directions, because only those near the selected one exist.
///
/// ```swift
/// /// A calendar without a first and a last day. A day is a number of days since the reference date.
/// final class Days: ContainerPageSource {
///   func page(_ step: ContainerPageStep, from day: Int) -> Int? { step == .next ? day + 1 : day - 1 }
///   func isPage(_ first: Int, before second: Int) -> Bool { first < second }
///
///   func viewController(for day: Int) -> UIViewController {
///     let page = UITableViewController()
///     page.title = "Day \(day)"
///     return page
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol ContainerPageSource<ID>: AnyObject {
  /// The type of the pages' identifiers.
  associatedtype ID: Hashable

  /// Returns the identifier of the page beside another one; nil, or the page's own, at an end. In a circle, the first page
  /// follows the last one.
  ///
  /// Must be fast, make no page, and return the same result until `ContainerPages.reload()`. It is called often, even while a
  /// finger drags. The step back from a neighbor must lead to the page from which the step came, or to none; if it leads to a
  /// third page, a debug build stops.
  func page(_ step: ContainerPageStep, from identifier: ID) -> ID?

  /// Returns true if a page comes before another one. It decides the order of `viewControllers`, and the side from which a page
  /// enters that is not a neighbor.
  func isPage(_ first: ID, before second: ID) -> Bool

  /// Returns false for an identifier that has no page, such as one in an old link or a saved state: it is not selected. The
  /// default implementation returns true.
  func hasPage(for identifier: ID) -> Bool

  /// Makes the controller of a page.
  ///
  /// Called before the delegate's `shouldSelect`; for a neighbor, when a finger is about to drag it in, or at idle
  /// (`ContainerViewController.loadsNeighbors`). It must return a different controller for each identifier. If it returns the
  /// controller of another page, a debug build stops, and in a release build there is no such page.
  func viewController(for identifier: ID) -> UIViewController

  /// Called before the container discards a page that is no longer near the selected one or, after a memory warning, one that is
  /// neither selected nor part of a transition. Keep what the page must show when it is made again. The default implementation does nothing.
  func willDiscard(_ viewController: UIViewController, for identifier: ID)
}

extension ContainerPageSource {
  /// Returns true.
  public func hasPage(for identifier: ID) -> Bool { true }

  /// Does nothing.
  public func willDiscard(_ viewController: UIViewController, for identifier: ID) {}
}

// The same with identifiers that have lost their type, for `any ContainerPageSource`. (A cast to `any ContainerPageSource<ID>`
// needs iOS 16.) An identifier of another type has no page.
extension ContainerPageSource {
  /// Returns an identifier as one of the source's; nil if it has another type.
  func ownIdentifier(_ identifier: AnyHashable) -> AnyHashable? { (identifier.base as? ID).map { AnyHashable($0) } }

  func erasedPage(_ step: ContainerPageStep, from identifier: AnyHashable) -> AnyHashable? {
    (identifier.base as? ID).flatMap { page(step, from: $0) }.map { AnyHashable($0) }
  }

  func isErasedPage(_ first: AnyHashable, before second: AnyHashable) -> Bool {
    guard let first = first.base as? ID, let second = second.base as? ID else { return false }
    return isPage(first, before: second)
  }

  /// Returns the controller of a page; nil if there is no such page.
  func makeErasedPage(for identifier: AnyHashable) -> UIViewController? {
    guard let identifier = identifier.base as? ID, hasPage(for: identifier) else { return nil }
    return viewController(for: identifier)
  }

  func willDiscardErased(_ viewController: UIViewController, for identifier: AnyHashable) {
    if let identifier = identifier.base as? ID { willDiscard(viewController, for: identifier) }
  }
}
