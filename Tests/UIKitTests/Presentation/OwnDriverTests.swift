import QuartzCore
import Stage
import Testing
import UIKit

@Suite("A percentage of the application's own that moves the layer's time itself", .serialized) @MainActor
struct OwnDriverTests {
  /// Slides the presented view by 400 points in half a second, with an animation of its layer that has no key; and, when
  /// it lets go, runs the container view's layer on or backwards, as a book on animations has it.
  final class Driver: UIPercentDrivenInteractiveTransition, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning, @preconcurrency CAAnimationDelegate
  {
    private var context: (any UIViewControllerContextTransitioning)?
    private(set) var ends: [Bool] = []
    /// How often the animation has reported.
    private(set) var reports = 0

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      let slide = CABasicAnimation(keyPath: "transform.translation.y")
      slide.fromValue = 400
      slide.toValue = 0
      slide.duration = 0.5
      slide.delegate = self
      (slide.fillMode, slide.isRemovedOnCompletion) = (.forwards, false)
      view.layer.add(slide, forKey: nil)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      reports += 1
      guard let context else { return }
      context.viewController(forKey: .to)?.view.layer.removeAllAnimations()
      context.completeTransition(!context.transitionWasCancelled)
      self.context = nil
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }

    override func cancel() {
      run(at: -1)
      super.cancel()
    }

    override func finish() {
      run(at: 1)
      super.finish()
    }

    private func run(at speed: Float) {
      let layer = context?.containerView.layer
      layer?.beginTime = CACurrentMediaTime()
      layer?.speed = speed
    }
  }

  @Test("It ends, and the layer has its time again", arguments: ModalScene.orders, [false, true])
  func ends(_ order: EndReports, _ finishes: Bool) {
    let scene = ModalScene(endReports: order)
    scene.stage.run(for: 3)
    let driver = Driver()
    scene.b.transitioningDelegate = driver
    scene.present(animated: true)
    let layer = scene.b.view.superview?.layer
    scene.stage.frame()
    driver.update(0.3)
    scene.stage.run(for: 0.3)
    #expect(abs((scene.shownY(scene.b.view) ?? .nan) - 280) < 0.01)
    if finishes { driver.finish() } else { driver.cancel() }
    scene.stage.run(for: 1.5)
    #expect(driver.ends == [finishes] && driver.reports == 1)
    // At its own place, with nothing on it.
    #expect(CATransform3DIsIdentity((scene.b.view.layer.presentation() ?? scene.b.view.layer).transform))
    #expect((scene.a.presentedViewController === scene.b) == finishes)
    #expect(layer?.speed == 1 && layer?.timeOffset == 0 && layer?.beginTime == 0)
    #expect(scene.a.transitionCoordinator == nil && scene.stage.issues == [])
  }
}
