import UIKit

// Tabs whose pages are made when they are needed.
extension ContainerViewController {
  /// The tabs. Empty if the children were set as controllers (`viewControllers`), and while a `ContainerPages` provides them.
  ///
  /// Setting it is equivalent to `setTabs(_:animated:)` without animation.
  public var tabs: [ContainerTab] {
    get { tabProvider?.tabs ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets tabs whose pages are made when they are needed, in place of all children so far.
  ///
  /// The selection stays with its identifier, and so does a page: a new tab with the identifier of an existing one takes over its
  /// page, whose `containerTabItem` becomes the new tab's item. If the selected identifier is removed, the tab that is now at its
  /// index, or the last one, is selected. Setting up makes no page: the selected one is made at the next layout in a window, or
  /// when `selectedViewController` is read. Tabs that act are passed over; with no other tabs, nothing is selected.
  ///
  /// `viewControllers` lists the pages that are made. `selectedIndex` and the bar count the tabs.
  ///
  /// - Parameters:
  ///   - tabs: The tabs. If an identifier occurs twice, or a tab belongs to another container, a debug build stops, and a release
  ///     build ignores that tab.
  ///   - animated: `true` to animate the transition to the new selection if the selected tab is removed.
  public func setTabs(_ tabs: [ContainerTab], animated: Bool) {
    replaceTabs(tabs, selectedIdentifier: nil, animated: animated)
  }

  /// Sets tabs whose pages are made when they are needed, and selects one of them. No other tab is selected in between, so that
  /// only its page is made.
  ///
  /// - Parameters:
  ///   - tabs: The tabs, as in `setTabs(_:animated:)`.
  ///   - selectedIdentifier: The identifier of the tab to select. It may come from outside, such as from a saved state: with one that
  ///     no tab with a page has, this method is `setTabs(_:animated:)`.
  ///   - animated: `true` to animate the transition to the new selection.
  public func setTabs(_ tabs: [ContainerTab], selectedIdentifier: String, animated: Bool) {
    replaceTabs(tabs, selectedIdentifier: selectedIdentifier, animated: animated)
  }

  /// Returns the tab with an identifier; nil if there is none.
  public func tab(forIdentifier identifier: String) -> ContainerTab? { tabs.first { $0.identifier == identifier } }

  /// The selected tab; nil if there are no `tabs`.
  public var selectedTab: ContainerTab? {
    guard let tabProvider, let index = provided.selectedIndex else { return nil }
    return tabProvider.tabs[index]
  }

  /// Selects a tab, whose page is made if necessary, as `selectViewController(_:animated:completion:)` selects a child.
  ///
  /// - Parameters:
  ///   - identifier: The tab's identifier. It may come from outside, such as from a link: if no tab has it, nothing happens, and
  ///     the result is `cancelled`. If it is that of a tab that acts, a debug build stops, and a release build does the same.
  ///   - animated: `true` to use an animator; false to select the tab at once.
  ///   - completion: Called once with the result, after the last call of the transition. May be called before this method
  ///     returns.
  public func selectTab(
    identifier: String, animated: Bool, completion: ((ContainerSelectionOutcome) -> Void)? = nil
  ) {
    guard let index = tabProvider?.index(ofIdentifier: identifier),
      let page = provided.page(atTab: index)
    else {
      assert(
        tab(forIdentifier: identifier)?.action == nil,
        "ContainerViewController: the tab \"\(identifier)\" acts, and cannot be selected")
      completion?(.cancelled)
      return
    }
    request(page, animated: animated, completion: completion)
  }

  /// Selects a tab, and returns the value that the completion of `selectTab(identifier:animated:completion:)` would get.
  ///
  /// Cancelling the task ends the wait with `cancelled`, but does not cancel the transition.
  @discardableResult public func selectTab(identifier: String, animated: Bool) async -> ContainerSelectionOutcome {
    await SingleResume.outcome { selectTab(identifier: identifier, animated: animated, completion: $0) }
  }

  private var tabProvider: TabProvider? { provided.provider as? TabProvider }

  func replaceTabs(_ tabs: [ContainerTab], selectedIdentifier: String?, animated: Bool) {
    var seen: Set<String> = []
    let unique = tabs.filter { tab in
      guard seen.insert(tab.identifier).inserted else {
        assertionFailure("ContainerViewController: the identifier \"\(tab.identifier)\" can be in tabs once")
        return false
      }
      guard tab.canBelong(to: self) else {
        assertionFailure("ContainerViewController: the tab \"\(tab.identifier)\" is one of another container")
        return false
      }
      return true
    }
    let before = provided.selectedIndex ?? 0
    let kept = provided.isPlanned ? selectedTab?.identifier : nil
    let new = TabProvider(unique, replacing: self.tabs, owner: self)
    let wanted = selectedIdentifier.flatMap(new.pageTab(ofIdentifier:))
    let index = wanted ?? kept.flatMap(new.pageTab(ofIdentifier:)) ?? new.pageTab(nearest: before)
    if provided.isBeingSetUp, new.loadedPages.isEmpty {
      let planned = index.map { index in
        PlannedPage(tab: index) {
          new.page(atTab: index)
        } isPage: {
          new.tabIndex(of: $0) == index
        }
      }
      provided.use(new, planning: planned)
      return engine.setChildren([], isSetUp: true)
    }
    provided.use(new)
    let isKept = [engine.selected, transition?.to].contains { $0.map { new.tabIndex(of: $0) != nil } ?? false }
    // Making the page to select calls the app, which may set other tabs.
    let selected = isKept ? nil : index.flatMap { new.page(atTab: $0) }
    guard new === provided.provider else { return }
    engine.setChildren(new.loadedPages, selected: selected, animated: animated, isSetUp: true)
    // The selection so far may have stayed among the tabs. A callback may have set others.
    guard isKept, let wanted, new === provided.provider, let page = provided.page(atTab: wanted) else { return }
    if page !== engine.finalPage { request(page, animated: animated) }
  }
}
