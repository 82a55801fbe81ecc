import ContainerKit
import ContainerKitTesting
import Testing
import UIKit

@MainActor @Suite("An animator's mistakes, in every controller", .serialized) struct TransitionAuditTests {
  typealias Mistake = FaultyAnimator.Mistake

  nonisolated private static let never =
    "FaultyAnimator has not called completeTransition(_:) after its animations and its duration"
  nonisolated private static let twice = "FaultyAnimator called completeTransition(_:) twice in one transition"

  nonisolated private static func inverse(_ answers: Bool) -> String {
    "FaultyAnimator called completeTransition(\(answers)), but transitionWasCancelled is \(answers); "
      + "pass !transitionContext.transitionWasCancelled"
  }

  /// The issues of a transition that completes, and of one that is cancelled.
  nonisolated private static func expected(_ mistake: Mistake) -> (completed: [String], cancelled: [String]) {
    switch mistake {
    case .none, .cleansUpAfterReport, .cleansUpAtEnd: ([], [])
    case .neverCompletes: ([never], [never])
    case .completesTwice: ([twice], [twice])
    case .completesWithInverse: ([inverse(false)], [inverse(true)])
    case .hidesOutgoingView:
      ([], ["FaultyAnimator left the outgoing view's isHidden changed after a cancelled transition"])
    case .fadesIncomingView: (["FaultyAnimator left the incoming view's alpha changed after its transition"], [])
    case .disablesIncomingView:
      (["FaultyAnimator left the incoming view's isUserInteractionEnabled changed after its transition"], [])
    }
  }

  @Test(
    "are issues of the stage that name it, in a transition that completes and in one that is cancelled",
    arguments: AuditedController.allCases, Mistake.allCases)
  func namedIssues(_ kind: AuditedController, _ mistake: Mistake) {
    let expected = Self.expected(mistake)
    for isCancelled in [false, true] {
      let scene = AuditedScene(kind, FaultyAnimator(mistake), isInteractive: isCancelled)
      if isCancelled { scene.cancel() } else { scene.complete() }
      #expect(scene.stage.issues == (isCancelled ? expected.cancelled : expected.completed))
    }
  }

  @Test(
    "are the same at any frame rate, and if view animations have no keys", arguments: AuditedController.allCases,
    [Mistake.none, .neverCompletes])
  func conditions(_ kind: AuditedController, _ mistake: Mistake) {
    for fps in [1.0, 5, 60] {
      for haveKeys in [true, false] {
        for isCancelled in [false, true] {
          let scene = AuditedScene(
            kind, FaultyAnimator(mistake), isInteractive: isCancelled, fps: fps, haveKeys: haveKeys)
          if isCancelled { scene.cancel() } else { scene.complete() }
          scene.stage.run(for: 10)
          let issues = Self.expected(mistake)
          // UIKit's own controllers end a cancelled transition that has such animations without waiting for a report.
          let isInterrupted = isCancelled && !haveKeys && kind != .container
          let expected = isInterrupted ? [] : isCancelled ? issues.cancelled : issues.completed
          #expect(scene.stage.issues == expected, "\(fps) frames, keys: \(haveKeys), cancelled: \(isCancelled)")
        }
      }
    }
  }

  @Test(
    "do not include a completion block that reports after the animator is gone, or some turns later",
    arguments: [1.0, 60], [true, false])
  func gone(fps: Double, haveKeys: Bool) {
    for turns in 0..<3 {
      for isCancelled in [false, true] {
        var conditions = StageConditions()
        conditions.viewAnimationsHaveKeys = haveKeys
        let delegate = PassingAnimators(turns: turns)
        let container = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
        container.delegate = delegate
        let stage = ContainerStage(container: container, fps: fps, conditions: conditions)
        if isCancelled {
          stage.drag(toPageAt: 1, progress: 0.5)
          stage.cancelDrag()
        } else {
          stage.tapTab(at: 1)
        }
        stage.run(for: 20)
        #expect(stage.issues == [] && stage.faults == [], "\(turns) turns, cancelled: \(isCancelled)")
      }
    }
  }
}

/// Makes an animator for each transition, which nothing retains after it.
private final class PassingAnimators: ContainerViewControllerDelegate {
  private let turns: Int

  init(turns: Int) { self.turns = turns }

  func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? { PassingAnimator(turns: turns) }
}

/// Fades the incoming page in, and reports some turns of the main queue after that. Its blocks do not retain it.
private final class PassingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let turns: Int

  init(turns: Int) { self.turns = turns }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let (incoming, _) = context.addedViews else { return }
    incoming.alpha = 0
    UIView.animate(withDuration: 0.25, animations: { incoming.alpha = 1 }) { [turns] _ in
      incoming.alpha = 1
      Self.report(to: context, after: turns)
    }
  }

  private static func report(to context: any UIViewControllerContextTransitioning, after turns: Int) {
    guard turns > 0 else { return context.completeTransition(!context.transitionWasCancelled) }
    UIView.animate(withDuration: 0, animations: {}) { _ in report(to: context, after: turns - 1) }
  }
}
