import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A transition that is interrupted inside a layout pass", .serialized) struct InterruptedLayoutTests {
  private static func fading() -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.insertSubview(to, at: 0)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        from.subviews[0].alpha = 0
        from.subviews[0].frame.origin.x = 140
        from.subviews[0].transform = CGAffineTransform(rotationAngle: 1)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func check(_ stage: ContainerStage, _ cut: (ContainerStage) -> Void) {
    let child = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 20))
    stage.pages[0].view.addSubview(child)
    stage.animator = Self.fading()
    stage.frame()
    stage.drag(by: -200, release: false)
    stage.run(for: 0.5)
    #expect(abs((child.layer.presentation()?.opacity ?? 1) - 0.5) < 0.1)
    cut(stage)
    stage.run(for: 0.5)
    #expect(!stage.isInTransition)
    #expect(stage.container.selectedIndex == 0)
    #expect(child.alpha == 1)
    #expect(child.transform == .identity)
    #expect(abs(child.frame.minX - 40) < 1e-9)
    #expect(child.layer.presentation()?.opacity == 1)
    #expect(stage.faults == [])
  }

  @Test("restores the subviews of the page that stays", arguments: Contract.orders)
  func height(_ order: Stage.CompletionOrder) {
    check(ContainerStage(completions: order)) { stage in
      stage.container.view.frame.size.width -= 100
      stage.frame()
      stage.container.view.frame.size.height += 100
    }
  }

  @Test("inside an explicit transaction restores them, too", arguments: Contract.orders)
  func transaction(_ order: Stage.CompletionOrder) {
    check(ContainerStage(completions: order)) { stage in
      CATransaction.begin()
      stage.container.selectedIndex = 0
      stage.container.view.frame.size.height -= 100
      stage.container.view.layoutIfNeeded()
      stage.container.view.frame.size.height += 100
      CATransaction.commit()
    }
  }
}
