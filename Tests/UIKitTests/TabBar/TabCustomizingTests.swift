import Testing
import UIKit

@MainActor @Suite("The editing of tabs", .serialized) struct TabCustomizingTests {
  private final class AnsweringDelegate: NSObject, UITabBarControllerDelegate {
    var calls = 0
    func tabBarController(
      _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) { calls += 1 }
    func tabBarController(
      _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { calls += 1 }
    func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { calls += 1 }
  }

  @Test("is for all controllers unless others are set, and never begins with five tabs or fewer")
  func controllers() {
    let (scene, deputy) = (TabScene(), AnsweringDelegate())
    scene.tabs.delegate = deputy
    #expect(scene.tabs.customizableViewControllers == [scene.a, scene.b, scene.c])
    scene.tabs.customizableViewControllers = [scene.b]
    #expect(scene.tabs.customizableViewControllers == [scene.b])
    for index in [1, 2, 0] { scene.tap(index) }
    #expect(deputy.calls == 0)
    scene.tabs.customizableViewControllers = nil
    #expect(scene.tabs.customizableViewControllers == nil)
    scene.tabs.viewControllers = [scene.a]
    #expect(scene.tabs.customizableViewControllers == [scene.a])
  }
}
