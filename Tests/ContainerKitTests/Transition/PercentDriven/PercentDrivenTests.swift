@testable import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A percent driven transition in the container", .serialized) struct PercentDrivenTests {
  func rig(_ order: EndReports = .afterFrame) -> (Rig, PercentDrivenInteractiveTransition) {
    let rig = Rig(endReports: order)
    let controller = PercentDrivenInteractiveTransition()
    rig.delegate.controller = controller
    rig.delegate.animator = LateTrials.tidySlide()
    return (rig, controller)
  }

  @Test(
    "moves by percentages, clamped, and completes in the remaining part of its duration", arguments: Contract.orders)
  func finish(_ order: EndReports) {
    let (rig, controller) = rig(order)
    rig.container.selectViewController(rig.page(1), animated: true)
    #expect(controller.duration == 0.5)
    var shownPositions: [CGFloat] = []
    for percent in [0, 0.25, 0.5, -1, 0.6] as [CGFloat] {
      controller.update(percent)
      rig.stage.frame()
      rig.stage.frame()
      shownPositions.append((rig.shownX(0) / rig.width * 100).rounded() / 100)
    }
    #expect(shownPositions == [0, -0.25, -0.5, 0, -0.6])
    #expect(controller.percentComplete == 0.6)
    controller.completionSpeed = 2
    controller.completionCurve = .linear
    let start = rig.stage.nextTime
    controller.finish()
    #expect(rig.container.transitionCoordinator?.isInteractive == false)
    var shown: [CGFloat] = []
    rig.stage.onFrame = { _ in shown.append(rig.shownX(0) / rig.width) }
    rig.stage.run(for: 0.05)
    #expect(abs((shown.last ?? 0) - (-0.6 - 0.4 * 0.05 / 0.1)) < 0.4 / 5)
    rig.finish()
    // The remaining 0.4 takes 0.1 s at twice the speed, plus the frames of the end.
    #expect(abs(rig.stage.nextTime - start - 0.1) < 5.0 / 60)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 || $1 == 0 })
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }

  @Test("goes back when it is cancelled, and then ignores further calls", arguments: Contract.orders)
  func cancel(_ order: EndReports) {
    let (rig, controller) = rig(order)
    rig.container.selectViewController(rig.page(1), animated: true)
    controller.update(0.5)
    rig.stage.run(for: 0.1)
    controller.cancel()
    controller.update(0.9)
    controller.finish()
    rig.finish()
    #expect(rig.container.selectedIndex == 0)
    #expect(controller.percentComplete == 0.5)
    #expect(rig.faults == [])
  }

  @Test("without wantsInteractiveStart runs by itself, and can be paused, moved and released")
  func pause() {
    let (rig, controller) = rig()
    controller.wantsInteractiveStart = false
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.2)
    #expect(rig.container.transitionSnapshot?.isInteractive == false)
    var notified: [Bool] = []
    rig.container.transitionCoordinator?.notifyWhenInteractionChanges { notified.append($0.isInteractive) }
    controller.pause()
    #expect(abs(controller.percentComplete - 0.4) < 0.05)
    rig.stage.run(for: 0.2)
    #expect(abs(rig.shownX(0) + rig.width * controller.percentComplete) < 0.01)
    controller.update(0.1)
    rig.stage.frame()
    #expect(abs(rig.shownX(0) + rig.width * 0.1) < 0.01)
    controller.cancel()
    rig.finish()
    #expect(notified == [true, false])
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test("completes an interruptible animator with its timing curve", arguments: [true, false])
  func timingCurve(_ commit: Bool) {
    let (rig, controller) = rig()
    let animator = VendingAnimator()
    rig.delegate.animator = animator
    rig.container.selectViewController(rig.page(1), animated: true)
    controller.update(0.5)
    rig.stage.frame()
    controller.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    commit ? controller.finish() : controller.cancel()
    var fractions: [Double] = []
    rig.stage.onFrame = { _ in fractions.append(abs(Double(abs(rig.shownX(0)) / rig.width) - 0.5) * 2) }
    rig.stage.run(for: 0.15)
    // The rest takes a quarter of a second, which is 15 frames, and the first frame shows the first step. Halfway in time, ease-in is at 0.3153.
    let curve = CompletionCurve(.easeIn)
    #expect(abs(curve.fraction(at: 0.5) - 0.3153) < 0.0001)
    for (index, part) in fractions.enumerated() {
      #expect(abs(part - curve.fraction(at: Double(index + 1) / 15)) < 1e-4, "\(index)")
    }
    #expect(fractions.count >= 8)
    rig.stage.onFrame = nil
    rig.finish()
    #expect(animator.positions == [commit ? .end : .start])
    #expect(rig.container.selectedIndex == (commit ? 1 : 0))
    #expect(rig.faults == [])
  }

  @Test(
    "keeps the bar with the pages in each picture while a timing curve moves an interruptible animator on or back",
    arguments: [true, false])
  func barWithTimingCurve(_ commit: Bool) {
    let (rig, controller) = rig()
    let animator = VendingAnimator()
    rig.delegate.animator = animator
    rig.container.tabBar.appearance.indicator = .init()
    rig.container.selectViewController(rig.page(1), animated: true)
    controller.update(0.25)
    rig.stage.frame()
    controller.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    controller.update(0.5)
    commit ? controller.finish() : controller.cancel()
    // The distance between two tabs, in points. What the last update changed must not continue.
    let pitch = rig.container.tabBar.tabs[1].frame.minX
    var differences: [CGFloat] = []
    rig.stage.onFrame = { _ in
      differences.append(abs(rig.container.tabBar.indicator.frame.minX - abs(rig.shownX(0)) / rig.width * pitch))
    }
    rig.stage.run(for: 0.2)
    #expect(differences.count == 12 && differences.allSatisfy { $0 < 0.75 }, "\(differences)")
    rig.stage.onFrame = nil
    rig.finish()
    #expect(rig.container.selectedIndex == (commit ? 1 : 0) && rig.faults == [])
  }

  @Test("is not moved or paused before its start, and does nothing after its end")
  func idle() {
    let (rig, controller) = rig()
    controller.update(0.5)
    controller.pause()
    #expect(controller.percentComplete == 0)
    rig.container.selectViewController(rig.page(1), animated: true)
    controller.update(1)
    controller.finish()
    rig.finish()
    controller.update(0.3)
    controller.cancel()
    rig.stage.run(for: 0.2)
    #expect(controller.percentComplete == 1)
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }

  @Test("stops a debug build if its completion speed is set to zero")
  func zeroSpeed() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { PercentDrivenInteractiveTransition().completionSpeed = 0 }
    }
  }
}
