import ContainerKitTesting
import Testing
import UIKit

@MainActor @Suite("An animator's mistakes, in every controller", .serialized) struct TransitionAuditTests {
  typealias Mistake = FaultyAnimator.Mistake

  nonisolated private static let never =
    "FaultyAnimator has not called completeTransition(_:) after its animations and its duration"
  nonisolated private static let twice = "FaultyAnimator called completeTransition(_:) twice in one transition"

  nonisolated private static func inverse(_ said: Bool) -> String {
    "FaultyAnimator called completeTransition(\(said)), but transitionWasCancelled is \(said); "
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
    "are issues of the stage that name it, if the transition completes", arguments: AuditedController.allCases,
    Mistake.allCases)
  func completed(_ kind: AuditedController, _ mistake: Mistake) {
    let scene = AuditedScene(kind, FaultyAnimator(mistake), isInteractive: false)
    scene.complete()
    #expect(scene.stage.issues == Self.expected(mistake).completed)
  }

  @Test(
    "are issues of the stage that name it, if the transition is cancelled", arguments: AuditedController.allCases,
    Mistake.allCases)
  func cancelled(_ kind: AuditedController, _ mistake: Mistake) {
    let scene = AuditedScene(kind, FaultyAnimator(mistake), isInteractive: true)
    scene.cancel()
    #expect(scene.stage.issues == Self.expected(mistake).cancelled)
  }
}
