import Stage
import Testing
import UIKit

@Suite("Presentations with an interruptible animator:", .serialized) @MainActor struct InterruptiblePresentationTests {
  /// Vends one property animator that slides the presented view up by 400 points in half a second, at constant speed.
  final class Vendor: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var (asked, animated) = (0, 0)
    private var animator: UIViewPropertyAnimator?
    /// Runs in `animateTransition(using:)`, before the animation.
    var onAnimate: (() -> Void)?
    var interaction: UIPercentDrivenInteractiveTransition?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      animated += 1
      onAnimate?()
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      asked += 1
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
      self.animator = animator
      guard let view = context.view(forKey: .to) else { return animator }
      context.containerView.addSubview(view)
      view.center.y += 400
      animator.addAnimations { view.center.y -= 400 }
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
  }

  @Test("without an interaction, animateTransition starts the animator", arguments: ModalScene.orders)
  func runs(_ order: EndReports) {
    let scene = ModalScene(endReports: order)
    let vendor = Vendor()
    scene.b.transitioningDelegate = vendor
    scene.present(animated: true)
    CATransaction.flush()
    #expect(vendor.animated == 1 && scene.a.transitionCoordinator?.isInterruptible == true)
    scene.stage.run(for: 0.25)
    #expect(abs((scene.shownY(scene.b.view) ?? 0) - 200) < 0.01)
    scene.stage.settle()
    #expect(vendor.asked == 1 && scene.a.view.window == nil && scene.b.view.frame == scene.stage.window.bounds)
  }

  @Test("a percentage drives the animator's fraction, and a cancel reverses it", arguments: ModalScene.orders)
  func driven(_ order: EndReports) {
    let scene = ModalScene(endReports: order)
    let vendor = Vendor()
    vendor.interaction = UIPercentDrivenInteractiveTransition()
    scene.b.transitioningDelegate = vendor
    scene.present(animated: true)
    CATransaction.flush()
    vendor.interaction?.update(0.5)
    scene.stage.run(for: 0.1)
    #expect(abs((scene.shownY(scene.b.view) ?? 0) - 200) < 0.01)
    vendor.interaction?.cancel()
    let positions = scene.sampled(scene.b.view, for: 0.4).compactMap(\.self)
    #expect(positions.count > 10 && positions.allSatisfy { $0 >= 199.99 })
    for (earlier, later) in zip(positions, positions.dropFirst()) { #expect(later >= earlier) }
    #expect(vendor.asked == 1 && vendor.animated == 0 && scene.b.view.superview == nil)
    #expect(
      scene.log.take() == [
        "b.didLoad", "a.willDisappear animated", "b.willAppear animated", "b.willDisappear animated",
        "a.willAppear animated", "a.didAppear animated", "b.didDisappear animated", "completion",
      ])
    #expect(scene.stage.issues == [])
  }

  @Test("an animator can be paused with its alongside animations, driven, and released", arguments: ModalScene.orders)
  func paused(_ order: EndReports) {
    let scene = ModalScene(endReports: order)
    let vendor = Vendor()
    vendor.interaction = UIPercentDrivenInteractiveTransition()
    vendor.interaction?.wantsInteractiveStart = false
    scene.b.transitioningDelegate = vendor
    let view = scene.b.view!
    vendor.onAnimate = { scene.b.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 }) }
    scene.present(animated: true)
    func shown() -> [CGFloat] { [scene.shownY(view) ?? .nan, CGFloat(view.layer.presentation()?.opacity ?? .nan)] }
    scene.stage.run(for: 0.2)
    let before = shown()
    vendor.interaction?.pause()
    scene.stage.frame()
    let held = shown()
    // At most the distance of one frame.
    #expect(abs(held[0] - before[0]) < 14 && abs(held[1] - before[1]) < 0.05)
    #expect(abs(held[0] - 240) < 15 && held[1] < 0.8)
    scene.stage.run(for: 0.2)
    #expect(shown() == held)
    vendor.interaction?.update(0.75)
    scene.stage.frame()
    #expect(isClose(shown(), [100, 0.25], within: 0.01))
    vendor.interaction?.finish()
    scene.stage.settle()
    #expect(vendor.asked == 1 && vendor.animated == 1 && scene.b.view.frame == scene.stage.window.bounds)
    #expect(scene.stage.issues == scene.stage.animatorIssues)
  }
}
