import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@Suite("An interaction controller that does not start interactively", .serialized) @MainActor
struct NonInteractiveStartTests {
  /// An animator that is its own interaction controller and does everything in `startInteractiveTransition(_:)`, as one that
  /// can be grabbed at any time does.
  private final class Driver: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
  {
    var wantsInteractiveStart = false
    private(set) var wasInteractive: Bool?
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      wasInteractive = context.isInteractive
      interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    {
      if let animator { return animator }
      let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
      animator = made
      guard let to = context.view(forKey: .to) else { return made }
      context.containerView.addSubview(to)
      to.alpha = 0
      made.addAnimations { to.alpha = 1 }
      made.addCompletion { position in
        to.alpha = 1
        context.completeTransition(position == .end && !context.transitionWasCancelled)
      }
      return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
  }

  @Test("is started by a container, runs by itself, and can be grabbed and let go back")
  func container() {
    let rig = Rig(["A", "B"])
    let driver = Driver()
    (rig.delegate.animator, rig.delegate.controller) = (driver, driver)
    rig.tapTab(1)
    rig.finish()
    #expect(driver.wasInteractive == false && rig.container.selectedIndex == 1 && rig.faults == [])
    #expect(rig.calls.contains("startInteractiveTransition B") && !rig.calls.contains("animateTransition B"))
    rig.tapTab(0)
    rig.stage.run(for: 0.2)
    #expect(rig.stage.isInTransition && rig.stage.progress > 0.4 && rig.stage.progress < 0.6)
    rig.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 80, y: 300), duration: 0.2, hold: 0.2)
    rig.stage.run(for: 0.1)
    #expect(rig.container.transitionSnapshot?.isInteractive == true)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && rig.faults == [])
  }

  /// Fades the incoming page in.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.4) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// Returns an interaction controller for each push.
  private final class Deputy: NSObject, UINavigationControllerDelegate {
    let animator: any UIViewControllerAnimatedTransitioning
    let controller: any UIViewControllerInteractiveTransitioning

    init(
      _ animator: any UIViewControllerAnimatedTransitioning, _ controller: any UIViewControllerInteractiveTransitioning
    ) {
      (self.animator, self.controller) = (animator, controller)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { controller }
  }

  private func pushed(by deputy: Deputy) -> (stage: Stage, navigation: UINavigationController) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = deputy
    let stage = Stage(rootViewController: navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    stage.run(for: 0.2)
    return (stage, navigation)
  }

  @Test("is started by a navigation controller, and runs by itself")
  func navigation() {
    let driver = Driver()
    let deputy = Deputy(driver, driver)
    let (stage, navigation) = pushed(by: deputy)
    #expect(driver.wasInteractive == false && navigation.transitionCoordinator != nil)
    stage.settle()
    #expect(navigation.transitionCoordinator == nil && navigation.topViewController?.view.window != nil)
    #expect(stage.issues == [])
  }

  @Test("can be a percent driven one, which is paused on its way", arguments: [true, false])
  func percentDriven(_ finishes: Bool) {
    let animator = Fade()
    let percent = PercentDrivenInteractiveTransition(animator: animator)
    percent.wantsInteractiveStart = false
    let deputy = Deputy(animator, percent)
    let (stage, navigation) = pushed(by: deputy)
    #expect(navigation.transitionCoordinator?.isInteractive == false)
    percent.pause()
    stage.frame()
    #expect(navigation.transitionCoordinator?.isInteractive == true && percent.percentComplete > 0)
    percent.update(0.5)
    stage.frame()
    finishes ? percent.finish() : percent.cancel()
    stage.settle()
    #expect(navigation.viewControllers.count == (finishes ? 2 : 1) && navigation.transitionCoordinator == nil)
    #expect(stage.issues == [])
  }
}
