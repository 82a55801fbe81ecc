import ContainerKit
import Film
import UIKit

/// Pages of a trial that are made when they are needed: those of a container's tabs.
@MainActor final class TrialTabs: ScriptPages {
  private weak var container: ContainerViewController?
  private let make: (_ name: String) -> UIViewController
  private var count = 0

  /// - Parameter make: Makes the page with a name. Pages that are made again have the same name.
  init(_ container: ContainerViewController, make: @escaping (String) -> UIViewController) {
    (self.container, self.make) = (container, make)
    container.setTabs(TrialPlan.titles.map(tab), animated: false)
  }

  private func tab(_ name: String) -> ContainerTab {
    let make = make
    return ContainerTab(title: name, identifier: name) { make(name) }
  }

  func select(_ index: Int, animated: Bool, onSelect: (String) -> ((ContainerSelectionOutcome) -> Void)?) {
    guard let container, let last = container.tabs.indices.last else { return }
    let name = container.tabs[min(index, last)].identifier
    container.selectTab(identifier: name, animated: animated, completion: onSelect(name))
  }

  func change(_ change: Script.Change, animated: Bool) {
    guard let container else { return }
    var tabs = container.tabs
    change.apply(to: &tabs) {
      count += 1
      return tab("New \(count)")
    }
    container.setTabs(tabs, animated: animated)
  }

  func item(at index: Int) -> ContainerTabItem? {
    guard let tabs = container?.tabs, let last = tabs.indices.last else { return nil }
    return tabs[min(index, last)].item
  }
}
