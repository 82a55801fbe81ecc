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
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tintColor = .systemPink
    let tabs = [
      tab("Home", .systemTeal), tab("Search", .systemMint),
      ContainerTab(title: "Compose", image: .icon, identifier: "Compose", action: { [unowned self] in compose() }),
      tab("Inbox", .systemIndigo, count: 5), tab("Profile", .systemBrown, count: 3),
    ]
    tabs[3].item.badgeValue = "3"
    setTabs(tabs, selectedIdentifier: tabs[Saved.page].identifier, animated: false)
  }

  private func tab(_ title: String, _ color: UIColor, count: Int = 40) -> ContainerTab {
    ContainerTab(title: title, image: .icon, identifier: title) {
      UINavigationController(rootViewController: FeedViewController(title, color, count: count))
    }
  }

  func open(_ index: Int) { selectedIndex = index }

  func openMessage(_ title: String) {
    open(3)
    let message = DetailViewController(title)
    message.hidesBottomBarWhenPushed = true
    (selectedViewController as? UINavigationController)?.pushViewController(message, animated: false)
  }

  private func compose() {
    let editor = DetailViewController("New message")
    editor.modalPresentationStyle = .fullScreen
    present(editor, animated: true)
  }

  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    super.didSelect(page, source: source)
    Saved.page = selectedIndex
    if source != .code, selectedIndex == 3 { page.containerTabItem.badgeValue = nil }
  }
}
