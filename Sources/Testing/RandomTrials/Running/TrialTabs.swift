import ContainerKit
import Film
import UIKit

/// Pages of a trial that are made when they are needed: those of a container's tabs.
@MainActor final class TrialTabs: ScriptPages {
  private weak var container: ContainerViewController?
  private let make: (_ name: String) -> UIViewController
  private let hasActing: Bool
  private var count = 0
  /// The number of times that a tab has acted.
  private var actionCount = 0

  /// - Parameters:
  ///   - hasActing: `true` if there are tabs that act between those with pages.
  ///   - make: Makes the page with a name. Pages that are made again have the same name.
  init(_ container: ContainerViewController, hasActing: Bool, make: @escaping (String) -> UIViewController) {
    (self.container, self.hasActing, self.make) = (container, hasActing, make)
    container.setTabs(withActing(TrialPlan.titles.map(tab)), animated: false)
  }

  /// Returns the tabs with one that acts before the first one and after every second one.
  private func withActing(_ tabs: [ContainerTab]) -> [ContainerTab] {
    guard hasActing else { return tabs }
    return [actingTab(0)]
      + tabs.enumerated().flatMap { index, tab in index.isMultiple(of: 2) ? [tab] : [tab, actingTab(index)] }
  }

  private func actingTab(_ number: Int) -> ContainerTab {
    ContainerTab(title: "+", identifier: "+\(number)", action: { [weak self] in self?.act() })
  }

  private func isActing(_ tab: ContainerTab) -> Bool { tab.identifier.hasPrefix("+") }

  /// The tabs with pages, on which scripts act.
  private var pageTabs: [ContainerTab] { container?.tabs.filter { !isActing($0) } ?? [] }

  /// Does nothing, selects the next page, or moves a tab.
  private func act() {
    actionCount += 1
    switch actionCount % 3 {
    case 1: break
    case 2: container?.selectPage(.next, animated: true, completion: nil)
    default: change(.move(0, 2), animated: true)
    }
  }

  /// A description of what is wrong at any time, if anything.
  var fault: String? {
    guard let container else { return nil }
    if let selected = container.selectedTab, isActing(selected) { return "\(selected.identifier) is selected" }
    return container.tabs.first { isActing($0) && $0.viewController != nil }.map { "\($0.identifier) has a page" }
  }

  /// A description of what is wrong at rest, if anything.
  var restFault: String? {
    guard let container, container.selectedTab == nil, !pageTabs.isEmpty else { return nil }
    return "no tab of \(pageTabs.map(\.identifier)) is selected"
  }

  private func tab(_ name: String) -> ContainerTab {
    let make = make
    return ContainerTab(title: name, identifier: name) { make(name) }
  }

  func select(_ index: Int, animated: Bool, onSelect: (String) -> ((ContainerSelectionOutcome) -> Void)?) {
    let tabs = pageTabs
    guard let container, let last = tabs.indices.last else { return }
    let name = tabs[min(index, last)].identifier
    container.selectTab(identifier: name, animated: animated, completion: onSelect(name))
  }

  func change(_ change: Script.Change, animated: Bool) {
    guard let container else { return }
    var tabs = pageTabs
    change.apply(to: &tabs) {
      count += 1
      return tab("New \(count)")
    }
    container.setTabs(withActing(tabs), animated: animated)
  }

  func item(at index: Int) -> ContainerTabItem? {
    guard let tabs = container?.tabs, let last = tabs.indices.last else { return nil }
    return tabs[min(index, last)].item
  }
}
