@testable import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("Late completions", .serialized) struct LateTrials {
  /// Slides by transforms and, as most published animators do, restores them in its completion.
  static func tidySlide() -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
        let incoming = context.viewController(forKey: .to)
      else { return }
      let width = context.initialFrame(for: incoming).minX
      to.transform = CGAffineTransform(translationX: width, y: 0)
      context.containerView.addSubview(to)
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear,
        animations: {
          to.transform = .identity
          from.transform = CGAffineTransform(translationX: -width, y: 0)
        },
        completion: { _ in
          from.transform = .identity
          to.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        })
    }
  }

  @Test(
    "a completion that restores pages after its transition has ended does not move those of the next one",
    arguments: Contract.orders)
  func stale(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.container.selectedIndex = 1
    rig.delegate.animator = Self.tidySlide()
    rig.stage.touch(.began, at: CGPoint(x: 200, y: 300))
    rig.stage.frame()
    var positions: [CGFloat] = []
    for x: CGFloat in [180, 150, 120, 150, 200, 240, 280, 320] {
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 300))
      rig.stage.frame()
      positions.append((rig.shownX(1) * 100).rounded() / 100)
    }
    // The frame in which the other transition begins shows its start.
    #expect(positions == [0, -30, -60, -30, 0, 60, 100, 140])
    rig.stage.touch(.cancelled, at: CGPoint(x: 320, y: 300))
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }
}
