import UIKit

/// The tabs of a container, with the pages of those that were needed so far.
@MainActor final class TabProvider: PageProvider {
  let tabs: [ContainerTab]
  private(set) weak var owner: (any BarOwner)?
  /// The indices of the tabs whose pages are made.
  private var indices: [Page: Int] = [:]

  /// - Parameters:
  ///   - tabs: The tabs, each identifier once. No other container shows them.
  ///   - old: The tabs before. Those with the same identifiers hand over their pages.
  init(_ tabs: [ContainerTab], replacing old: [ContainerTab], owner: any BarOwner) {
    (self.tabs, self.owner) = (tabs, owner)
    let before = Dictionary(uniqueKeysWithValues: old.map { ($0.identifier, $0) })
    for (index, tab) in tabs.enumerated() {
      tab.connect(to: self, replacing: before[tab.identifier])
      if let page = tab.viewController { indices[Page(page)] = index }
    }
  }

  var tabCount: Int { tabs.count }
  func item(atTab index: Int) -> ContainerTabItem { tabs[index].item }
  func action(atTab index: Int) -> (() -> Void)? { tabs[index].action }
  var loadedPages: [UIViewController] { tabs.compactMap(\.viewController) }

  func tabIndex(of page: UIViewController) -> Int? { indices[Page(page)] }

  func index(ofIdentifier identifier: String) -> Int? { tabs.firstIndex { $0.identifier == identifier } }

  /// Returns the index of a tab with a page; nil if no tab has the identifier, or it acts.
  func pageTab(ofIdentifier identifier: String) -> Int? {
    index(ofIdentifier: identifier).flatMap { tabs[$0].action == nil ? $0 : nil }
  }

  func page(atTab index: Int) -> UIViewController? {
    guard tabs.indices.contains(index) else { return nil }
    let tab = tabs[index]
    if let page = tab.viewController { return page }
    guard let page = tab.makeViewController() else { return nil }
    guard indices[Page(page)] == nil else {
      assertionFailure("ContainerTab: the provider of \"\(tab.identifier)\" returned the page of another tab")
      tab.forgetPage()
      return nil
    }
    indices[Page(page)] = index
    return page
  }

  func savedValue(of page: UIViewController) -> Any? { tabIndex(of: page).map { tabs[$0].identifier } }

  func page(savedAs value: Any) -> UIViewController? {
    let index: Int? =
      switch value {
      case let identifier as String: index(ofIdentifier: identifier)
      case let index as Int: index
      default: nil
      }
    return index.flatMap { page(atTab: $0) }
  }

  func childrenDidChange(to children: [UIViewController]) {
    let pages = Set(children.map(Page.init))
    for (page, index) in indices where !pages.contains(page) {
      tabs[index].forgetPage()
      indices[page] = nil
    }
  }
}
