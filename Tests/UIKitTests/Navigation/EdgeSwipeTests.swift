import QuartzCore
import Stage
import Testing
import UIKit

@Suite("The edge swipe:", .serialized) @MainActor struct EdgeSwipeTests {
  @Test("a swipe lifted past the middle goes back", arguments: NavigationScene.orders)
  func finished(_ order: EndReports) {
    let scene = NavigationScene(endReports: order)
    scene.pushed(scene.b)
    scene.swipe(by: 300)
    #expect(scene.nav.viewControllers == [scene.a])
    #expect(scene.nav.transitionCoordinator?.isInteractive == true)
    #expect(
      scene.take() == [
        "animator for pop B A", "willMove B", "animator for pop B A", "viewWillDisappear B", "viewWillAppear A",
        "willShow animated A",
      ])
    scene.lift(300)
    scene.stage.settle()
    #expect(
      scene.take() == [
        "viewDidDisappear B", "viewDidAppear A", "removeFromParent B", "didMove B", "didShow animated A",
      ])
    #expect(scene.a.view.frame == scene.stage.window.bounds && scene.stage.issues == [])
  }

  @Test("a swipe lifted before the middle restores everything, pixel for pixel", arguments: NavigationScene.orders)
  func cancelled(_ order: EndReports) {
    let scene = NavigationScene(endReports: order)
    scene.pushed(scene.b)
    let before = scene.stage.image()
    scene.swipe(by: 100)
    _ = scene.take()
    scene.lift(100)
    var positions: [CGFloat] = []
    scene.stage.onFrame = { [unowned scene] _ in positions.append(scene.shownX(scene.b.view)) }
    scene.stage.settle()
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 })
    #expect(
      scene.take() == ["viewWillDisappear A", "viewDidDisappear A", "viewWillAppear B", "viewDidAppear B", "didMove B"])
    #expect(scene.stage.image().hasSamePixels(as: before))
    #expect(scene.nav.viewControllers == [scene.a, scene.b] && !scene.b.isMovingFromParent)
    #expect(scene.nav.navigationBar.topItem === scene.b.navigationItem && scene.a.view.superview == nil)
    #expect(scene.b.view.frame == scene.stage.window.bounds && scene.stage.issues == [])
    // And again, to the end.
    scene.swipe(by: 300)
    scene.lift(300)
    scene.stage.settle()
    #expect(scene.nav.viewControllers == [scene.a] && scene.a.view.frame == scene.stage.window.bounds)
  }

  @Test("the page follows the finger, and the one below moves by 0.3 of the width", arguments: [0, 25, 50, 75, 100])
  func scrubbed(percent: Int) {
    let scene = NavigationScene()
    scene.pushed(scene.b)
    let part = CGFloat(percent) / 100
    // The recognizer takes the first ten points. Nothing is over before the finger is lifted.
    scene.swipe(by: 10 + 390 * part)
    #expect(abs(scene.shownX(scene.b.view) - 390 * part) < 0.1)
    #expect(abs(scene.shownX(scene.a.view) + 390 * 0.3 * (1 - part)) < 0.1)
    #expect(scene.b.view.superview?.subviews.first === scene.a.view.superview)
    #expect(scene.nav.transitionCoordinator?.percentComplete ?? -1 == part)
  }

  @Test("in a right-to-left layout, the swipe comes from the other edge, and everything is mirrored")
  func mirrored() {
    let scene = NavigationScene(isMirrored: true)
    scene.pushed(scene.b)
    scene.swipe(by: 300)
    #expect(scene.nav.transitionCoordinator == nil)
    scene.lift(300)
    scene.swipe(by: -205, from: 388)
    #expect(abs(scene.shownX(scene.b.view) + 195) < 0.1)
    #expect(abs(scene.shownX(scene.a.view) - 390 * 0.15) < 0.1)
    scene.lift(-205, from: 388)
    scene.stage.settle()
    // The exact middle is not past the middle.
    #expect(scene.nav.viewControllers == [scene.a, scene.b])
    scene.swipe(by: -300, from: 388)
    scene.lift(-300, from: 388)
    scene.stage.settle()
    #expect(scene.nav.viewControllers == [scene.a] && scene.a.view.frame == scene.stage.window.bounds)
    #expect(scene.nav.transitionCoordinator == nil && scene.stage.issues == [])
  }

  enum Reason: CaseIterable { case root, hiddenBar, leftItem, hiddenBack, animator, underWay, disabled }

  @Test("a swipe does not begin for any of these reasons", arguments: Reason.allCases)
  func off(_ reason: Reason) {
    let scene = NavigationScene()
    if reason != .root { scene.pushed(scene.b) }
    switch reason {
    case .root: break
    case .hiddenBar: scene.nav.isNavigationBarHidden = true
    case .leftItem: scene.b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    case .hiddenBack: scene.b.navigationItem.hidesBackButton = true
    case .animator: scene.deputy.animator = RisingAnimator(scene.stage)
    case .underWay: scene.nav.pushViewController(scene.c, animated: true)
    case .disabled: scene.nav.interactivePopGestureRecognizer?.isEnabled = false
    }
    let count = scene.nav.viewControllers.count
    scene.swipe(by: 300)
    #expect(scene.nav.transitionCoordinator?.isInteractive != true)
    scene.lift(300)
    scene.stage.settle()
    #expect(scene.nav.viewControllers.count == count && scene.stage.issues == [])
  }

  @Test("a left item that supplements the back button does not disable the swipe")
  func supplement() {
    let scene = NavigationScene()
    scene.pushed(scene.b)
    scene.b.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    scene.b.navigationItem.leftItemsSupplementBackButton = true
    scene.swipe(by: 300)
    #expect(scene.nav.transitionCoordinator?.isInteractive == true)
  }

  @Test("an app's gesture delegate decides, but at the root there is still nothing to go back to")
  func ownDelegate() {
    @MainActor final class Always: NSObject, UIGestureRecognizerDelegate {}
    let (scene, always) = (NavigationScene(), Always())
    scene.nav.interactivePopGestureRecognizer?.delegate = always
    scene.nav.isNavigationBarHidden = true
    scene.swipe(by: 300)
    scene.lift(300)
    #expect(scene.nav.viewControllers == [scene.a] && scene.take() == [])
    scene.pushed(scene.b)
    scene.swipe(by: 300)
    #expect(scene.nav.transitionCoordinator?.isInteractive == true)
    scene.lift(300)
    scene.stage.settle()
    #expect(scene.nav.viewControllers == [scene.a] && scene.stage.issues == [])
  }
}
