import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A coordinator's values and lifetime", .serialized) struct CoordinatorContractTests {
  @Test("completions added in completions run too, in order, and the coordinator is deallocated after them")
  func completions() {
    let stage = ContainerStage()
    var received: [String] = []
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    stage.animator = ScriptedAnimator.tidySlide()
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    coordinator = stage.container.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { [weak coordinator] _ in
      received.append("one \(coordinator != nil && stage.pages[1].transitionCoordinator === coordinator)")
      stage.record("one")
      coordinator?.animate(alongsideTransition: nil) { _ in
        received.append("three \(stage.pages[1].transitionCoordinator === coordinator)")
        stage.record("three")
      }
    }
    coordinator?.animate(alongsideTransition: nil) { _ in stage.record("two") }
    stage.finish()
    #expect(received == ["one true", "three true"])
    #expect(
      stage.callLines.suffix(9) == [
        "viewDidDisappear A", "viewDidAppear B", "animationEnded B", "alongsideCompletion container", "one",
        "animateAlongsideTransition container", "two", "three", "didSelect B",
      ])
    stage.run(for: 0.1)
    #expect(coordinator == nil)
    #expect(stage.faults == [])
  }

  @Test(
    "it has the transition's pages, container view, duration, interactivity and progress", arguments: Contract.orders)
  func values(_ order: Stage.CompletionOrder) throws {
    let stage = ContainerStage(completions: order)
    stage.animator = ScriptedAnimator.tidySlide()
    stage.drag(by: -210, release: false)
    stage.run(for: 0.6)
    let coordinator = try #require(stage.container.transitionCoordinator)
    #expect(coordinator.viewController(forKey: .from) === stage.pages[0])
    #expect(coordinator.viewController(forKey: .to) === stage.pages[1])
    #expect(
      coordinator.view(forKey: .from) === stage.pages[0].view && coordinator.view(forKey: .to) === stage.pages[1].view)
    #expect(coordinator.containerView === stage.pageArea && coordinator.targetTransform == .identity)
    #expect(coordinator.isAnimated && coordinator.presentationStyle == .none)
    #expect(coordinator.transitionDuration == 0.5 && coordinator.completionCurve == .easeInOut)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive && coordinator.isInterruptible)
    #expect(!coordinator.isCancelled)
    #expect(abs(coordinator.percentComplete + stage.shownX(0) / stage.width) < 0.001)
    #expect(coordinator.percentComplete > 0.45)
    let position = coordinator.percentComplete
    var notified: [String] = []
    coordinator.notifyWhenInteractionChanges { context in
      notified.append(
        "changed \(context.isInteractive) \(context.isCancelled) \(abs(context.percentComplete - position) < 0.001)")
    }
    coordinator.notifyWhenInteractionEnds { _ in notified.append("ended") }
    stage.touch(.cancelled, at: CGPoint(x: 170, y: 300))
    stage.finish()
    #expect(notified == ["changed false true true", "ended"])
  }

  @Test("a flick sets the coordinator's velocity, in progress per second", arguments: [-1.0, 1.0])
  func velocity(_ side: Double) throws {
    let stage = ContainerStage()
    stage.animator = ScriptedAnimator.tidySlide()
    stage.container.selectedIndex = 1
    var velocity: CGFloat?
    // 600 points a second.
    let start: CGFloat = side < 0 ? 380 : 10
    stage.drag(
      from: CGPoint(x: start, y: 300), to: CGPoint(x: start + CGFloat(side) * 180, y: 300), duration: 0.3, steps: 18)
    stage.run(for: 0.1)
    stage.container.transitionCoordinator?.notifyWhenInteractionChanges { velocity = $0.completionVelocity }
    stage.finish()
    #expect(abs((velocity ?? 0) - 600 / stage.width) < 0.05)
  }

  @Test("its handlers are called for every change of the interaction, and those for its end only once")
  func changes() throws {
    let stage = ContainerStage()
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    var (changes, ends): ([String], Int) = ([], 0)
    let coordinator = try #require(stage.container.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { changes.append("\($0.isInteractive) \($0.isCancelled)") }
    coordinator.notifyWhenInteractionEnds { _ in ends += 1 }
    for release in [10.0, -10, 10] {
      stage.drag(
        from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + 25 * release, y: 300), duration: 0.1, steps: 6, hold: 0)
      stage.run(for: 0.15)
    }
    stage.finish()
    #expect(changes == ["true false", "false true", "true true", "false false", "true false", "false true"])
    #expect(ends == 1)
    #expect(stage.faults == [])
  }
}
