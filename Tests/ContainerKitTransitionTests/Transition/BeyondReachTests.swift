import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Animations that the driver cannot reach", .serialized) struct BeyondReachTests {
  /// Returns an animator that starts its animation half a second later.
  private func delayed(_ stage: ContainerStage) -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      stage.schedule(time: stage.time + 0.5) {
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
    let stage = ContainerStage()
    stage.animator = delayed(stage)
    let lines = Misuse.messages {
      for _ in 0..<2 {
        stage.drag(by: distance)
        stage.finish()
        stage.run(for: 1)
        stage.container.selectedIndex = 0
      }
    }
    // If the drag finishes, the animator still animates later.
    #expect(lines.first?.contains("ScriptedAnimator: starts no animation") == true)
    #expect(lines.dropFirst().map { $0.contains("second phase") } == (distance == -150 ? [] : [true]))
    #expect(stage.faults == [])
  }

  @Test(
    "an animator with a second phase is reported once if a finger drove it, and the phase plays",
    arguments: Contract.orders)
  func secondStep(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.animator = ScriptedAnimator { context in
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
      stage.drag(by: -300)
      stage.onFrame = { _ in
        if let page = stage.pages[1].viewIfLoaded, page.window != nil {
          alphas.append(page.layer.presentation()?.opacity ?? -1)
        }
      }
      stage.finish()
    }
    #expect(lines.map { $0.contains("second phase") } == [true])
    #expect(alphas.filter { $0 > 0.55 && $0 < 0.95 }.count > 8)
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 + 1e-4 })
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("an animator is not reported if it can be driven, or if no finger drives it")
  func quiet() {
    let stage = ContainerStage()
    let lines = Misuse.messages {
      for distance in [-150.0, -300] {
        stage.drag(by: distance)
        stage.finish()
      }
      stage.animator = delayed(stage)
      stage.tap(tab: 0)
      stage.finish()
    }
    #expect(lines == [])
  }

  @Test("if an animator completes at once, the alongside closure runs without animation, before its completion")
  func atOnce() {
    let stage = ContainerStage { _ in AlongsideTests.Registrar() }
    var received: [String] = []
    (stage.pages[1] as? AlongsideTests.Registrar)?.register = { coordinator in
      coordinator.animate(
        alongsideTransition: { _ in received.append("alongside \(UIView.areAnimationsEnabled)") },
        completion: { _ in received.append("completion") })
    }
    stage.animator = ScriptedAnimator { context in
      context.view(forKey: .to).map(context.containerView.addSubview)
      context.completeTransition(true)
    }
    stage.tap(tab: 1)
    stage.finish()
    #expect(received == ["alongside false", "completion"])
    #expect(stage.faults == [])
  }
}
