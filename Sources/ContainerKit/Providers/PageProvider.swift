import UIKit

/// The pages of a container, and their order: its children, the tabs of `setTabs(_:animated:)`, whose pages are made when they are
/// needed, or the pages of a source.
///
/// A provider makes controllers and knows which of them follow each other. It has no access to the selection. `ProvidedPages`
/// makes its controllers children, and asks it only when the user or the app wants a page, never in a frame in which nothing
/// changes.
@MainActor protocol PageProvider: AnyObject {
  /// The number of tabs, including those whose pages are not made. 0 for pages without tabs.
  var tabCount: Int { get }
  /// Returns the contents of a tab.
  func item(atTab index: Int) -> ContainerTabItem
  /// Returns the action of a tab that acts; nil for a tab with a page.
  func action(atTab index: Int) -> (() -> Void)?
  /// The controllers that exist, in order.
  var loadedPages: [UIViewController] { get }

  /// Returns the index of a page's tab; nil if it has none.
  func tabIndex(of page: UIViewController) -> Int?
  /// Returns the index of a page's tab as the app sees the children: including changes that wait, and without children that have
  /// left.
  func announcedIndex(of page: UIViewController) -> Int?
  /// Returns the page of a tab, which is made if necessary; nil if there is none, as for a tab that acts.
  func page(atTab index: Int) -> UIViewController?
  /// Returns the page to which the user's step leads from a page, which is made if necessary; nil at an end. It is never a page
  /// whose tab is disabled. Tabs that act are passed over.
  ///
  /// - Parameters:
  ///   - wraps: `true` if the first tab follows the last one. Pages of a source wrap if the source says so.
  ///   - skipsDisabled: `true` to skip disabled tabs; `false` if such a tab is an end.
  func page(
    _ step: ContainerPageStep, from page: UIViewController, wraps: Bool, skipsDisabled: Bool
  ) -> UIViewController?
  /// Returns true if there is a page beside another one that is not disabled. Makes none.
  func hasPage(_ step: ContainerPageStep, from page: UIViewController) -> Bool

  /// Returns a page near another one whose view is not loaded or that is no child yet, which is made if necessary; nil if there
  /// is none.
  func unloadedNeighbor(of page: UIViewController) -> UIViewController?

  /// Returns the value by which a page is found again, a property list; nil if there is none.
  func savedValue(of page: UIViewController) -> Any?
  /// Returns the page that was saved by a value, which is made if necessary; nil if there is none.
  func page(savedAs value: Any) -> UIViewController?

  /// Called when the children have changed. Controllers that are not among them have left, and are not made any more.
  func childrenDidChange(to children: [UIViewController])
  /// Called when an event has been handled, with everything that follows from it.
  func selectionDidSettle()
}

// The tabs that have pages.
extension PageProvider {
  func action(atTab index: Int) -> (() -> Void)? { nil }

  /// The indices of the tabs that have pages.
  var pageTabs: [Int] { (0..<tabCount).filter { action(atTab: $0) == nil } }

  /// Returns the tab with a page at an index or, if there is none, the next one after it, or the last one.
  func pageTab(nearest index: Int) -> Int? {
    let tabs = pageTabs
    return tabs.first { $0 >= index } ?? tabs.last
  }

  /// Returns true if the user can select a tab: it exists, has a page, and is not disabled.
  func isSelectable(_ index: Int) -> Bool {
    (0..<tabCount).contains(index) && action(atTab: index) == nil && item(atTab: index).isEnabled
  }
}

// The neighbors of pages with tabs.
extension PageProvider {
  func page(
    _ step: ContainerPageStep, from page: UIViewController, wraps: Bool, skipsDisabled: Bool
  ) -> UIViewController? {
    tabIndex(step, from: page, wraps: wraps, skipsDisabled: skipsDisabled).flatMap { self.page(atTab: $0) }
  }

  func hasPage(_ step: ContainerPageStep, from page: UIViewController) -> Bool {
    tabIndex(step, from: page, wraps: false, skipsDisabled: false) != nil
  }

  func unloadedNeighbor(of page: UIViewController) -> UIViewController? {
    [ContainerPageStep.next, .previous].lazy
      .compactMap { self.page($0, from: page, wraps: false, skipsDisabled: true) }
      .first { !$0.isViewLoaded || $0.parent == nil }
  }

  private func tabIndex(
    _ step: ContainerPageStep, from page: UIViewController, wraps: Bool, skipsDisabled: Bool
  ) -> Int? {
    guard let here = tabIndex(of: page) else { return nil }
    let count = tabCount
    var there = here
    repeat {
      there += step == .next ? 1 : -1
      if !(0..<count).contains(there) {
        guard wraps else { return nil }
        there = there < 0 ? count - 1 : 0
      }
    } while there != here && !isSelectable(there) && (skipsDisabled || action(atTab: there) != nil)
    return there != here && isSelectable(there) ? there : nil
  }

  func announcedIndex(of page: UIViewController) -> Int? { tabIndex(of: page) }
  func childrenDidChange(to children: [UIViewController]) {}
  func selectionDidSettle() {}
}

/// The children of a container, as the app has set them. Each child has a tab.
@MainActor final class ChildrenProvider: PageProvider {
  private let engine: SelectionEngine

  init(_ engine: SelectionEngine) { self.engine = engine }

  private var order: PageOrder { engine.announcedOrder }

  var tabCount: Int { order.pages.count }
  func item(atTab index: Int) -> ContainerTabItem { order.pages[index].controller.containerTabItem }
  var loadedPages: [UIViewController] { engine.announcedChildren.map(\.controller) }

  func tabIndex(of page: UIViewController) -> Int? { order.index(of: Page(page)) }

  func announcedIndex(of page: UIViewController) -> Int? { loadedPages.firstIndex { $0 === page } }

  func page(atTab index: Int) -> UIViewController? {
    order.pages.indices.contains(index) ? order.pages[index].controller : nil
  }

  /// The child's `restorationIdentifier` or, if it has none, its index.
  func savedValue(of page: UIViewController) -> Any? {
    page.restorationIdentifier ?? announcedIndex(of: page)
  }

  func page(savedAs value: Any) -> UIViewController? {
    let children = loadedPages
    return switch value {
    case let identifier as String: children.first { $0.restorationIdentifier == identifier }
    case let index as Int: children.indices.contains(index) ? children[index] : nil
    default: nil
    }
  }
}
