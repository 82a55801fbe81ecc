import UIKit

/// The tabs of a container, with the pages of those that were needed so far.
@MainActor final class TabSupply: PageSupply {
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

  var items: [ContainerTabItem] { tabs.map(\.item) }
  var made: [UIViewController] { tabs.compactMap(\.viewController) }

  func tabIndex(of page: UIViewController) -> Int? { indices[Page(page)] }

  func index(ofIdentifier identifier: String) -> Int? { tabs.firstIndex { $0.identifier == identifier } }

  func page(atTab index: Int) -> UIViewController? {
    guard tabs.indices.contains(index) else { return nil }
    let tab = tabs[index]
    if let page = tab.viewController { return page }
    guard let page = tab.make() else { return nil }
    guard indices[Page(page)] == nil else {
      assertionFailure("ContainerTab: the provider of \"\(tab.identifier)\" returned the page of another tab")
      tab.forgetPage()
      return nil
    }
    indices[Page(page)] = index
    return page
  }

  func page(
    _ step: ContainerPageStep, from page: UIViewController, wraps: Bool, skipsDisabled: Bool
  ) -> UIViewController? {
    index(step, from: page, wraps: wraps, skipsDisabled: skipsDisabled).flatMap { self.page(atTab: $0) }
  }

  func hasPage(_ step: ContainerPageStep, from page: UIViewController) -> Bool {
    index(step, from: page, wraps: false, skipsDisabled: false) != nil
  }

  private func index(
    _ step: ContainerPageStep, from page: UIViewController, wraps: Bool, skipsDisabled: Bool
  ) -> Int? {
    guard let here = tabIndex(of: page) else { return nil }
    var there = here
    repeat {
      there += step == .next ? 1 : -1
      if !tabs.indices.contains(there) {
        guard wraps else { return nil }
        there = there < 0 ? tabs.count - 1 : 0
      }
    } while skipsDisabled && !tabs[there].item.isEnabled && there != here
    return tabs[there].item.isEnabled ? there : nil
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

  func selectionDidSettle() {}
}
