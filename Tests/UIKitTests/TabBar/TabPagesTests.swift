import Stage
import Testing

@testable import UIKit

@Suite("A tab bar controller's controllers:", .serialized) @MainActor struct TabPagesTests {
  private let scene = TabScene()

  private func titles(_ scene: TabScene) -> [String?] { scene.tabs.tabBar.items?.map(\.title) ?? [] }

  @Test("controllers that stay get no containment calls, and the selected one stays selected at another index")
  func staying() {
    let d = LoggedController("d", scene.log).titled("d")
    scene.tabs.setViewControllers([d, scene.c, scene.a], animated: true)
    #expect(scene.log.take() == ["b.willMove(nil)", "b.didMove(nil)", "d.willMove(nil)", "d.didMove(nil)"])
    #expect(scene.tabs.selectedIndex == 2 && scene.b.parent == nil && scene.tabs.children == [scene.a, scene.c, d])
    #expect(titles(scene) == ["d", "c", "a"] && scene.faults == [])
  }

  @Test("if the selected controller is removed, the one at its index follows, or the first, after the old ones left")
  func leaving() {
    scene.tabs.selectedIndex = 1
    _ = scene.log.take()
    scene.tabs.viewControllers = [scene.a, scene.c]
    #expect(
      scene.log.take() == [
        "b.willMove(nil)", "b.willDisappear", "b.didDisappear", "b.didMove(nil)", "c.didLoad", "c.willAppear",
        "c.didAppear",
      ])
    #expect(scene.tabs.selectedViewController === scene.c && scene.faults == [])
    scene.tabs.viewControllers = [scene.a]
    #expect(scene.tabs.selectedViewController === scene.a && scene.faults == [])
    scene.tabs.viewControllers = nil
    #expect(scene.tabs.viewControllers == nil && scene.tabs.selectedIndex == NSNotFound)
    #expect(scene.tabs.selectedViewController == nil && scene.tabs.content.subviews.isEmpty)
    #expect(scene.tabs.tabBar.items == [])
    scene.tabs.viewControllers = [scene.b]
    #expect(scene.tabs.selectedViewController === scene.b && scene.faults == [])
  }

  @Test("an item is created with the title, follows it, and can be replaced")
  func items() {
    #expect(titles(scene) == ["a", "b", "c"])
    scene.b.title = "bee"
    #expect(titles(scene) == ["a", "bee", "c"] && scene.b.tabBarItem.title == "bee")
    scene.b.tabBarItem.title = "tab"
    #expect(scene.b.title == "bee" && titles(scene)[1] == "tab")
    let item = UITabBarItem(title: "own", image: nil, tag: 7)
    scene.a.tabBarItem = item
    #expect(scene.tabs.tabBar.items?.first === item && scene.tabs.tabBar.selectedItem === item)
    scene.a.tabBarItem = nil
    #expect(scene.a.tabBarItem !== item && titles(scene)[0] == "a")
    #expect(scene.faults == [])
  }

  @Test("tabBarController returns the nearest tab bar controller, from any depth")
  func ancestor() {
    let inner = UIViewController()
    scene.b.addChild(inner)
    #expect(inner.tabBarController === scene.tabs && scene.a.tabBarController === scene.tabs)
    #expect(scene.tabs.tabBarController == nil)
  }

  @Test("the status bar is that of the selected page, and is updated when another page is selected")
  func system() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    #expect(!scene.stage.window.chrome.isStatusBarHidden)
    scene.tabs.viewControllers = [scene.a, Light()]
    scene.tabs.selectedIndex = 1
    #expect(scene.stage.window.chrome.isStatusBarHidden && scene.stage.window.chrome.statusBarStyle == .lightContent)
    scene.tabs.selectedIndex = 0
    #expect(!scene.stage.window.chrome.isStatusBarHidden)
  }
}
