import QuartzCore
import Stage
import Testing

@testable import UIKit

/// The slide, compared with recordings of iOS 26.1 and 15 and with films of a push.
@MainActor @Suite("The slide of a navigation controller as recorded:", .serialized) struct SlideFactTests {
  private let size = CGSize(width: 390, height: 700)

  /// Returns the x coordinates of the page above and the page below, and the latter's visible width, in the window.
  private func places(_ scene: NavigationScene, front: UIView, back: UIView) throws -> [CGFloat] {
    let clip = try #require(back.superview)
    #expect(clip.clipsToBounds && clip is SlideClip)
    let end = scene.shownX(clip) + clip.bounds.width
    return [scene.shownX(front), scene.shownX(back), end - scene.shownX(back)]
  }

  @Test("pages are at their recorded positions, and the page below is not visible behind the one above")
  func geometry() throws {
    let table = try #require(ControllerFact.table("navigation_ios26")["push_geometry"] as? [String: Any])
    #expect(table["container"] as? [CGFloat] == [size.width, size.height])
    let samples = try #require(table["samples"] as? [[String: Any]])
    #expect(samples.count == 2)
    for sample in samples {
      let q = try #require(sample["q"] as? Double)
      let isPush = sample["kind"] as? String == "push"
      let scene = NavigationScene(size: size, fps: isPush ? 1 / Self.time(of: q) : 60)
      if isPush {
        scene.nav.pushViewController(scene.b, animated: true)
        scene.stage.frame()
      } else {
        // An interactive pop is linear.
        scene.pushed(scene.b)
        scene.swipe(by: 10 + size.width * (1 - q))
      }
      let positions = try places(scene, front: scene.b.view, back: scene.a.view)
      let back = sample["back"] as? [String: Double]
      let front = sample["front"] as? [String: Double]
      let recorded = [
        front?["x"] ?? sample["front_x"] as? Double, back?["x"] ?? sample["back_x"] as? Double,
        back?["visible_width"] ?? sample["visible_width"] as? Double,
      ].compactMap { $0.map { CGFloat($0) } }
      try #require(recorded.count == 3)
      #expect(isClose(positions, recorded, within: 0.03), "\(sample): \(positions)")
      #expect([scene.a, scene.b].allSatisfy { $0.view.alpha == 1 && $0.view.layer.presentation()?.opacity == 1 })
    }
  }

  /// Returns the time at which the spring has covered a fraction of its distance.
  private static func time(of fraction: Double) -> Double {
    var (low, high) = (0.0, SystemSpring.duration)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if SystemSpring.curve.value(at: middle) < fraction { low = middle } else { high = middle }
    }
    return low
  }

  @Test("a push is as far as in films at 60 fps: past 0.6 at frame 8, 0.8 at frame 10, at rest by frame 30")
  func films() {
    let scene = NavigationScene()
    var parts: [CGFloat] = []
    scene.stage.onFrame = { [unowned scene] _ in parts.append(1 - scene.shownX(scene.b.view) / 390) }
    scene.nav.pushViewController(scene.b, animated: true)
    scene.stage.run(for: 0.55)
    let model = [8: 0.699, 10: 0.807, 30: 0.9989]
    // Frame 0 of the films is the last one without motion, so that frame 1 is the first one of the push.
    let shown = { (frame: Int) in parts[frame - 1] }
    #expect(abs(shown(1) - CGFloat(SystemSpring.curve.value(at: 1.0 / 60))) < 1e-6)
    for (frame, part) in model where frame < 30 { #expect(abs(shown(frame) - part) < 0.0006, "\(frame)") }
    #expect(shown(8) > 0.6 && abs(shown(10) - 0.8) < 0.01 && shown(29) > 0.998 && shown(31) == 1)
  }

  @Test("the page below is dimmed as on iOS 15, and the shadow is as faint as there")
  func shading() throws {
    let table = try #require(ControllerFact.table("transition_spring")["push_shading"] as? [String: Any])
    let dim = try #require(table["below_page_dim"] as? [String: CGFloat])
    #expect(SlidingPages.darkness == dim["black_alpha"])
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for isLeft in [true, false] {
      let shadow = SlideShadow(beside: page, isLeft: isLeft)
      let gradient = try #require(shadow.layer as? CAGradientLayer)
      let alphas = try #require(gradient.colors).map { ($0 as! CGColor).alpha }
      #expect(isClose(alphas, try #require(table["edge_shadow_alpha"] as? [CGFloat]), within: 1e-6))
      #expect(alphas.count == 3 && shadow.frame.width == 390 * 0.05)
      #expect(isLeft ? shadow.frame.maxX == 0 : shadow.frame.minX == 390)
      #expect(gradient.startPoint.x == (isLeft ? 1 : 0) && gradient.endPoint.x == (isLeft ? 0 : 1))
    }
  }

  @Test("a released swipe takes the same time from anywhere, to its end and back", arguments: [30, 90, 150, 240, 330])
  func releasedSwipe(scenario: Int) {
    let scene = NavigationScene(endReports: .beforeFrame)
    scene.pushed(scene.b)
    scene.swipe(by: 10 + CGFloat(scenario))
    scene.stage.run(for: 0.2)
    var positions: [CGFloat] = []
    scene.stage.onFrame = { [unowned scene] _ in positions.append(scene.shownX(scene.b.view)) }
    // The finger has not moved since the last frame, so that the frame of the lift shows the first step.
    scene.stage.touch(.ended, at: CGPoint(x: 12 + CGFloat(scenario), y: 400))
    scene.stage.frame()
    let start = scene.stage.time
    scene.stage.run(until: { scene.nav.transitionCoordinator == nil })
    #expect(abs(scene.stage.time - start - SystemSpring.duration) < 3.1 / 60)
    let target: CGFloat = scenario > 195 ? 390 : 0
    for frame in stride(from: 2, through: 24, by: 2) {
      let left = CGFloat(SystemSpring.curve.offset(at: Double(frame + 1) / 60))
      #expect(abs(positions[frame] - (target + (CGFloat(scenario) - target) * left)) < 0.01, "\(frame)")
    }
    #expect(scene.nav.viewControllers.count == (scenario > 195 ? 1 : 2) && scene.stage.issues == [])
  }

  @Test("the page below keeps its safe area, and is in place afterward", arguments: [100, 300])
  func safeArea(scenario: Int) {
    let insets = UIEdgeInsets(top: 47, left: 30, bottom: 34, right: 20)
    let scene = NavigationScene(insets: insets)
    scene.pushed(scene.b)
    let expected = UIEdgeInsets(top: 91, left: 30, bottom: 34, right: 20)
    scene.swipe(by: CGFloat(scenario))
    #expect(scene.a.view.safeAreaInsets == expected && scene.b.view.safeAreaInsets == expected)
    scene.lift(CGFloat(scenario))
    scene.stage.settle()
    let top = scene.nav.topViewController?.view
    #expect(top?.superview?.subviews == top.map { [$0] } && top?.frame == scene.stage.window.bounds)
    #expect(top?.safeAreaInsets == expected)
    scene.nav.setViewControllers([scene.a, scene.c], animated: true)
    scene.stage.frame()
    #expect(scene.c.view.safeAreaInsets == expected)
    scene.stage.settle()
    #expect(scene.c.view.superview?.subviews == [scene.c.view] && scene.stage.issues == [])
  }
}
