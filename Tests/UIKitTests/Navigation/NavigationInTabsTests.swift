import Stage
import Testing
import UIKit

@Suite("A navigation controller in a tab bar controller:", .serialized) @MainActor struct NavigationInTabsTests {
  private func tabs() -> (NavigationScene, UITabBarController) {
    let (scene, tabs) = (NavigationScene(), UITabBarController())
    scene.stage.window.rootViewController = nil
    tabs.viewControllers = [scene.nav]
    scene.stage.window.rootViewController = tabs
    scene.stage.settle()
    return (scene, tabs)
  }

  @Test("a pushed page with hidesBottomBarWhenPushed hides the bottom bar until it is popped")
  func bottomBar() {
    let (scene, tabs) = tabs()
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

  @Test("a push without animation hides the bottom bar, in a window or not", arguments: [false, true])
  func hiddenBar(_ isInWindow: Bool) {
    let stage = Stage()
    let (tabs, second) = (UITabBarController(), UIViewController())
    let nav = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [nav, UIViewController()]
    if isInWindow {
      stage.window.rootViewController = tabs
      stage.settle()
    }
    func settle() { if isInWindow { stage.settle() } }
    second.hidesBottomBarWhenPushed = true
    nav.pushViewController(second, animated: false)
    settle()
    #expect(tabs.tabBar.isHidden)
    tabs.selectedIndex = 1
    #expect(!tabs.tabBar.isHidden)
    tabs.selectedIndex = 0
    #expect(tabs.tabBar.isHidden)
    nav.popViewController(animated: false)
    settle()
    #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minX == 0)
    // A bar that the app has hidden stays hidden.
    tabs.tabBar.isHidden = true
    nav.pushViewController(second, animated: false)
    settle()
    nav.popViewController(animated: false)
    settle()
    #expect(tabs.tabBar.isHidden && stage.issues == [])
  }

  @Test("during an animated push and pop the bottom bar is visible, and hidden between them")
  func hidingBar() {
    let (scene, tabs) = tabs()
    scene.b.hidesBottomBarWhenPushed = true
    scene.nav.pushViewController(scene.b, animated: true)
    scene.stage.run(for: 0.2)
    #expect(!tabs.tabBar.isHidden)
    scene.stage.settle()
    #expect(tabs.tabBar.isHidden)
    scene.swipe(by: 100)
    let shown = tabs.tabBar.layer.presentation()?.frame.minX ?? 0
    #expect(!tabs.tabBar.isHidden && shown < 0 && shown > -390)
    scene.lift(100)
    scene.stage.settle()
    #expect(tabs.tabBar.isHidden && scene.nav.topViewController === scene.b)
    scene.nav.popViewController(animated: true)
    scene.stage.settle()
    #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minX == 0 && scene.stage.issues == [])
  }

  @Test("in a right-to-left layout, the bottom bar moves out to the right, the leading side")
  func mirrored() {
    let stage = Stage()
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
