@testable import Stage
import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A percent driven transition in the container", .serialized) struct PercentDrivenTests {
  func stage(_ order: Stage.CompletionOrder = .afterFrame) -> (ContainerStage, PercentDrivenInteractiveTransition) {
    let stage = ContainerStage(completions: order)
    let controller = PercentDrivenInteractiveTransition()
    stage.delegate.interactionController = controller
    stage.animator = ScriptedAnimator.tidySlide()
    return (stage, controller)
  }

  @Test(
    "moves by percentages, clamped, and completes in the remaining part of its duration", arguments: Contract.orders)
  func finish(_ order: Stage.CompletionOrder) {
    let (stage, controller) = stage(order)
    stage.container.selectViewController(stage.pages[1], animated: true)
    #expect(controller.duration == 0.5)
    var shownPositions: [CGFloat] = []
    for percent in [0, 0.25, 0.5, -1, 0.6] as [CGFloat] {
      controller.update(percent)
      stage.frame()
      stage.frame()
      shownPositions.append((stage.shownX(0) / stage.width * 100).rounded() / 100)
    }
    #expect(shownPositions == [0, -0.25, -0.5, 0, -0.6])
    #expect(controller.percentComplete == 0.6)
    controller.completionSpeed = 2
    controller.completionCurve = .linear
    let start = stage.nextTime
    controller.finish()
    #expect(stage.container.transitionCoordinator?.isInteractive == false)
    var shown: [CGFloat] = []
    stage.onFrame = { _ in shown.append(stage.shownX(0) / stage.width) }
    stage.run(for: 0.05)
    #expect(abs((shown.last ?? 0) - (-0.6 - 0.4 * 0.05 / 0.1)) < 0.4 / 5)
    stage.finish()
    // The remaining 0.4 takes 0.1 s at twice the speed, plus the frames of the end.
    #expect(abs(stage.nextTime - start - 0.1) < 5.0 / 60)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 || $1 == 0 })
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("goes back when it is cancelled, and then ignores further calls", arguments: Contract.orders)
  func cancel(_ order: Stage.CompletionOrder) {
    let (stage, controller) = stage(order)
    stage.container.selectViewController(stage.pages[1], animated: true)
    controller.update(0.5)
    stage.run(for: 0.1)
    controller.cancel()
    controller.update(0.9)
    controller.finish()
    stage.finish()
    #expect(stage.container.selectedIndex == 0)
    #expect(controller.percentComplete == 0.5)
    #expect(stage.faults == [])
  }

  @Test("without wantsInteractiveStart runs by itself, and can be paused, moved and released")
  func pause() {
    let (stage, controller) = stage()
    controller.wantsInteractiveStart = false
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.2)
    #expect(stage.container.transitionSnapshot?.isInteractive == false)
    var notified: [Bool] = []
    stage.container.transitionCoordinator?.notifyWhenInteractionChanges { notified.append($0.isInteractive) }
    controller.pause()
    #expect(abs(controller.percentComplete - 0.4) < 0.05)
    stage.run(for: 0.2)
    #expect(abs(stage.shownX(0) + stage.width * controller.percentComplete) < 0.01)
    controller.update(0.1)
    stage.frame()
    #expect(abs(stage.shownX(0) + stage.width * 0.1) < 0.01)
    controller.cancel()
    stage.finish()
    #expect(notified == [true, false])
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("completes an interruptible animator with its timing curve", arguments: [true, false])
  func timingCurve(_ commit: Bool) {
    let (stage, controller) = stage()
    let animator = VendingAnimator()
    stage.animator = animator
    stage.container.selectViewController(stage.pages[1], animated: true)
    controller.update(0.5)
    stage.frame()
    controller.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    commit ? controller.finish() : controller.cancel()
    var fractions: [Double] = []
    stage.onFrame = { _ in fractions.append(abs(Double(abs(stage.shownX(0)) / stage.width) - 0.5) * 2) }
    stage.run(for: 0.15)
    // The rest takes a quarter of a second, which is 15 frames, and the first frame shows the first step. Halfway in time, ease-in is at 0.3153.
    let curve = CompletionCurve(.easeIn)
    #expect(abs(curve.fraction(at: 0.5) - 0.3153) < 0.0001)
    for (index, part) in fractions.enumerated() {
      #expect(abs(part - curve.fraction(at: Double(index + 1) / 15)) < 1e-4, "\(index)")
    }
    #expect(fractions.count >= 8)
    stage.onFrame = nil
    stage.finish()
    #expect(animator.positions == [commit ? .end : .start])
    #expect(stage.container.selectedIndex == (commit ? 1 : 0))
    #expect(stage.faults == [])
  }

  @Test(
    "keeps the bar with the pages in each picture while a timing curve moves an interruptible animator on or back",
    arguments: [true, false])
  func barWithTimingCurve(_ commit: Bool) {
    let (stage, controller) = stage()
    let animator = VendingAnimator()
    stage.animator = animator
    stage.container.tabBar.appearance.indicator = .line()
    stage.container.selectViewController(stage.pages[1], animated: true)
    controller.update(0.25)
    stage.frame()
    controller.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    controller.update(0.5)
    commit ? controller.finish() : controller.cancel()
    // The distance between two tabs, in points. What the last update changed must not continue.
    let pitch = stage.container.tabBar.tabs[1].frame.minX
    var differences: [CGFloat] = []
    stage.onFrame = { _ in
      differences.append(abs(stage.container.tabBar.indicator.frame.minX - abs(stage.shownX(0)) / stage.width * pitch))
    }
    stage.run(for: 0.2)
    #expect(differences.count == 12 && differences.allSatisfy { $0 < 0.75 }, "\(differences)")
    stage.onFrame = nil
    stage.finish()
    #expect(stage.container.selectedIndex == (commit ? 1 : 0) && stage.faults == [])
  }

  @Test("is not moved or paused before its start, and does nothing after its end")
  func idle() {
    let (stage, controller) = stage()
    controller.update(0.5)
    controller.pause()
    #expect(controller.percentComplete == 0)
    stage.container.selectViewController(stage.pages[1], animated: true)
    controller.update(1)
    controller.finish()
    stage.finish()
    controller.update(0.3)
    controller.cancel()
    stage.run(for: 0.2)
    #expect(controller.percentComplete == 1)
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("stops a debug build if its completion speed is set to zero")
  func zeroSpeed() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { PercentDrivenInteractiveTransition().completionSpeed = 0 }
    }
  }
}
