import UIKit

/// The pages of a container that are made when they are needed, and their order: the tabs of `setTabs(_:animated:)`, or the
/// pages of a source. Without a supply the children themselves are the pages.
///
/// A supply makes controllers and knows which of them follow each other. It has no access to the selection. The container makes
/// its controllers children, and asks it only when the user or the app wants a page, never in a frame in which nothing changes.
@MainActor protocol PageSupply: AnyObject {
  /// The contents of the tabs, also of those whose pages are not made. Empty for pages without tabs.
  var items: [ContainerTabItem] { get }
  /// The controllers that are made, in order.
  var made: [UIViewController] { get }

  /// Returns the index of a page's tab; nil if it has none.
  func tabIndex(of page: UIViewController) -> Int?
  /// Returns the page of a tab, which is made if necessary; nil if there is none.
  func page(atTab index: Int) -> UIViewController?
  /// Returns the page to which the user's step leads from a page, which is made if necessary; nil at an end. It is never a page
  /// whose tab is disabled.
  ///
  /// - Parameters:
  ///   - wraps: `true` if the first tab follows the last one. Pages of a source wrap if the source says so.
  ///   - skipsDisabled: `true` to skip disabled tabs; `false` if such a tab is an end.
  func page(
    _ step: ContainerPageStep, from page: UIViewController, wraps: Bool, skipsDisabled: Bool
  ) -> UIViewController?
  /// Returns true if there is a page beside another one that is not disabled. Makes none.
  func hasPage(_ step: ContainerPageStep, from page: UIViewController) -> Bool

  /// Returns the value by which a page is found again, a property list; nil if there is none.
  func savedValue(of page: UIViewController) -> Any?
  /// Returns the page that was saved by a value, which is made if necessary; nil if there is none.
  func page(savedAs value: Any) -> UIViewController?

  /// Called when the children have changed. Controllers that are not among them have left, and are not made any more.
  func childrenDidChange(to children: [UIViewController])
  /// Called when an event has been handled, with everything that follows from it.
  func selectionDidSettle()
}
