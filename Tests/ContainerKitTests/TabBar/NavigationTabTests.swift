import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

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
}
