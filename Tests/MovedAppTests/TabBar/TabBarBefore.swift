import UIKit

/// The base class of the tab bars of several apps.
class TrackedTabBarController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    Analytics.track("tab \(viewController.tabBarItem.title ?? "")")
  }
}

final class TabBarBefore: TrackedTabBarController {
  private let compose = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tintColor = .systemPink
    compose.tabBarItem = UITabBarItem(title: "Compose", image: .icon, selectedImage: nil)
    let (home, search) = (tab("Home", .systemTeal), tab("Search", .systemMint))
    let (inbox, profile) = (tab("Inbox", .systemIndigo, count: 5), tab("Profile", .systemBrown, count: 3))
    inbox.tabBarItem.badgeValue = "3"
    viewControllers = [home, search, compose, inbox, profile]
    selectedIndex = Saved.page
  }

  private func tab(_ title: String, _ color: UIColor, count: Int = 40) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: FeedViewController(title, color, count: count))
    navigation.tabBarItem = UITabBarItem(title: title, image: .icon, selectedImage: nil)
    return navigation
  }

  func open(_ index: Int) {
    selectedIndex = index
    Saved.page = index
  }

  func openMessage(_ title: String) {
    open(3)
    let message = DetailViewController(title)
    message.hidesBottomBarWhenPushed = true
    (selectedViewController as? UINavigationController)?.pushViewController(message, animated: false)
  }

  override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if viewController === compose {
      let editor = DetailViewController("New message")
      editor.modalPresentationStyle = .fullScreen
      present(editor, animated: true)
      return false
    }
    if viewController === selectedViewController, let navigation = viewController as? UINavigationController {
      if navigation.viewControllers.count > 1 {
        navigation.popToRootViewController(animated: true)
      } else {
        (navigation.topViewController as? FeedViewController)?.scrollToTop()
      }
      return false
    }
    return true
  }

  override func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    super.tabBarController(tabBarController, didSelect: viewController)
    Saved.page = selectedIndex
    if selectedIndex == 3 { viewController.tabBarItem.badgeValue = nil }
  }
}
