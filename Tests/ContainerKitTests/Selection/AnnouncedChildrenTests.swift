import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

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
    let rig = Rig(["A", "B"])
    let (delegate, extra, pages) = (RecordingDelegate(), Page(), rig.container.viewControllers)
    var seen: [Int] = []
    extra.onMove = { [unowned rig] in seen.append(rig.container.viewControllers.count) }
    delegate.onDidSelect = { [unowned rig] _ in
      for children in [pages, pages + [extra], pages] { rig.container.viewControllers = children }
    }
    rig.container.delegate = delegate
    rig.container.selectedIndex = 1
    #expect(seen == [2, 2] && rig.container.viewControllers == pages && rig.faults == [])
  }
}
