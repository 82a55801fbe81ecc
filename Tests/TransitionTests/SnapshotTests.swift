import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("A transition that moves pictures of views", .serialized) @MainActor struct SnapshotTests {
  @Test("shows the same inside an explicit transaction, where a snapshot of the incoming page is impossible")
  func explicit() {
    let transition = TestedTransition(name: "shared", isBackwards: false) { _, _ in
      ExplicitAnimator(PageTransition.sharedElements.animator(for: .next))
    }
    let host = Row(transition: transition, controller: .push).host()
    host.hold()
    let pictures = TransitionTests.instants.map { fraction in
      #expect(host.scrub(to: fraction))
      return host.stage.image()
    }
    expectRecorded(Strip.of(pictures), "shared-push")
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
