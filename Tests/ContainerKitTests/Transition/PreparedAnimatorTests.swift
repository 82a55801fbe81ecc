@testable import Stage
import Testing
import UIKit

@testable import ContainerKit

/// The time at which `interruptibleAnimator(using:)` is called, for an animator that prepares its result in
/// `animateTransition(using:)`, one that animates in two ways, one that returns a new result from each call, and one
/// that only vends.
@MainActor @Suite("An interruptible animator that is prepared late, or differs from the one that runs", .serialized)
struct PreparedAnimatorTests {
  private func rig<Animator: UIViewControllerAnimatedTransitioning>(
    _ order: EndReports, _ animator: Animator
  ) -> (Rig, Animator) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = animator
    return (rig, animator)
  }

  private func shownY(_ rig: Rig) -> CGFloat { rig.page(1).view.layer.presentation()?.frame.minY ?? .nan }

  @Test("is prepared and started in animateTransition, and not requested before", arguments: Contract.orders)
  func prepared(_ order: EndReports) {
    let (rig, animator) = rig(order, PreparingAnimator())
    rig.tapTab(1)
    rig.stage.run(for: 0.25)
    #expect(abs((rig.page(1).view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    rig.finish()
    #expect(
      rig.calls == ["shouldSelect B"] + Contract.asked + Contract.began + ["animateTransition B"] + Contract.completed)
    #expect(animator.positions == [.end])
    #expect(rig.faults == [])
  }

  @Test("is requested when the transition is reversed, and returns to its start", arguments: Contract.orders)
  func turned(_ order: EndReports) {
    let (rig, animator) = rig(order, PreparingAnimator())
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    rig.tapTab(0)
    rig.finish()
    #expect(rig.calls.filter { $0 == "interruptibleAnimator B" }.count == 1)
    #expect(animator.positions == [.start])
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test(
    "is driven by layer time together with alongside animations, and goes back with them",
    arguments: Contract.orders)
  func alongside(_ order: EndReports) {
    final class Page: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let bar = enclosingContainerViewController?.tabBar else { return }
        transitionCoordinator?.animateAlongsideTransition(in: bar, animation: { _ in bar.alpha = 0 }, completion: nil)
      }
    }
    let (rig, animator) = rig(order, PreparingAnimator())
    rig.container.viewControllers[1] = Page()
    func shownAlpha() -> Float { rig.container.tabBar.layer.presentation()?.opacity ?? .nan }
    rig.tapTab(1)
    rig.stage.run(for: 0.25)
    rig.stage.touch(.began, at: CGPoint(x: 300, y: 300))
    rig.stage.touch(.moved, at: CGPoint(x: 280, y: 300))
    rig.stage.frame()
    let held = shownAlpha()
    rig.stage.run(for: 0.3)
    #expect(shownAlpha() == held && held > 0.4 && held < 0.6)
    rig.stage.touch(.moved, at: CGPoint(x: 280 + rig.width / 4, y: 300))
    rig.stage.frame()
    #expect(shownAlpha() > held + 0.1)
    rig.stage.touch(.ended, at: CGPoint(x: 380, y: 300), time: rig.stage.nextTime + 0.2)
    rig.finish()
    #expect(animator.positions == [.end] && !rig.calls.contains("interruptibleAnimator B"))
    #expect(rig.container.selectedIndex == 0 && shownAlpha() == 1)
    #expect(rig.faults == [])
  }

  @Test(
    "is not used if another animation moves the pages, and they continue from where they are",
    arguments: Contract.orders)
  func twofold(_ order: EndReports) {
    let (rig, animator) = rig(order, TwofoldAnimator())
    rig.tapTab(1)
    rig.stage.run(for: 0.25)
    #expect(animator.asked == 0)
    let before = shownY(rig)
    rig.stage.touch(.began, at: CGPoint(x: 300, y: 300))
    rig.stage.touch(.moved, at: CGPoint(x: 280, y: 300))
    rig.stage.frame()
    let held = shownY(rig)
    #expect(animator.asked == 1)
    #expect(held <= before && held > before * 0.8)
    rig.stage.touch(.moved, at: CGPoint(x: 380, y: 300))
    rig.stage.frame()
    rig.stage.touch(.ended, at: CGPoint(x: 380, y: 300), time: rig.stage.nextTime + 0.2)
    var shown: [CGFloat] = []
    rig.stage.onFrame = { _ in if rig.page(1).view.superview != nil { shown.append(shownY(rig)) } }
    rig.finish()
    #expect(shown.count > 3 && zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    #expect(animator.positions == [])
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test("of an animator that animates in two ways is the one that a finger drives", arguments: Contract.orders)
  func twofoldUnderAFinger(_ order: EndReports) {
    let (rig, animator) = rig(order, TwofoldAnimator())
    rig.drag(by: -300)
    rig.finish()
    #expect(animator.asked == 1)
    #expect(animator.positions == [.end])
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }

  @Test("runs once if each call returns a new one", arguments: Contract.orders)
  func again(_ order: EndReports) {
    let (rig, animator) = rig(order, VendingAnimator())
    animator.isRecreated = true
    rig.tapTab(1)
    rig.stage.run(for: 0.25)
    #expect(abs(rig.shownX(1) - rig.width / 2) < rig.width * 0.05)
    rig.finish()
    #expect(animator.asked == 1)
    #expect(animator.positions == [.end])
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }

  @Test("is run by the container if animateTransition does nothing", arguments: Contract.orders)
  func onlyVends(_ order: EndReports) {
    let (rig, animator) = rig(order, VendingAnimator())
    animator.isStarted = false
    rig.tapTab(1)
    rig.finish()
    #expect(
      rig.calls == ["shouldSelect B"] + Contract.asked + Contract.began + [
        "animateTransition B", "interruptibleAnimator B",
      ]
        + Contract.completed)
    #expect(animator.asked == 1)
    #expect(animator.positions == [.end])
    #expect(rig.faults == [])
  }

  @Test("may complete the transition when it is requested", arguments: Contract.orders, [0, 2])
  func ending(_ order: EndReports, _ wanted: Int) {
    let (rig, animator) = rig(order, PreparingAnimator())
    animator.endsWhenAsked = true
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    rig.delegate.animator = nil
    rig.tapTab(wanted)
    rig.finish()
    #expect(rig.calls.filter { $0 == "animationEnded B" }.count == 1)
    #expect(rig.containerFaults == [])
  }
}
