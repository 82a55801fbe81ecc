import ContainerKit
import UIKit

/// The base class of the containers of several apps.
class TrackedContainerViewController: ContainerViewController {
  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    super.didSelect(page, source: source)
    if source != .code { Analytics.track("tab \(page.containerTabItem.title ?? "")") }
  }
}

final class TabBarAfter: TrackedContainerViewController {
  private let compose = UIViewController()
  private var barHiding: [ContainerBarHidingNavigationDelegate] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tintColor = .systemPink
    pageSpacing = 0
    compose.containerTabItem = ContainerTabItem(title: "Compose", image: .icon)
    let (home, search) = (tab("Home", .systemTeal), tab("Search", .systemMint))
    let (inbox, profile) = (tab("Inbox", .systemIndigo, count: 5), tab("Profile", .systemBrown, count: 3))
    inbox.containerTabItem.badgeValue = "3"
    setViewControllers([home, search, compose, inbox, profile], selectedIndex: Saved.page, animated: false)
  }

  private func tab(_ title: String, _ color: UIColor, count: Int = 40) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: FeedViewController(title, color, count: count))
    navigation.containerTabItem = ContainerTabItem(title: title, image: .icon)
    barHiding.append(ContainerBarHidingNavigationDelegate())
    navigation.delegate = barHiding.last
    return navigation
  }

  func open(_ index: Int) { selectedIndex = index }

  func openMessage(_ title: String) {
    open(3)
    let message = DetailViewController(title)
    message.hidesBottomBarWhenPushed = true
    (selectedViewController as? UINavigationController)?.pushViewController(message, animated: false)
  }

  override func shouldSelect(_ page: UIViewController, source: ContainerSelectionSource) -> Bool {
    guard page === compose else { return true }
    if source == .tab {
      let editor = DetailViewController("New message")
      editor.modalPresentationStyle = .fullScreen
      present(editor, animated: true)
    }
    return false
  }

  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    super.didSelect(page, source: source)
    Saved.page = selectedIndex
    if source != .code, selectedIndex == 3 { page.containerTabItem.badgeValue = nil }
  }
}
