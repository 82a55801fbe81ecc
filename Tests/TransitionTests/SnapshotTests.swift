import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKitDemo

@Suite("A demo transition that moves snapshots of views", .serialized) @MainActor
struct SnapshotTests {
  @Test("shows the same inside an explicit transaction, where a snapshot of the incoming page is impossible")
  func explicit() {
    let transition = DemoTransition(name: "move") { _, _ in ExplicitAnimator(MagicMoveAnimator()) }
    let host = Row(transition: transition, controller: .push).host()
    host.hold()
    let pictures = TransitionTests.instants.map { share in
      host.scrub(to: share)
      return host.stage.image()
    }
    #expect(Strip.of(pictures) == ReferencePicture("move-push"))
    host.letGo(finishing: true)
    host.runToEnd()
    #expect(host.remains == [])
  }
}

/// Runs another animator inside an explicit transaction.
private final class ExplicitAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    animator.transitionDuration(using: context)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    CATransaction.begin()
    animator.animateTransition(using: context)
    CATransaction.commit()
  }
}
