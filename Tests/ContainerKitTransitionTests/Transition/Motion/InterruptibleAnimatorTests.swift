import ContainerKitTesting
import ScriptAnimators
@testable import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("An animator that vends an interruptible animator", .serialized) struct InterruptibleAnimatorTests {
  func stage(_ order: Stage.CompletionOrder = .afterFrame) -> (ContainerStage, VendingAnimator) {
    let stage = ContainerStage(completions: order)
    let animator = VendingAnimator()
    stage.animator = animator
    return (stage, animator)
  }

  @Test("is asked to animate, and runs to its end", arguments: Contract.orders, [false, true])
  func runs(_ order: Stage.CompletionOrder, _ startsItself: Bool) {
    let (stage, animator) = stage(order)
    animator.startsItself = startsItself
    stage.tap(tab: 1)
    stage.run(for: 0.25)
    #expect(abs(stage.shownX(1) - stage.width / 2) < stage.width * 0.05)
    #expect(stage.pageArea.layer.speed == 1)
    stage.finish()
    #expect(
      stage.callLines == ["shouldSelect B"] + Contract.asked + Contract.began + ["animateTransition B"]
        + Contract.completed)
    #expect(animator.asked == 1)
    #expect(animator.animated == 1)
    #expect(animator.positions == [.end])
    #expect(animator.ended == [true])
    #expect(stage.faults == [])
  }

  @Test(
    "keeps the bar with the pages in each picture while it runs by itself",
    arguments: [UIView.AnimationCurve.linear, .easeInOut], Contract.orders)
  func bar(_ curve: UIView.AnimationCurve, _ order: Stage.CompletionOrder) {
    let (stage, animator) = stage(order)
    (animator.curve, animator.isStarted) = (curve, false)
    stage.container.tabBar.appearance.indicator = .line()
    // The distance between two tabs, in points.
    let pitch = stage.container.tabBar.tabs[1].frame.minX
    var differences: [CGFloat] = []
    stage.onFrame = { _ in
      guard stage.container.transition != nil else { return }
      differences.append(abs(stage.container.tabBar.indicator.frame.minX - abs(stage.shownX(0)) / stage.width * pitch))
    }
    stage.tap(tab: 1)
    stage.run(for: 0.5)
    // In its first frame the animator has no speed yet. Later a curve bends a little within a frame.
    #expect(differences.count > 28)
    #expect(differences.dropFirst().allSatisfy { $0 < (curve == .linear ? 1e-4 : 0.75) }, "\(differences)")
    stage.onFrame = nil
    stage.finish()
    #expect(stage.faults == [])
  }

  @Test("follows the finger, and is stopped and finished when the drag finishes", arguments: Contract.orders)
  func finishes(_ order: Stage.CompletionOrder) {
    let (stage, animator) = stage(order)
    stage.touch(.began, at: CGPoint(x: 380, y: 300))
    stage.frame()
    var shownPositions: [CGFloat] = []
    for x: CGFloat in [360, 300, 240, 120, 80] {
      stage.touch(.moved, at: CGPoint(x: x, y: 300))
      stage.frame()
      shownPositions.append((stage.shownX(0) * 100).rounded() / 100)
    }
    #expect(shownPositions == [0, -60, -120, -240, -280])
    #expect(stage.pageArea.layer.speed == 1)
    var shown: [CGFloat] = []
    stage.onFrame = { _ in shown.append(stage.shownX(1)) }
    stage.touch(.ended, at: CGPoint(x: 80, y: 300), time: stage.nextTime + 0.2)
    stage.finish()
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 })
    #expect(animator.positions == [.end])
    #expect(animator.asked == 1)
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("goes back to its start without a flash when the drag is cancelled", arguments: Contract.orders)
  func cancels(_ order: Stage.CompletionOrder) {
    let (stage, animator) = stage(order)
    var shown: [CGFloat] = []
    stage.drag(by: -150, hold: 0.2)
    stage.run(for: 0.45)
    stage.onFrame = { _ in shown.append(stage.shownX(0)) }
    stage.finish()
    stage.run(for: 0.1)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    #expect(shown.last == 0)
    #expect(animator.positions == [.start])
    #expect(animator.ended == [false])
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("is reversed at its current position by a tap on the previous tab", arguments: Contract.orders)
  func turnedRound(_ order: Stage.CompletionOrder) {
    let (stage, animator) = stage(order)
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    var shown: [CGFloat] = [stage.shownX(0)]
    stage.onFrame = { _ in shown.append(stage.shownX(0)) }
    stage.tap(tab: 0)
    stage.finish()
    // It continues for at most one frame before it turns.
    let turn = shown.firstIndex(of: shown.min()!)!
    #expect(turn <= 1)
    #expect(zip(shown[turn...], shown[turn...].dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    #expect(animator.positions == [.start])
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("can be grabbed in the middle, dragged and released")
  func grabbed() {
    let (stage, animator) = stage()
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    let before = stage.shownX(0)
    stage.touch(.began, at: CGPoint(x: 300, y: 300))
    stage.touch(.moved, at: CGPoint(x: 280, y: 300))
    stage.frame()
    let held = stage.shownX(0)
    #expect(held <= before && held > before - 40)
    stage.touch(.moved, at: CGPoint(x: 240, y: 300))
    stage.frame()
    #expect(abs(stage.shownX(0) - (held - 40)) < 0.01)
    stage.touch(.ended, at: CGPoint(x: 240, y: 300), time: stage.nextTime + 0.2)
    stage.finish()
    #expect(animator.asked == 1)
    #expect(stage.faults == [])
  }

  @Test("finishes quickly if another tab is tapped, whose transition follows")
  func hurried() {
    let (stage, animator) = stage()
    animator.duration = 5
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    stage.tap(tab: 2)
    stage.run(for: 0.6)
    #expect(animator.asked == 2)
    #expect(animator.positions == [.end])
    stage.container.selectedIndex = 2
    stage.run(for: 0.2)
    #expect(stage.faults == [])
    #expect(animator.asked == 2)
  }

  @Test("drives alongside animations, too")
  func alongside() {
    let (stage, _) = stage()
    stage.touch(.began, at: CGPoint(x: 380, y: 300))
    stage.touch(.moved, at: CGPoint(x: 360, y: 300))
    stage.frame()
    stage.touch(.cancelled, at: CGPoint(x: 360, y: 300))
    stage.finish()
    final class Page: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let bar = enclosingContainerViewController?.tabBar else { return }
        transitionCoordinator?.animateAlongsideTransition(in: bar, animation: { _ in bar.alpha = 0 }, completion: nil)
      }
    }
    stage.container.viewControllers.insert(Page(), at: 1)
    stage.touch(.began, at: CGPoint(x: 380, y: 300))
    stage.touch(.moved, at: CGPoint(x: 360, y: 300))
    stage.frame()
    stage.touch(.moved, at: CGPoint(x: 360 - stage.width / 4, y: 300))
    stage.frame()
    #expect(abs((stage.container.tabBar.layer.presentation()?.opacity ?? 0) - 0.75) < 0.001)
    stage.touch(.cancelled, at: CGPoint(x: 100, y: 300))
    stage.finish()
    #expect(stage.container.tabBar.alpha == 1)
    #expect(stage.faults == [])
  }

  @Test("is stopped and finished if it is still active when its transition is ended", arguments: [0.0, 0.2])
  func released(_ after: Double) {
    let (stage, animator) = stage()
    animator.duration = 5
    stage.tap(tab: 1)
    stage.run(for: 0.1 + after)
    stage.container.selectedIndex = 2
    stage.run(for: 0.2)
    #expect(animator.positions == [.end])
    #expect(animator.last == nil)
    #expect(stage.faults == [])
  }

  @Test(
    "leaves both pages as they were if an animation alongside takes the container off the screen",
    arguments: [false, true], Contract.orders)
  func endedAlongside(_ isAnimated: Bool, _ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = AnimatorKind.interruptible.make()
    final class Page: UIViewController {
      var isFirst = true

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard isFirst, let window = enclosingContainerViewController?.view.window else { return }
        isFirst = false
        transitionCoordinator?.animate { _ in
          let root = window.rootViewController
          window.rootViewController = UIViewController()
          window.rootViewController = root
        }
      }
    }
    stage.container.viewControllers[1] = Page()
    stage.frame()
    UIView.setAnimationsEnabled(isAnimated)
    var shownPositions: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in shownPositions.insert(stage.shownX(0)) }
    stage.drag(by: -150, release: false)
    stage.run(for: 0.5)
    stage.touch(.cancelled, at: CGPoint(x: 230, y: 300))
    stage.run(for: 0.5)
    UIView.setAnimationsEnabled(true)
    stage.onFrame = nil
    #expect(stage.container.selectedIndex == 0 && stage.pages[1].view.superview == nil && shownPositions == [0])
    #expect((0...1).allSatisfy { stage.pages[$0].view.transform.isIdentity })
    stage.container.selectViewController(stage.pages[1], animated: false)
    stage.frame()
    #expect(stage.shownX(1) == 0)
  }
}
