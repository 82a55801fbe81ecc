import UIKit

/// The pages of a container in their order. Those that its provider makes when they are needed become children here.
@MainActor final class ProvidedPages {
  private let engine: SelectionEngine
  private(set) var provider: any PageProvider
  private var planned: PlannedPage?

  init(_ engine: SelectionEngine) {
    self.engine = engine
    provider = ChildrenProvider(engine)
  }

  /// Replaces the provider. The caller sets the children.
  ///
  /// - Parameter planned: The page to select, which is made when it is needed; nil if the caller selects one.
  func use(_ provider: any PageProvider, planning planned: PlannedPage? = nil) {
    (self.provider, self.planned) = (provider, planned)
    if planned != nil { engine.host?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Makes the children the pages.
  func useChildren() { if !(provider is ChildrenProvider) { use(ChildrenProvider(engine)) } }

  // MARK: The page that is set up

  /// `true` if nothing that was selected has been shown: pages that are set now are made at the next layout.
  var isBeingSetUp: Bool { engine.announcedSelection == nil || engine.awaitsLayout }

  /// `true` if the app has set pages up, and the selected one is still to be made.
  var isPlanned: Bool { planned != nil }

  /// Makes the page that is selected and was not needed so far, and selects it. The app is not notified.
  func makePlanned() {
    guard let planned else { return }
    let provider = provider
    // The app may set other pages when it makes this one.
    if adopt(from: provider, { _ in planned.make() }) == nil, provider === self.provider { self.planned = nil }
  }

  // MARK: Tabs

  var items: [ContainerTabItem] { (0..<provider.tabCount).map(provider.item(atTab:)) }
  var tabCount: Int { provider.tabCount }

  /// Returns the index of a page's tab; nil if it has none.
  func tabIndex(of page: UIViewController) -> Int? { provider.tabIndex(of: page) }

  /// The index of the selected page's tab, as the app sees it; nil if it has none.
  var selectedIndex: Int? { planned?.tab ?? engine.reportedSelection.flatMap { provider.announcedIndex(of: $0) } }

  /// The index of the selected page's tab in the bar, which counts children that have left until they are removed.
  var shownIndex: Int? { planned?.tab ?? engine.announcedSelection.flatMap { provider.tabIndex(of: $0) } }

  /// Returns the page of a tab, which is made if necessary; nil if there is none.
  func page(atTab index: Int) -> UIViewController? { adopt(from: provider) { $0.page(atTab: index) } }

  /// Returns the page of a tab that the user can select, which is made if necessary; nil if there is none or it is disabled.
  func selectablePage(atTab index: Int) -> UIViewController? {
    provider.isSelectable(index) ? page(atTab: index) : nil
  }

  /// Returns the action of a tab that acts; nil for another tab, or if it is disabled.
  func enabledAction(atTab index: Int) -> (() -> Void)? {
    guard (0..<tabCount).contains(index), provider.item(atTab: index).isEnabled else { return nil }
    return provider.action(atTab: index)
  }

  /// Returns the number of a page among the tabs with pages, starting at 1, and the number of these; nil if it has no tab.
  func position(of page: UIViewController) -> (number: Int, count: Int)? {
    guard let index = tabIndex(of: page) else { return nil }
    let tabs = provider.pageTabs
    return tabs.firstIndex(of: index).map { ($0 + 1, tabs.count) }
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
    let planned = planned
    guard provider === self.provider, let page = page(provider), provider === self.provider else { return nil }
    if let planned {
      self.planned = nil
      engine.setChildren(provider.loadedPages, selected: page, isSetUp: planned.isPage(page))
      return page
    }
    let isChild = engine.children.contains(Page(page)) || engine.announcedChildren.contains(Page(page))
    if !isChild { engine.setChildren(provider.loadedPages) }
    return page
  }
}

/// The selected page of pages that the app has set up. It is made at the next layout in a window, or when the app asks for it.
/// If another page is selected before, it is not made.
struct PlannedPage {
  /// The index of its tab; nil if it has none.
  let tab: Int?
  let make: @MainActor () -> UIViewController?
  /// Returns true if it is the page.
  let isPage: @MainActor (UIViewController) -> Bool
}
