import Stage
import Testing
import UIKit

@Suite("A navigation controller in a tab bar controller", .serialized) @MainActor struct NavigationInTabsTests {
  @Test("A pushed page with hidesBottomBarWhenPushed hides the bottom bar until it is popped")
  func bottomBar() {
    let scene = NavigationScene()
    let tabs = UITabBarController()
    scene.stage.window.rootViewController = nil
    tabs.viewControllers = [scene.nav]
    scene.stage.window.rootViewController = tabs
    scene.stage.settle()
    #expect(scene.nav.tabBarItem === scene.a.tabBarItem && tabs.tabBar.frame.minX == 0)
    scene.b.hidesBottomBarWhenPushed = true
    scene.nav.pushViewController(scene.b, animated: true)
    scene.stage.run(for: 0.2)
    let shown = tabs.tabBar.layer.presentation()?.frame.minX ?? 0
    #expect(shown < 0 && shown > -390)
    scene.stage.settle()
    #expect(tabs.tabBar.frame.maxX == 0 && scene.b.view.safeAreaInsets.bottom == 0)
    scene.swipe(by: 100)
    scene.lift(100)
    scene.stage.settle()
    #expect(tabs.tabBar.frame.maxX == 0 && scene.nav.topViewController === scene.b)
    scene.nav.popViewController(animated: true)
    scene.stage.settle()
    #expect(tabs.tabBar.frame.minX == 0 && tabs.tabBar.layer.presentation()?.frame.minX == 0)
    #expect(scene.stage.issues == [])
  }

  @Test("In a right-to-left layout, the bottom bar moves out to the right, the leading side")
  func mirrored() {
    let stage = Stage()
    defer { stage.tearDown() }
    stage.settings.layoutDirection = .rightToLeft
    let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
    let nav = UINavigationController(rootViewController: first)
    tabs.viewControllers = [nav]
    stage.window.rootViewController = tabs
    stage.settle()
    second.hidesBottomBarWhenPushed = true
    nav.pushViewController(second, animated: false)
    stage.settle()
    #expect(tabs.tabBar.frame.minX == 390)
  }
}
