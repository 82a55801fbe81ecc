import ContainerKitTesting
import UIKit

@_spi(Recording) @testable import ContainerKit

/// A container of tabs whose pages record when they are made.
@MainActor final class TabsStage: ContainerStage {
  /// - Parameter names: The titles and identifiers of the tabs.
  init(_ names: [String] = ["A", "B", "C", "D", "E"], selectedIdentifier: String? = nil) {
    super.init(container: ContainerViewController(viewControllers: []))
    keepsFrames = false
    container.tabs = names.map(tab)
    frame()
    if let selectedIdentifier { container.selectTab(identifier: selectedIdentifier, animated: false) { _ in } }
    run(for: 0.1)
  }

  /// Returns a tab whose page has its name or, if that starts with a plus, one that acts.
  func tab(_ name: String) -> ContainerTab {
    if name.hasPrefix("+") {
      return ContainerTab(title: name, identifier: name, action: { [weak self] in self?.record("act \(name)") })
    }
    return ContainerTab(title: name, identifier: name) { [weak self] in
      self?.record("make \(name)")
      let page = UIViewController()
      page.title = name
      return page
    }
  }

  /// The titles of the pages that are made, in the order of `viewControllers`.
  var made: String { container.viewControllers.map { $0.title ?? "?" }.joined() }
}
