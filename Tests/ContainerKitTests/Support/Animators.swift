import UIKit

/// An animator that runs a test's closure.
@MainActor final class ScriptedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.5
  var ended: [Bool] = []
  var body: (any UIViewControllerContextTransitioning) -> Void

  init(_ body: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.body = body
    super.init()
  }

  /// Returns an animator that fades the incoming page in, and reports the result that a closure returns.
  static func fade(saying answer: @escaping (any UIViewControllerContextTransitioning) -> Bool) -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(
        withDuration: 0.5, animations: { to.alpha = 1 },
        completion: { _ in context.completeTransition(answer(context)) })
    }
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    body(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// An interaction controller that keeps its context, which the test drives.
@MainActor final class ScriptedController: NSObject, UIViewControllerInteractiveTransitioning {
  var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }
}
