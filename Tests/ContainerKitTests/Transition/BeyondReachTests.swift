import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("Animations that the driver cannot reach", .serialized) struct BeyondReachTests {
  /// Returns an animator that starts its animation half a second later.
  private func delayed(_ rig: Rig) -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      rig.stage.schedule(time: rig.stage.time + 0.5) {
        UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
  }

  @Test(
    "an animator that waits for a timer is reported once if a finger drives it, and its transition ends",
    arguments: [-150.0, -300])
  func timer(_ distance: Double) {
    let rig = Rig()
    rig.delegate.animator = delayed(rig)
    let lines = Misuse.messages {
      for _ in 0..<2 {
        rig.drag(by: distance)
        rig.finish()
        rig.stage.run(for: 1)
        rig.container.selectedIndex = 0
      }
    }
    // If the drag finishes, the animator still animates later.
    #expect(lines.first?.contains("ScriptedAnimator: starts no animation") == true)
    #expect(lines.dropFirst().map { $0.contains("second phase") } == (distance == -150 ? [] : [true]))
    #expect(rig.faults == [])
  }

  @Test(
    "an animator with a second phase is reported once if a finger drove it, and the phase plays",
    arguments: Contract.orders)
  func secondStep(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.3, animations: { to.alpha = 0.5 }) { _ in
        UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    var alphas: [Float] = []
    let lines = Misuse.messages {
      rig.drag(by: -300)
      rig.stage.onFrame = { _ in
        if let page = rig.page(1).viewIfLoaded, page.window != nil {
          alphas.append(page.layer.presentation()?.opacity ?? -1)
        }
      }
      rig.finish()
    }
    #expect(lines.map { $0.contains("second phase") } == [true])
    #expect(alphas.filter { $0 > 0.55 && $0 < 0.95 }.count > 8)
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 + 1e-4 })
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }

  @Test("an animator is not reported if it can be driven, or if no finger drives it")
  func quiet() {
    let rig = Rig()
    let lines = Misuse.messages {
      for distance in [-150.0, -300] {
        rig.drag(by: distance)
        rig.finish()
      }
      rig.delegate.animator = delayed(rig)
      rig.tapTab(0)
      rig.finish()
    }
    #expect(lines == [])
  }

  @Test("if an animator completes at once, the alongside closure runs without animation, before its completion")
  func atOnce() {
    let rig = Rig { _ in AlongsideTests.Registrar() }
    var received: [String] = []
    (rig.page(1) as? AlongsideTests.Registrar)?.register = { coordinator in
      coordinator.animate(
        alongsideTransition: { _ in received.append("alongside \(UIView.areAnimationsEnabled)") },
        completion: { _ in received.append("completion") })
    }
    rig.delegate.animator = ScriptedAnimator { context in
      context.view(forKey: .to).map(context.containerView.addSubview)
      context.completeTransition(true)
    }
    rig.tapTab(1)
    rig.finish()
    #expect(received == ["alongside false", "completion"])
    #expect(rig.faults == [])
  }
}
