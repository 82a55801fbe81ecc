import UIKit

// The pages in their order: the children, or those of a supply, which are made and become children when they are needed.
extension ContainerViewController {
  /// Returns the index of a page's tab; nil if it has none.
  func tabIndex(of page: UIViewController) -> Int? {
    supply.map { $0.tabIndex(of: page) } ?? engine.children.index(of: Page(page))
  }

  /// Returns the page of a tab, which is made if necessary; nil if there is none.
  func page(atTab index: Int) -> UIViewController? {
    if let supply { return adopt(from: supply) { $0.page(atTab: index) } }
    let pages = engine.children.pages
    return pages.indices.contains(index) ? pages[index].controller : nil
  }

  /// Returns the page of a tab that the user may choose, which is made if necessary; nil if there is none or it is disabled.
  func enabledPage(atTab index: Int) -> UIViewController? {
    let items = tabItems
    return items.indices.contains(index) && items[index].isEnabled ? page(atTab: index) : nil
  }

  /// Returns the page to which the user's step leads from a page, as `PageOrder`; nil if there is none. It is made if necessary.
  func page(
    _ step: ContainerPageStep, from page: UIViewController, wraps: Bool = false, skipsDisabled: Bool
  ) -> UIViewController? {
    if let supply {
      return adopt(from: supply) { $0.page(step, from: page, wraps: wraps, skipsDisabled: skipsDisabled) }
    }
    return engine.children.page(step, from: Page(page), wraps: wraps, skipsDisabled: skipsDisabled)?.controller
  }

  func page(_ step: ContainerPageStep, from child: UIViewController) -> UIViewController? {
    page(step, from: child, skipsDisabled: false)
  }

  func hasPage(_ step: ContainerPageStep, from child: UIViewController) -> Bool {
    supply?.hasPage(step, from: child) ?? (engine.children.page(step, from: Page(child), skipsDisabled: false) != nil)
  }

  /// Returns a page of a supply, and makes it a child if it is not one yet. The app's code that makes it may have replaced the
  /// supply: then there is no page.
  func adopt<Supply: PageSupply>(from supply: Supply, _ page: (Supply) -> UIViewController?) -> UIViewController? {
    // A page that has left is not made any more.
    engine.followDepartures()
    guard supply === self.supply, let page = page(supply), supply === self.supply else { return nil }
    let isChild = engine.children.contains(Page(page)) || engine.announcedChildren.contains(Page(page))
    if !isChild { setChildren(supply.made) }
    return page
  }

  func release(_ child: UIViewController, toVisible: Bool) {
    if engine.children.contains(Page(child)) {
      Misuse.logDeparture(of: child)
      let others = viewControllers.filter { $0 !== child }
      // A callback about this change may want the child's tab, which makes another page.
      supply?.childrenDidChange(to: others)
      setChildren(others)
    }
    // The change may wait for the end of a step, and the child may be one that the step removes.
    if toVisible { engine.giveUp(child) }
  }

  /// Selects the first tab if no child is left, but tabs whose pages are not made.
  func selectFallback() {
    guard engine.selected == nil, let supply, !supply.items.isEmpty, let page = page(atTab: 0) else { return }
    request(page, animated: false)
  }

  /// The pages that are selected, or take part in the running transition or the one after it.
  var pagesInUse: [UIViewController] {
    [engine.selected, transition?.from, transition?.to, engine.destination].compactMap { $0 }
  }

  // MARK: The children as the app sees them, with changes that wait

  var announcedIndexOfSelection: Int? {
    guard let selected = engine.announcedSelection else { return nil }
    return supply.map { $0.tabIndex(of: selected) } ?? viewControllers.firstIndex { $0 === selected }
  }

  var announcedTabCount: Int { supply?.items.count ?? viewControllers.count }

  func announcedPage(atTab index: Int) -> UIViewController? {
    guard supply == nil else { return page(atTab: index) }
    let children = viewControllers
    return children.indices.contains(index) ? children[index] : nil
  }
}
