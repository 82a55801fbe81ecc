import Stage
import Testing
import UIKit

@Suite("Presentations with an interruptible animator", .serialized) @MainActor struct InterruptiblePresentationTests {
  /// Vends one property animator that slides the presented view up by 400 points in half a second, evenly.
  final class Vendor: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var asked = 0
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
      Issue.record("the vended animator runs the transition")
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      asked += 1
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
      guard let view = context.view(forKey: .to) else { return animator }
      context.containerView.addSubview(view)
      view.center.y += 400
      animator.addAnimations { view.center.y -= 400 }
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      return animator
    }
  }

  @Test("It is asked for once and run", arguments: ModalScene.orders)
  func runs(_ order: EndReports) {
    let scene = ModalScene(endReports: order)
    let vendor = Vendor()
    scene.b.transitioningDelegate = vendor
    scene.present(animated: true)
    #expect(scene.a.transitionCoordinator?.isInterruptible == true)
    scene.stage.run(for: 0.25 + 1 / 60)
    #expect(abs((scene.shownY(scene.b.view) ?? 0) - 200) < 0.01)
    scene.stage.settle()
    #expect(vendor.asked == 1 && scene.a.view.window == nil && scene.b.view.frame == scene.stage.window.bounds)
  }

  @Test("A percentage drives its fraction, and it is turned round to cancel", arguments: ModalScene.orders)
  func driven(_ order: EndReports) {
    let scene = ModalScene(endReports: order)
    let vendor = Vendor()
    vendor.interaction = UIPercentDrivenInteractiveTransition()
    scene.b.transitioningDelegate = vendor
    scene.present(animated: true)
    vendor.interaction?.update(0.5)
    scene.stage.run(for: 0.1)
    #expect(abs((scene.shownY(scene.b.view) ?? 0) - 200) < 0.01)
    vendor.interaction?.cancel()
    let places = scene.sampled(scene.b.view, for: 0.4).compactMap(\.self)
    #expect(places.count > 10 && places.allSatisfy { $0 >= 199.99 })
    for (earlier, later) in zip(places, places.dropFirst()) { #expect(later >= earlier) }
    #expect(vendor.asked == 1 && scene.b.view.superview == nil)
    #expect(
      scene.log.take() == [
        "b.didLoad", "a.willDisappear animated", "b.willAppear animated", "b.willDisappear animated",
        "a.willAppear animated", "a.didAppear animated", "b.didDisappear animated", "completion",
      ])
    #expect(scene.stage.issues == [])
  }
}
