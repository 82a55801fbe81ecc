import ContainerKit
import SwiftUI
import UIKit

/// The pages with tabs of a `ContainerView`. A page's controller is made when it is first needed, and then kept.
@MainActor final class TabPages<ID: Hashable> {
  private var tabs: [ID: PageTab<ID>] = [:]
  /// The number of tabs that were made.
  private var count = 0

  /// Shows pages in a container. Those with the same identities as before keep their controllers, which have the state.
  ///
  /// - Parameters:
  ///   - selection: The identity of the page to select if the container has none, or the selected one is removed.
  ///   - slidesBar: `true` to slide the bar if the selected page hides it now, or no longer.
  func show(
    _ pages: [ContainerPage<ID>], in container: ContainerViewController, selection: ID, environment: EnvironmentValues,
    animated: Bool, slidesBar: Bool
  ) {
    var new: [ID: PageTab<ID>] = [:]
    var list: [PageTab<ID>] = []
    for page in pages {
      guard new[page.id] == nil else {
        assertionFailure("ContainerView: two pages with the identity \(page.id)")
        continue
      }
      let tab = tabs[page.id] ?? makeTab(for: page, environment)
      tab.show(page, environment: environment, slidesBar: slidesBar)
      new[page.id] = tab
      list.append(tab)
    }
    tabs = new
    guard !container.tabs.elementsEqual(list, by: { $0 === $1 }) else { return }
    set(list, of: container, selection, animated: animated)
  }

  func select(
    _ id: ID, in container: ContainerViewController, animated: Bool,
    completion: @escaping (ContainerSelectionOutcome) -> Void
  ) {
    guard let tab = tabs[id] else { return completion(.cancelled) }
    container.selectTab(identifier: tab.identifier, animated: animated, completion: completion)
  }

  private func makeTab(for page: ContainerPage<ID>, _ environment: EnvironmentValues) -> PageTab<ID> {
    count += 1
    return PageTab(page, environment: environment, identifier: String(count))
  }

  /// Sets the tabs. If there is no selected page, or it is removed, and the selection names a page, that one is selected first.
  /// Otherwise the first page, or the neighbor of the removed one, would be made, and would be visible.
  private func set(_ list: [PageTab<ID>], of container: ContainerViewController, _ selection: ID, animated: Bool) {
    if let wanted = tabs[selection] {
      if let selected = container.selectedTab {
        if !list.contains(where: { $0 === selected }) {
          container.setTabs(list + [selected], animated: false)
          container.selectTab(identifier: wanted.identifier, animated: false) { _ in }
        }
      } else {
        container.setTabs([wanted], animated: false)
      }
    }
    container.setTabs(list, animated: animated)
  }
}

/// The tab of a page, which makes the page's controller.
private final class PageTab<ID: Hashable>: ContainerTab {
  private var page: ContainerPage<ID>
  private var environment: EnvironmentValues
  private let menu = PageMenu()

  init(_ page: ContainerPage<ID>, environment: EnvironmentValues, identifier: String) {
    (self.page, self.environment) = (page, environment)
    weak var tab: PageTab?
    super.init(title: page.title, image: page.image, identifier: identifier) { tab?.makeHost() ?? UIViewController() }
    tab = self
  }

  func show(_ page: ContainerPage<ID>, environment: EnvironmentValues, slidesBar: Bool) {
    (self.page, self.environment) = (page, environment)
    page.show(in: item)
    let menu = menu.menu(for: page.menu)
    if item.menu !== menu { item.menu = menu }
    guard let host = viewController as? PageHost<ID> else { return }
    host.show(page.content(), environment: environment)
    guard host.hidesContainerTabBarWhenSelected != page.isTabBarHidden else { return }
    UIView.animate(withDuration: slidesBar ? UINavigationController.hideShowBarDuration : 0) {
      host.hidesContainerTabBarWhenSelected = page.isTabBarHidden
    }
  }

  private func makeHost() -> PageHost<ID> {
    let host = PageHost(id: page.id, content: page.content(), environment: environment)
    host.hidesContainerTabBarWhenSelected = page.isTabBarHidden
    return host
  }
}
