import UIKit

/// The pages of a container in their order. Those that its provider makes when they are needed become children here.
@MainActor final class ProvidedPages {
  private let engine: SelectionEngine
  private(set) var provider: any PageProvider

  init(_ engine: SelectionEngine) {
    self.engine = engine
    provider = ChildrenProvider(engine)
  }

  /// Replaces the provider. The caller sets the children.
  func use(_ provider: any PageProvider) { self.provider = provider }

  /// Makes the children the pages.
  func useChildren() { if !(provider is ChildrenProvider) { provider = ChildrenProvider(engine) } }

  // MARK: Tabs

  var items: [ContainerTabItem] { (0..<provider.tabCount).map(provider.item(atTab:)) }
  var tabCount: Int { provider.tabCount }

  /// Returns the index of a page's tab; nil if it has none.
  func tabIndex(of page: UIViewController) -> Int? { provider.tabIndex(of: page) }

  /// The index of the selected page's tab, as the app sees it; nil if it has none.
  var selectedIndex: Int? { engine.announcedSelection.flatMap { provider.announcedIndex(of: $0) } }

  /// Returns the page of a tab, which is made if necessary; nil if there is none.
  func page(atTab index: Int) -> UIViewController? { adopt(from: provider) { $0.page(atTab: index) } }

  /// Returns the page of a tab that the user may choose, which is made if necessary; nil if there is none or it is disabled.
  func enabledPage(atTab index: Int) -> UIViewController? {
    guard (0..<provider.tabCount).contains(index), provider.item(atTab: index).isEnabled else { return nil }
    return page(atTab: index)
  }

  // MARK: Neighbors

  /// Returns the page to which the user's step leads from a page; nil if there is none. It is made if necessary.
  func page(
    _ step: ContainerPageStep, from page: UIViewController, wraps: Bool = false, skipsDisabled: Bool = false
  ) -> UIViewController? {
    adopt(from: provider) { $0.page(step, from: page, wraps: wraps, skipsDisabled: skipsDisabled) }
  }

  /// Returns true if there is a page beside another one. Makes none.
  func hasPage(_ step: ContainerPageStep, from page: UIViewController) -> Bool { provider.hasPage(step, from: page) }

  // MARK: Children

  /// Returns a page of a provider, and makes it a child if it is not one yet. The app's code that makes it may have replaced the
  /// provider: then there is no page.
  func adopt<Provider: PageProvider>(
    from provider: Provider, _ page: (Provider) -> UIViewController?
  ) -> UIViewController? {
    // A page that has left is not made any more.
    engine.followDepartures()
    guard provider === self.provider, let page = page(provider), provider === self.provider else { return nil }
    let isChild = engine.children.contains(Page(page)) || engine.announcedChildren.contains(Page(page))
    if !isChild { engine.setChildren(provider.loadedPages) }
    return page
  }
}
