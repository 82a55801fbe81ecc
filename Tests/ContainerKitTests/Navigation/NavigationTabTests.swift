import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The tab of a navigation controller", .serialized) struct NavigationTabTests {
  private func titled(_ title: String?) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func shown(_ container: ContainerViewController) -> [String] {
    container.tabBar.buttons.map { $0.accessibilityLabel ?? "none" }
  }

  @Test("has its first page's title on its tab, and follows it and another first page")
  func title() {
    let (first, other) = (titled("Today"), titled("Later"))
    let navigation = UINavigationController(rootViewController: first)
    let container = ContainerViewController(viewControllers: [navigation, titled("B")])
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

@MainActor @Suite("The scroll view that bars around a container follow", .serialized) struct FollowedScrollViewTests {
  private final class Container: ContainerViewController {
    var told: [(edge: NSDirectionalRectEdge, view: UIScrollView?)] = []
    override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
      told.append((edge, scrollView))
      super.setContentScrollView(scrollView, for: edge)
    }
  }

  @Test("is the selected page's: the one that it names or, in a table view controller, its view")
  func follows() {
    let (table, plain, naming) = (UITableViewController(), UIViewController(), UIViewController())
    let named = UIScrollView()
    naming.setContentScrollView(named, for: .top)
    let container = Container(viewControllers: [table, plain, naming])
    let stage = ContainerStage(container: container)
    stage.run(for: 0.1)
    var expected: [UIScrollView?] = []
    for (index, view) in [(1, nil), (0, table.tableView), (2, named), (1, nil)] as [(Int, UIScrollView?)] {
      container.selectedIndex = index
      #expect(container.contentScrollView(for: .top) === view)
      expected.append(view)
    }
    let top = container.told.filter { $0.edge == .top }.map(\.view)
    #expect(top.suffix(3).elementsEqual(expected.suffix(3), by: ===))
  }

  @Test("stays the one that the app has named for the container")
  func named() {
    let container = Container(viewControllers: [UIViewController(), UITableViewController()])
    let own = UIScrollView()
    container.setContentScrollView(own, for: .top)
    let stage = ContainerStage(container: container)
    container.told = []
    container.selectedIndex = 1
    stage.run(for: 0.1)
    #expect(!container.told.contains { $0.edge == .top })
    container.selectedIndex = 0
    #expect(container.contentScrollView(for: .top) === own)
  }
}
