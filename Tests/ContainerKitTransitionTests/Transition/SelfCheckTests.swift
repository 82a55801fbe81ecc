import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

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

  /// Returns the log of two transitions that complete, or of two that are cancelled.
  private func lines(
    cancelled: Bool = false, _ leave: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) -> [String] {
    let stage = ContainerStage()
    stage.animator = LeavingAnimator(leave)
    return Misuse.messages {
      for page in [1, 0] {
        if cancelled {
          stage.drag(by: -150)
        } else {
          stage.container.selectViewController(stage.pages[page], animated: true)
        }
        stage.finish()
        #expect(stage.container.selectedIndex == (cancelled ? 0 : page))
      }
      // Resets the layer for the next test.
      stage.pageArea.layer.speed = 1
    }
  }

  @Test("logs nothing about an animator that restores everything")
  func honest() {
    #expect(lines { _ in } == [])
    #expect(lines(cancelled: true) { _ in } == [])
  }

  @Test("reports once an animator that leaves the container view's layer at another speed")
  func speed() {
    #expect(
      lines { $0.containerView.layer.speed += 1 } == [
        "ContainerKit: LeavingAnimator: after its transition the container view's layer has another speed, timeOffset or "
          + "beginTime than before"
      ])
  }

  @Test("reports an ended animation that was not removed")
  func animation() {
    #expect(
      lines { context in
        // Simulates a container that has collected the animation and forgotten to remove it.
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.beginTime, animation.duration) = (CACurrentMediaTime() - 2, 1)
        animation.isRemovedOnCompletion = false
        let driver =
          context.viewController(forKey: .to)?.enclosingContainerViewController?.transition?.driver as? LayerTimeDriver
        driver?.collect { context.containerView.layer.add(animation, forKey: "over") }
      } == ["ContainerKit: LeavingAnimator: after its transition an animation is left that is over"])
  }

  @Test("reports appearance calls that are not balanced")
  func appearance() {
    #expect(
      lines { context in
        guard let page = context.viewController(forKey: .from) else { return }
        // Simulates a container that has forgotten to end the appearance transition.
        page.enclosingContainerViewController?.engine.appearance.begin(Page(page), appearing: true, animated: false)
      } == ["ContainerKit: LeavingAnimator: after its transition appearance calls are not balanced"])
  }

  @Test("names the properties that differ on the selected page")
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

  @Test("checks the page from which the transition began after a cancel")
  func cancelled() {
    #expect(
      lines(cancelled: true) {
        $0.view(forKey: .from)?.isHidden = true
        $0.view(forKey: .to)?.alpha = 0.5
      } == ["ContainerKit: LeavingAnimator: after its transition the selected page has another isHidden"])
  }
}
