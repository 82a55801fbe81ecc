import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("Changes that an animator leaves on the pages", .serialized) struct LeftoverTests {
  @Test("a repeating animation is removed when the transition times out", arguments: Contract.orders)
  func repeating(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = ScriptedAnimator.repeating()
    let lines = Misuse.messages {
      rig.container.selectViewController(rig.page(1), animated: true)
      rig.finish()
    }
    #expect(lines.count { $0.contains("did not call completeTransition(_:)") } == 1)
    #expect(rig.container.selectedIndex == 1)
    #expect((rig.page(1).view.layer.animationKeys() ?? []) == [])
    #expect(rig.framesOffRest(for: 1) == [])
    #expect(rig.containerFaults == [])
  }

  @Test("a page whose layer was stopped gets its previous timing back", arguments: Contract.orders, [true, false])
  func stopped(_ order: EndReports, _ isFinger: Bool) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = ScriptedAnimator.stopping()
    isFinger ? rig.drag(by: -300) : rig.container.selectViewController(rig.page(1), animated: true)
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    #expect([0, 1].map { rig.page($0).view.layer.speed } == [1, 1])
    // Later animations of the page run.
    let layer = rig.page(1).view.layer
    UIView.animate(withDuration: 0.2) { layer.opacity = 0 }
    rig.stage.run(for: 0.1)
    #expect((layer.presentation()?.opacity ?? 1) < 1)
    rig.stage.run(for: 0.2)
    #expect((layer.presentation() ?? layer).opacity == 0)
  }

  @Test(
    "a page that a late completion stops does not stop the transition that is under way", arguments: Contract.orders)
  func stoppedLate(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = ScriptedAnimator.stopping()
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.2)
    rig.container.selectedIndex = 0
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.framesOffRest(for: 1) == [])
    #expect([0, 1].map { rig.page($0).view.layer.speed } == [1, 1])
    #expect(rig.faults == [])
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
