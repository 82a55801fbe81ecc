import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit

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

  private func check(_ rig: Rig, _ cut: (Rig) -> Void) {
    let child = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 20))
    rig.page(0).view.addSubview(child)
    rig.delegate.animator = Self.fading()
    rig.stage.frame()
    rig.drag(by: -200, release: false)
    rig.stage.run(for: 0.5)
    #expect(abs((child.layer.presentation()?.opacity ?? 1) - 0.5) < 0.1)
    cut(rig)
    rig.stage.run(for: 0.5)
    #expect(!rig.stage.isInTransition)
    #expect(rig.container.selectedIndex == 0)
    #expect(child.alpha == 1)
    #expect(child.transform == .identity)
    #expect(abs(child.frame.minX - 40) < 1e-9)
    #expect(child.layer.presentation()?.opacity == 1)
    #expect(rig.faults == [])
  }

  @Test("restores the subviews of the page that stays", arguments: Contract.orders)
  func height(_ order: EndReports) {
    check(Rig(endReports: order)) { rig in
      rig.container.view.frame.size.width -= 100
      rig.stage.frame()
      rig.container.view.frame.size.height += 100
    }
  }

  @Test("inside an explicit transaction restores them, too", arguments: Contract.orders)
  func transaction(_ order: EndReports) {
    check(Rig(endReports: order)) { rig in
      CATransaction.begin()
      rig.container.selectedIndex = 0
      rig.container.view.frame.size.height -= 100
      rig.container.view.layoutIfNeeded()
      rig.container.view.frame.size.height += 100
      CATransaction.commit()
    }
  }
}
