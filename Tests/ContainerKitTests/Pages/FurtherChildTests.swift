import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A child of a container that is no page, such as a player", .serialized) struct FurtherChildTests {
  @Test("appears and disappears with the container, over all pages, and has no tab, requested in FloatingPanel#23, 474")
  func panel() throws {
    let container = Neighbors.container(Neighbors.pages("A", "B"))
    let panel = Neighbors.page("panel")
    container.addChild(panel)
    panel.view.frame = CGRect(x: 0, y: 500, width: 300, height: 100)
    container.view.addSubview(panel.view)
    panel.didMove(toParent: container)
    let kit = Neighbors(container)
    #expect(kit.seen == ["A", "container", "panel"])
    #expect(container.viewControllers.map(\.title) == ["A", "B"] && container.tabBar.items.count == 2)
    let frame = panel.view.frame
    container.selectViewController(container.viewControllers[1], animated: true) { _ in }
    kit.stage.run(for: 0.2)
    #expect(container.transition != nil && container.view.subviews.last === panel.view)
    kit.stage.settle()
    #expect(kit.appearance() == ["viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A", "viewDidAppear B"])
    #expect(kit.seen == ["B", "container", "panel"] && panel.view.frame == frame && panel.parent === container)
    kit.stage.window.rootViewController = Neighbors.page("other")
    kit.stage.settle()
    #expect(kit.seen == ["other"] && kit.faults == [])
  }
}
