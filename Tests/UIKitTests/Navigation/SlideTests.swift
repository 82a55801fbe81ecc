import QuartzCore
import Stage
import Testing

@testable import UIKit

@Suite("The slide of a navigation controller:", .serialized) @MainActor struct SlideTests {
  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test(
    "the page below is dimmed, and a shadow follows the edge of the page above",
    arguments: [0, 25, 50, 75],
    [false, true])
  func depth(_ percent: Int, _ isMirrored: Bool) {
    let scene = NavigationScene(isMirrored: isMirrored)
    scene.pushed(scene.b)
    let part = CGFloat(percent) / 100
    let side: CGFloat = isMirrored ? -1 : 1
    scene.swipe(by: (10 + 390 * part) * side, from: isMirrored ? 388 : 2)
    let views = scene.b.view.superview?.subviews ?? []
    guard views.count == 3, views[0] is SlideClip, let edge = views[1] as? SlideShadow,
      case let below = views[0].subviews, below.count == 2
    else {
      Issue.record("\(views)")
      return
    }
    #expect(below[0] === scene.a.view && below[1].backgroundColor == .black && views[2] === scene.b.view)
    #expect(abs(CGFloat(shown(below[1]).opacity) - 0.0941 * (1 - part)) < 0.001)
    #expect(abs(shown(below[1]).frame.minX - shown(scene.a.view).frame.minX) < 0.1)
    #expect(abs(CGFloat(shown(edge).opacity) - (1 - part)) < 0.001 && edge.bounds.width == 19.5)
    let (inner, outer) =
      isMirrored
      ? (shown(edge).frame.minX, shown(scene.b.view).frame.maxX)
      : (shown(edge).frame.maxX, shown(scene.b.view).frame.minX)
    #expect(abs(inner - outer) < 0.1)
    scene.lift((10 + 390 * part) * side, from: isMirrored ? 388 : 2)
    scene.stage.settle()
    let top = scene.nav.topViewController?.view
    #expect(top?.superview?.subviews.count == 1 && top?.frame == scene.stage.window.bounds)
    #expect(scene.stage.issues == [])
  }

  @Test("a push slides in from the other side over half a second, and is in place at its end")
  func push() {
    let scene = NavigationScene()
    scene.nav.pushViewController(scene.b, animated: true)
    scene.stage.frame()
    // The first frame is on screen a frame after the start.
    let left = CGFloat(SystemSpring.curve.offset(at: 1.0 / 60))
    #expect(abs(scene.shownX(scene.b.view) - 390 * left) < 1e-6)
    #expect(scene.b.view.superview?.subviews.last === scene.b.view)
    scene.stage.run(for: 0.1 - 1 / 60)
    #expect(abs(scene.shownX(scene.b.view) - 178) < 1 && abs(scene.shownX(scene.a.view) + 64) < 1)
    scene.stage.run(for: 0.38 + 1 / 60)
    #expect(scene.a.view.superview != nil)
    scene.stage.run(for: 0.05)
    #expect(scene.a.view.superview == nil && scene.shownX(scene.b.view) == 0)
  }

  @Test("a quick short swipe goes back, and one that is flicked back at the end does not")
  func thrown() {
    let scene = NavigationScene()
    scene.pushed(scene.b)
    scene.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 102, y: 400), duration: 0.1)
    scene.stage.settle()
    #expect(scene.nav.viewControllers == [scene.a])
    scene.pushed(scene.b)
    scene.swipe(by: 280)
    for step in 1...4 {
      scene.stage.touch(.moved, at: CGPoint(x: 282 - 20 * CGFloat(step), y: 400))
      scene.stage.frame()
    }
    scene.stage.touch(.ended, at: CGPoint(x: 202, y: 400))
    scene.stage.settle()
    #expect(scene.nav.viewControllers == [scene.a, scene.b] && scene.stage.issues == [])
  }

  @Test("a bar that is shown again while it is being hidden stays visible")
  func quickly() {
    let scene = NavigationScene(insets: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    scene.nav.setNavigationBarHidden(true, animated: true)
    scene.stage.run(for: 0.1)
    scene.nav.setNavigationBarHidden(false, animated: true)
    scene.stage.settle()
    #expect(!scene.nav.navigationBar.isHidden && scene.nav.navigationBar.frame.minY == 47)
  }

  @Test("in a right-to-left layout, the back button is on the right, and the right items are on the left")
  func mirroredBar() {
    let scene = NavigationScene(isMirrored: true)
    scene.b.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    scene.pushed(scene.b)
    let content = scene.nav.navigationBar.content
    let done = content?.subviews.compactMap { $0 as? BarButton }.first { $0 !== content?.back }
    #expect((content?.back?.frame.minX ?? 0) > 195 && done?.frame.minX == 16)
    #expect(content?.back.map { $0.frame.maxX } == 382)
  }
}
