import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The scroll view that bars around a container follow", .serialized) struct FollowedScrollViewTests {
  private final class Container: ContainerViewController {
    var notified: [(edge: NSDirectionalRectEdge, view: UIScrollView?)] = []
    override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
      notified.append((edge, scrollView))
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
    var expected: [UIScrollView?] = [table.tableView]
    for (index, view) in [(1, nil), (0, table.tableView), (2, named), (1, nil)] as [(Int, UIScrollView?)] {
      container.selectedIndex = index
      #expect(container.contentScrollView(for: .top) === view)
      expected.append(view)
    }
    let top = container.notified.filter { $0.edge == .top }.map(\.view)
    let isSame = top.elementsEqual(expected, by: ===)
    #expect(isSame)
  }

  @Test("stays the one that the app has named for the container")
  func named() {
    let container = Container(viewControllers: [UIViewController(), UITableViewController()])
    let own = UIScrollView()
    container.setContentScrollView(own, for: .top)
    let stage = ContainerStage(container: container)
    container.notified = []
    container.selectedIndex = 1
    stage.run(for: 0.1)
    #expect(!container.notified.contains { $0.edge == .top })
    container.selectedIndex = 0
    #expect(container.contentScrollView(for: .top) === own)
  }
}
