import QuartzCore
import Stage
import UIKit

/// A full-screen presentation whose animator runs a closure that is written like a published animator.
@MainActor
final class PublishedPresentation: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let stage = Stage(size: CGSize(width: 390, height: 844))
  let from = UIViewController()
  let to = UIViewController()
  var interaction: UIPercentDrivenInteractiveTransition?
  var ended: [Bool] = []
  private let body: (any UIViewControllerContextTransitioning) -> Void

  init(_ body: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.body = body
    super.init()
    (from.view.backgroundColor, to.view.backgroundColor) = (.red, .blue)
    stage.window.rootViewController = from
    to.modalPresentationStyle = .fullScreen
    to.transitioningDelegate = self
    stage.run(for: 0.1)
  }

  func start() {
    from.present(to, animated: true)
    stage.frame()
  }

  /// Runs frames until `animationEnded` is called, for at most five seconds.
  func finish() {
    for _ in 0..<300 where ended.isEmpty { stage.frame() }
    stage.frame()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { body(context) }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// The class that a fifth of the published animators share: a basic animation that is its own delegate.
final class SelfReportingAnimation: CABasicAnimation, CAAnimationDelegate {
  var done: ((Bool) -> Void)?

  override init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  convenience init(keyPath: String, from: Any, to: Any, duration: TimeInterval, done: @escaping (Bool) -> Void) {
    self.init()
    (self.keyPath, fromValue, toValue, self.duration) = (keyPath, from, to, duration)
    self.done = done
    delegate = self
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { done?(flag) }
}
