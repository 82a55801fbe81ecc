@testable import Stage
import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// The time at which `interruptibleAnimator(using:)` is called, for an animator that prepares its result in
/// `animateTransition(using:)`, one that animates in two ways, one that returns a new result from each call, and one
/// that only vends.
@MainActor @Suite("An interruptible animator that is prepared late, or differs from the one that runs", .serialized)
struct PreparedAnimatorTests {
  private func stage<Animator: UIViewControllerAnimatedTransitioning>(
    _ order: Stage.CompletionOrder, _ animator: Animator
  ) -> (ContainerStage, Animator) {
    let stage = ContainerStage(completions: order)
    stage.animator = animator
    return (stage, animator)
  }

  private func shownY(_ stage: ContainerStage) -> CGFloat {
    stage.pages[1].view.layer.presentation()?.frame.minY ?? .nan
  }

  @Test("is prepared and started in animateTransition, and not requested before", arguments: Contract.orders)
  func prepared(_ order: Stage.CompletionOrder) {
    let (stage, animator) = stage(order, PreparingAnimator())
    stage.tap(tab: 1)
    stage.run(for: 0.25)
    #expect(abs((stage.pages[1].view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    stage.finish()
    #expect(
      stage.callLines == ["shouldSelect B"] + Contract.asked + Contract.began + ["animateTransition B"]
        + Contract.completed)
    #expect(animator.positions == [.end])
    #expect(stage.faults == [])
  }

  @Test("is requested when the transition is reversed, and returns to its start", arguments: Contract.orders)
  func turned(_ order: Stage.CompletionOrder) {
    let (stage, animator) = stage(order, PreparingAnimator())
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    stage.tap(tab: 0)
    stage.finish()
    #expect(stage.callLines.filter { $0 == "interruptibleAnimator B" }.count == 1)
    #expect(animator.positions == [.start])
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test(
    "is driven by layer time together with alongside animations, and goes back with them", arguments: Contract.orders)
  func alongside(_ order: Stage.CompletionOrder) {
    final class Page: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let bar = enclosingContainerViewController?.tabBar else { return }
        transitionCoordinator?.animateAlongsideTransition(in: bar, animation: { _ in bar.alpha = 0 }, completion: nil)
      }
    }
    let (stage, animator) = stage(order, PreparingAnimator())
    stage.container.viewControllers[1] = Page()
    func shownAlpha() -> Float { stage.container.tabBar.layer.presentation()?.opacity ?? .nan }
    stage.tap(tab: 1)
    stage.run(for: 0.25)
    stage.touch(.began, at: CGPoint(x: 300, y: 300))
    stage.touch(.moved, at: CGPoint(x: 280, y: 300))
    stage.frame()
    let held = shownAlpha()
    stage.run(for: 0.3)
    #expect(shownAlpha() == held && held > 0.4 && held < 0.6)
    stage.touch(.moved, at: CGPoint(x: 280 + stage.width / 4, y: 300))
    stage.frame()
    #expect(shownAlpha() > held + 0.1)
    stage.touch(.ended, at: CGPoint(x: 380, y: 300), time: stage.nextTime + 0.2)
    stage.finish()
    #expect(animator.positions == [.end] && !stage.callLines.contains("interruptibleAnimator B"))
    #expect(stage.container.selectedIndex == 0 && shownAlpha() == 1)
    #expect(stage.faults == [])
  }

  @Test(
    "is not used if another animation moves the pages, and they continue from where they are",
    arguments: Contract.orders)
  func twofold(_ order: Stage.CompletionOrder) {
    let (stage, animator) = stage(order, TwofoldAnimator())
    stage.tap(tab: 1)
    stage.run(for: 0.25)
    #expect(animator.asked == 0)
    let before = shownY(stage)
    stage.touch(.began, at: CGPoint(x: 300, y: 300))
    stage.touch(.moved, at: CGPoint(x: 280, y: 300))
    stage.frame()
    let held = shownY(stage)
    #expect(animator.asked == 1)
    #expect(held <= before && held > before * 0.8)
    stage.touch(.moved, at: CGPoint(x: 380, y: 300))
    stage.frame()
    stage.touch(.ended, at: CGPoint(x: 380, y: 300), time: stage.nextTime + 0.2)
    var shown: [CGFloat] = []
    stage.onFrame = { _ in if stage.pages[1].view.superview != nil { shown.append(shownY(stage)) } }
    stage.finish()
    #expect(shown.count > 3 && zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    #expect(animator.positions == [])
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("of an animator that animates in two ways is the one that a finger drives", arguments: Contract.orders)
  func twofoldUnderAFinger(_ order: Stage.CompletionOrder) {
    let (stage, animator) = stage(order, TwofoldAnimator())
    stage.drag(by: -300)
    stage.finish()
    #expect(animator.asked == 1)
    #expect(animator.positions == [.end])
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("runs once if each call returns a new one", arguments: Contract.orders)
  func again(_ order: Stage.CompletionOrder) {
    let (stage, animator) = stage(order, VendingAnimator())
    animator.isRecreated = true
    stage.tap(tab: 1)
    stage.run(for: 0.25)
    #expect(abs(stage.shownX(1) - stage.width / 2) < stage.width * 0.05)
    stage.finish()
    #expect(animator.asked == 1)
    #expect(animator.positions == [.end])
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("is run by the container if animateTransition does nothing", arguments: Contract.orders)
  func onlyVends(_ order: Stage.CompletionOrder) {
    let (stage, animator) = stage(order, VendingAnimator())
    animator.isStarted = false
    stage.tap(tab: 1)
    stage.finish()
    #expect(
      stage.callLines == ["shouldSelect B"] + Contract.asked + Contract.began + [
        "animateTransition B", "interruptibleAnimator B",
      ]
        + Contract.completed)
    #expect(animator.asked == 1)
    #expect(animator.positions == [.end])
    #expect(stage.faults == [])
  }

  @Test("may complete the transition when it is requested", arguments: Contract.orders, [0, 2])
  func ending(_ order: Stage.CompletionOrder, _ wanted: Int) {
    let (stage, animator) = stage(order, PreparingAnimator())
    animator.endsWhenAsked = true
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    stage.animator = nil
    stage.tap(tab: wanted)
    stage.finish()
    #expect(stage.callLines.filter { $0 == "animationEnded B" }.count == 1)
    #expect(stage.containerFaults == [])
  }
}
