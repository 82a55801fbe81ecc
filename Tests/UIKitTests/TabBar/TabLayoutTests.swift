import Stage
import Testing

@testable import UIKit

@Suite("The tab bar's layout:", .serialized) @MainActor struct TabLayoutTests {
  @Test("the bar is 49 points high, and the pages' safe area ends above it")
  func plain() {
    let scene = TabScene()
    #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
    #expect(scene.a.view.frame == scene.stage.window.bounds)
    #expect(scene.a.view.safeAreaInsets.bottom == 49 && scene.tabs.view.safeAreaInsets.bottom == 0)
    scene.tabs.selectedIndex = 1
    #expect(scene.b.view.safeAreaInsets.bottom == 49)
    #expect(scene.a.additionalSafeAreaInsets == .zero)
  }

  @Test("if the screen has a safe area at its bottom, the bar extends to the screen's edge")
  func safeArea() {
    let scene = TabScene()
    scene.stage.window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    scene.stage.frame()
    #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(scene.a.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    scene.a.additionalSafeAreaInsets.bottom = 10
    #expect(scene.a.view.safeAreaInsets.bottom == 93)
  }

  @Test("a hidden bar covers nothing, and pages end above an opaque bar")
  func hidden() {
    let scene = TabScene()
    scene.tabs.tabBar.isHidden = true
    #expect(scene.a.view.safeAreaInsets.bottom == 0)
    scene.tabs.tabBar.isHidden = false
    #expect(scene.a.view.safeAreaInsets.bottom == 49)
    scene.tabs.tabBar.isTranslucent = false
    #expect(scene.a.view.frame == CGRect(x: 0, y: 0, width: 390, height: 795))
    #expect(scene.a.view.safeAreaInsets.bottom == 0)
    scene.tabs.tabBar.isTranslucent = true
    #expect(scene.a.view.frame == scene.stage.window.bounds && scene.a.view.safeAreaInsets.bottom == 49)
  }

  @Test("a page that wants the bar away moves it aside, inside the current animation")
  func away() {
    final class Hiding: UIViewController {
      var hides = false
      override var wantsBottomBarAway: Bool { hides }
    }
    let scene = TabScene()
    let page = Hiding()
    scene.tabs.viewControllers = [page, scene.b]
    #expect(page.view.safeAreaInsets.bottom == 49)
    page.hides = true
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { scene.tabs.updateBarPosition() }
    #expect(page.view.safeAreaInsets.bottom == 0 && scene.tabs.tabBar.frame.minX == -390)
    scene.stage.run(for: 0.25)
    let shown = scene.tabs.tabBar.layer.presentation()?.frame.minX ?? 0
    #expect(abs(shown + 195) < 8)
    scene.stage.settle()
    scene.tabs.selectedIndex = 1
    #expect(scene.tabs.tabBar.frame.minX == 0 && scene.b.view.safeAreaInsets.bottom == 49)
    scene.tabs.selectedIndex = 0
    #expect(scene.tabs.tabBar.frame.minX == -390 && page.view.safeAreaInsets.bottom == 0)
  }

  @Test("the bar and the page follow a change of the window's size")
  func resized() {
    let scene = TabScene()
    scene.stage.window.frame.size = CGSize(width: 844, height: 390)
    scene.stage.settle()
    #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 341, width: 844, height: 49))
    #expect(
      scene.a.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390) && scene.a.view.safeAreaInsets.bottom == 49)
  }

  @Test("from right to left the first tab is on the right")
  func mirrored() {
    let scene = TabScene()
    #expect(scene.tabs.tabBar.tabs.map(\.frame.minX) == [0, 130, 260])
    scene.tabs.tabBar.semanticContentAttribute = .forceRightToLeft
    scene.stage.frame()
    #expect(scene.tabs.tabBar.tabs.map(\.frame.minX) == [260, 130, 0])
  }

  @Test("a page that slides in from below the bar has its final safe area insets", arguments: TabScene.orders)
  func sliding(_ order: EndReports) {
    final class Rising: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
      /// The page's safe area insets while it is below the screen.
      var insets: UIEdgeInsets?

      func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }

      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let page = context.view(forKey: .to) else { return }
        let old = page.frame
        page.frame.origin.y = old.maxY
        context.containerView.addSubview(page)
        insets = page.safeAreaInsets
        UIView.animate(withDuration: 0.5) {
          page.frame = old
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
    let scene = TabScene(endReports: order)
    let rising = Rising()
    scene.tabs.delegate = rising
    scene.stage.window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    scene.stage.frame()
    scene.tap(1)
    #expect(rising.insets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    scene.stage.run(for: 1)
    #expect(scene.b.view.safeAreaInsets == rising.insets)
    #expect(scene.faults == [])
  }
}
