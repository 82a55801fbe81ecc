@testable import Stage
import Testing
import UIKit

@testable import ContainerKit

/// Where the animations are that an animator vends: in `animateTransition(using:)`, or in another animator at each call.
@MainActor @Suite("An interruptible animator that is not ready when it is asked for", .serialized)
struct PreparedAnimatorTests {
  /// Vends a property animator that has no animations before `animateTransition(using:)`.
  final class Preparing: NSObject, UIViewControllerAnimatedTransitioning {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    var positions: [UIViewAnimatingPosition] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      animator.addAnimations { to.alpha = 1 }
      animator.addCompletion { [weak self] position in
        self?.positions.append(position)
        context.completeTransition(!context.transitionWasCancelled)
      }
      animator.startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { animator }
  }

  @Test("is prepared and started in animateTransition, as on a device", arguments: Contract.orders)
  func prepared(_ order: EndReports) {
    let rig = Rig(endReports: order)
    let animator = Preparing()
    rig.delegate.animator = animator
    rig.tapTab(1)
    rig.stage.run(for: 0.25)
    let shown = rig.page(1).view.layer.presentation()?.opacity ?? 0
    #expect(abs(shown - 0.5) < 0.05)
    rig.finish()
    #expect(animator.positions == [.end])
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }

  @Test("can be turned round on its way", arguments: Contract.orders)
  func turned(_ order: EndReports) {
    let rig = Rig(endReports: order)
    let animator = Preparing()
    rig.delegate.animator = animator
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    rig.tapTab(0)
    rig.finish()
    #expect(animator.positions == [.start])
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test("is run once where each call makes another one", arguments: Contract.orders)
  func anew(_ order: EndReports) {
    let rig = Rig(endReports: order)
    let animator = VendingAnimator()
    animator.isMadeAnew = true
    rig.delegate.animator = animator
    rig.tapTab(1)
    rig.stage.run(for: 0.25)
    #expect(abs(rig.shownX(1) - rig.width / 2) < rig.width * 0.05)
    rig.finish()
    #expect(animator.positions == [.end])
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.faults == [])
  }
}
