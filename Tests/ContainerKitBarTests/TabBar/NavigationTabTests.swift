import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The tab of a navigation controller", .serialized) struct NavigationTabTests {
  private func shown(_ container: ContainerViewController) -> [String] {
    container.tabBar.buttons.map { $0.accessibilityLabel ?? "none" }
  }

  @Test("has its first page's title on its tab, and follows it and another first page")
  func title() {
    let (first, other) = (UIViewController().titled("Today"), UIViewController().titled("Later"))
    let navigation = UINavigationController(rootViewController: first)
    let container = ContainerViewController(viewControllers: [navigation, UIViewController().titled("B")])
    let stage = ContainerStage(container: container)
    stage.run(for: 0.1)
    #expect(shown(container) == ["Today", "B"])
    first.title = "Now"
    #expect(shown(container) == ["Now", "B"])
    navigation.pushViewController(other, animated: false)
    stage.run(for: 0.1)
    #expect(shown(container) == ["Now", "B"])
    navigation.setViewControllers([other], animated: false)
    container.view.setNeedsLayout()
    stage.run(for: 0.1)
    #expect(shown(container) == ["Later", "B"])
    first.title = "Gone"
    other.title = "Soon"
    #expect(shown(container) == ["Soon", "B"])
    navigation.title = "Own"
    #expect(shown(container) == ["Own", "B"])
    navigation.containerTabItem.title = "Tab"
    #expect(shown(container) == ["Tab", "B"])
  }

  @Test("shows what the item of its first page has and its own does not, and follows it")
  func firstPageItem() {
    let first = UIViewController().titled("Today")
    first.containerTabItem = ContainerTabItem(image: TabItemTests.image(20))
    first.containerTabItem.badgeValue = "2"
    let navigation = UINavigationController(rootViewController: first)
    let container = ContainerViewController(viewControllers: [navigation, UIViewController().titled("B")])
    let stage = ContainerStage(container: container)
    defer { stage.tearDown() }
    let tab = container.tabBar.tabs[0]
    #expect(tab.imageView?.image != nil && tab.badge?.text == "2" && tab.title.text == "Today")
    first.containerTabItem.badgeValue = "3"
    #expect(tab.badge?.text == "3")
    first.containerTabItem.title = "Item"
    #expect(shown(container) == ["Item", "B"])
    first.containerTabItem.isEnabled = false
    #expect(!navigation.containerTabItem.isEnabled)
    stage.tapTab(at: 1)
    stage.settle()
    stage.tapTab(at: 0)
    stage.settle()
    #expect(container.selectedIndex == 1)
    navigation.containerTabItem.badgeValue = "own"
    #expect(tab.badge?.text == "own")
    // A pushed page's item is not shown.
    let pushed = UIViewController()
    navigation.pushViewController(pushed, animated: false)
    pushed.containerTabItem.badgeValue = "pushed"
    stage.run(for: 0.1)
    #expect(tab.badge?.text == "own" && stage.faults == [])
  }

  @Test("keeps what a lazy tab's closure sets on the page's item, but not in place of the tab's own")
  func itemSetInClosure() {
    let tab = ContainerTab(title: "Tab", identifier: "a") {
      let page = UIViewController()
      page.containerTabItem = ContainerTabItem(title: "Page")
      page.containerTabItem.badgeValue = "1"
      page.containerTabItem.accessibilityHint = "hint"
      return page
    }
    let container = ContainerViewController(tabs: [tab])
    let page = container.selectedViewController
    #expect(page?.containerTabItem === tab.item)
    #expect(tab.item.title == "Tab" && tab.item.badgeValue == "1" && tab.item.accessibilityHint == "hint")
    #expect(container.tabBar.tabs[0].badge?.text == "1")
  }
}
