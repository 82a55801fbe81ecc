import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Changes that an animator leaves on the pages", .serialized) struct LeftoverTests {
  @Test("a repeating animation is removed when the transition times out", arguments: Contract.orders)
  func repeating(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = ScriptedAnimator.repeating()
    let lines = Misuse.messages {
      stage.container.selectViewController(stage.pages[1], animated: true)
      stage.finish()
    }
    #expect(lines.count { $0.contains("did not call completeTransition(_:)") } == 1)
    #expect(stage.container.selectedIndex == 1)
    #expect((stage.pages[1].view.layer.animationKeys() ?? []) == [])
    #expect(stage.framesOffRest(for: 1) == [])
    #expect(stage.containerFaults == [])
  }

  @Test("a page whose layer was stopped gets its previous timing back", arguments: Contract.orders, [true, false])
  func stopped(_ order: Stage.CompletionOrder, _ isFinger: Bool) {
    let stage = ContainerStage(completions: order)
    stage.animator = ScriptedAnimator.stopping()
    isFinger ? stage.drag(by: -300) : stage.container.selectViewController(stage.pages[1], animated: true)
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    #expect([0, 1].map { stage.pages[$0].view.layer.speed } == [1, 1])
    // Later animations of the page run.
    let layer = stage.pages[1].view.layer
    UIView.animate(withDuration: 0.2) { layer.opacity = 0 }
    stage.run(for: 0.1)
    #expect((layer.presentation()?.opacity ?? 1) < 1)
    stage.run(for: 0.2)
    #expect((layer.presentation() ?? layer).opacity == 0)
  }

  @Test(
    "a page that a late completion stops does not stop the transition that is under way", arguments: Contract.orders)
  func stoppedLate(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = ScriptedAnimator.stopping()
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.2)
    stage.container.selectedIndex = 0
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.framesOffRest(for: 1) == [])
    #expect([0, 1].map { stage.pages[$0].view.layer.speed } == [1, 1])
    #expect(stage.faults == [])
  }

  @Test("a view that an animator adds after the transition has ended in the same call is removed")
  func addedAfterEnd() {
    var stage: ContainerStage?
    let mark = UIView()
    let animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      // Another width ends the transition at once.
      stage?.resize(to: CGSize(width: 500, height: 700))
      context.containerView.addSubview(mark)
    }
    let built = ContainerStage(pages: ["A", "B"], animator: animator)
    stage = built
    built.schedule { built.container.selectViewController(built.container.viewControllers[1], animated: true) }
    built.frame()
    built.settle()
    #expect(mark.superview == nil && built.container.restFaults == [])
    stage = nil
  }
}
