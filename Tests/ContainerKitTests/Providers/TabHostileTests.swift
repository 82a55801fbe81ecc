import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A tab whose page is made when it is needed", .serialized) struct TabHostileTests {
  private let tabs = TabsStage()

  @Test("may move to another container with its page, when the first one has other tabs")
  func moved() throws {
    let tab = tabs.container.tabs[1]
    tabs.container.selectTab(identifier: "B", animated: false, completion: nil)
    let page = try #require(tab.viewController)
    tabs.container.setTabs(tabs.container.tabs.filter { $0 !== tab }, animated: false)
    let other = ContainerViewController(tabs: [tab])
    #expect(other.selectedViewController === page && page.parent === other && tab.viewController === page)
    tabs.container.viewControllers = []
    #expect(tab.viewController === page)
    tab.item.badgeValue = "2"
    #expect(other.tabBar.tabs.map(\.content.badge) == ["2"] && tabs.container.tabBar.items.isEmpty)
  }

  @Test("makes another page if the app has given its page to another parent meanwhile")
  func givenAway() throws {
    let tab = tabs.container.tabs[0]
    let page = try #require(tab.viewController)
    tabs.container.tabs = [tabs.tab("B")]
    let navigation = UINavigationController(rootViewController: page)
    tabs.removeAllCalls()
    tabs.container.tabs = [tabs.tab("B"), tab]
    // The item stays with the tab.
    #expect(page.containerTabItem !== tab.item && page.containerTabItem.title == "A")
    tabs.container.selectTab(identifier: "A", animated: false, completion: nil)
    #expect(navigation.viewControllers == [page] && tabs.container.selectedViewController?.title == "A")
    #expect(tabs.container.selectedViewController !== page)
    #expect(tabs.drainCalls().filter { $0.hasPrefix("make") } == ["make A"] && tabs.made == "BA")
    tabs.frame()
    #expect(tabs.faults == [])
  }

  @Test("may have a page whose view is loaded, or one of another container")
  func pages() {
    let loaded = UIViewController()
    loaded.loadViewIfNeeded()
    let other = ContainerViewController(viewControllers: [UIViewController()])
    let shared = other.viewControllers[0]
    tabs.container.tabs += [
      ContainerTab(title: "L", identifier: "L") { loaded },
      ContainerTab(title: "S", identifier: "S") { shared },
    ]
    let lines = Misuse.messages {
      for name in ["L", "S"] {
        tabs.container.selectTab(identifier: name, animated: true, completion: nil)
        tabs.finish()
      }
    }
    #expect(lines.count == 1 && shared.parent === tabs.container && other.viewControllers.isEmpty)
    #expect(tabs.container.selectedTab?.identifier == "S" && tabs.faults == [])
  }

  @Test("enters from the left in a right-to-left layout if it is the next one")
  func mirrored() {
    tabs.settings.layoutDirection = .rightToLeft
    tabs.frame()
    tabs.drag(by: 150, release: false)
    tabs.run(for: 0.4)
    #expect(tabs.made == "AB" && (tabs.container.viewControllers[1].view.layer.presentation()?.frame.minX ?? 0) < 0)
    tabs.touch(.cancelled, at: CGPoint(x: 200, y: 300))
    tabs.finish()
    #expect(tabs.press(.left) == 1 && tabs.container.accessibilityScroll(.right))
    tabs.finish()
    #expect(tabs.container.selectedIndex == 2 && tabs.faults == [])
  }

  @Test("fades in and does not move if the user prefers reduced motion")
  func reducedMotion() {
    tabs.settings.isReduceMotionEnabled = true
    tabs.frame()
    var offsets: Set<CGFloat> = []
    tabs.onFrame = { [unowned tabs] _ in
      for page in tabs.container.viewControllers {
        offsets.insert(page.viewIfLoaded?.layer.presentation()?.frame.minX ?? 0)
      }
    }
    tabs.drag(by: -300)
    tabs.finish()
    #expect(tabs.made == "AB" && tabs.container.selectedIndex == 1 && offsets == [0] && tabs.faults == [])
  }

  @Test("ends a drag to it if the tabs that are set in the drag are without it", arguments: [false, true])
  func setInDrag(_ keeps: Bool) {
    tabs.drag(by: -150, release: false)
    tabs.run(for: 0.4)
    tabs.removeAllCalls()
    tabs.container.tabs = (keeps ? ["B", "X", "A"] : ["X", "A"]).map(tabs.tab)
    #expect((tabs.container.transition != nil) == keeps)
    tabs.touch(.cancelled, at: CGPoint(x: 230, y: 300))
    tabs.finish()
    let calls = tabs.drainCalls().filter { !$0.hasPrefix("cancelInteractive") && $0 != "completeTransition B" }
    #expect(calls == Contract.turned(from: "A", to: "B") + Contract.cancelled(from: "A", to: "B"))
    #expect(tabs.container.selectedTab?.identifier == "A" && tabs.made == (keeps ? "BA" : "A"))
    #expect(tabs.faults == [])
  }
}
