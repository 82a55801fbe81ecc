import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The children that an app has set in a callback", .serialized) struct AnnouncedChildrenTests {
  private final class Page: UIViewController {
    var onMove: () -> Void = {}
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      onMove()
    }
  }

  @Test("are those that it has set last, while each request is handled")
  func last() {
    let stage = ContainerStage(["A", "B"])
    let (delegate, extra, pages) = (stage.delegate, Page(), stage.container.viewControllers)
    var seen: [Int] = []
    extra.onMove = { [unowned stage] in seen.append(stage.container.viewControllers.count) }
    delegate.onDidSelect = { [unowned stage] _ in
      for children in [pages, pages + [extra], pages] { stage.container.viewControllers = children }
    }
    stage.container.selectedIndex = 1
    #expect(seen == [2, 2] && stage.container.viewControllers == pages && stage.faults == [])
  }
}
