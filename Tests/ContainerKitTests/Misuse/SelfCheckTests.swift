import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit

@MainActor @Suite("The self-check after a transition", .serialized) struct SelfCheckTests {
  /// Fades, and does something it should not in its last call.
  private final class LeavingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    let leave: (any UIViewControllerContextTransitioning) -> Void

    init(_ leave: @escaping (any UIViewControllerContextTransitioning) -> Void) {
      self.leave = leave
      super.init()
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      if let context { leave(context) }
      context = nil
    }
  }

  private func lines(_ leave: @escaping (any UIViewControllerContextTransitioning) -> Void) -> [String] {
    let rig = Rig()
    rig.delegate.animator = LeavingAnimator(leave)
    return Misuse.told {
      for page in [1, 0] {
        rig.container.select(rig.page(page), animated: true)
        rig.finish()
      }
      // What is left does not spoil the next test.
      rig.pageArea.layer.speed = 1
    }
  }

  @Test("says nothing of an animator that leaves everything as it was")
  func honest() { #expect(lines { _ in } == []) }

  @Test("names the animator that leaves the container view's layer at another speed, once")
  func speed() {
    #expect(
      lines { $0.containerView.layer.speed = 2 } == [
        "ContainerKit: LeavingAnimator: after its transition the container view's layer has another speed, timeOffset or "
          + "beginTime than before"
      ])
  }

  @Test("names what differs on the selected page")
  func page() {
    #expect(
      lines {
        $0.view(forKey: .to)?.alpha = 0.5
        $0.view(forKey: .to)?.layer.speed = 0
      } == [
        "ContainerKit: LeavingAnimator: after its transition the selected page has another alpha, speed, timeOffset or "
          + "beginTime"
      ])
  }
}
