import ContainerKit
import Stage
import Testing
import UIKit

@testable import ContainerKitTestSupport

@Suite("A container and a navigation controller:", .serialized) @MainActor struct NavigationTests {
  private func page(_ title: String) -> UIViewController { UIViewController().titled(title) }

  @Test("a pushed container gets a drag, unless it is a swipe from the edge, which pops")
  func pushed() {
    let container = ContainerViewController(
      viewControllers: [page("One"), page("Two"), page("Three")], selectedIndex: 1)
    let nav = UINavigationController(rootViewController: page("Root"))
    let stage = Stage(rootViewController: nav)
    nav.pushViewController(container, animated: true)
    stage.settle()
    #expect(nav.topViewController === container && container.selectedViewController?.view.window != nil)
    stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2)
    stage.settle()
    #expect(container.selectedIndex == 0 && nav.viewControllers.count == 2)
    container.selectedIndex = 1
    stage.settle()
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.2)
    stage.settle()
    #expect(container.selectedIndex == 1 && nav.viewControllers.count == 1)
    #expect(container.view.window == nil && stage.issues == [])
  }

  @Test("a navigation controller that is a page pops by an edge swipe, and at its root the container gets the drag")
  func asPage() {
    let nav = UINavigationController(rootViewController: page("Root"))
    let container = ContainerViewController(viewControllers: [page("One"), nav], selectedIndex: 1)
    let stage = Stage(rootViewController: container)
    nav.pushViewController(page("Next"), animated: true)
    stage.settle()
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.2)
    stage.settle()
    #expect(container.selectedIndex == 1 && nav.viewControllers.count == 1)
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.2)
    stage.settle()
    #expect(container.selectedIndex == 0 && nav.view.window == nil && stage.issues == [])
  }

  @Test("calls stay balanced if another page is selected during a push")
  func interrupted() {
    let nav = UINavigationController(rootViewController: page("Root"))
    let container = ContainerViewController(viewControllers: [page("One"), nav], selectedIndex: 1)
    let stage = Stage(rootViewController: container)
    nav.pushViewController(page("Next"), animated: true)
    stage.run(for: 0.1)
    container.selectedIndex = 0
    stage.settle()
    container.selectedIndex = 1
    stage.settle()
    #expect(nav.topViewController?.view.window != nil && nav.transitionCoordinator == nil && stage.issues == [])
  }
}
