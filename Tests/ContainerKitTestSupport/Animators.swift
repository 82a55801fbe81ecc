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

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { body(transitionContext) }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// An interaction controller that keeps its context, which the test drives.
@MainActor final class ScriptedController: NSObject, UIViewControllerInteractiveTransitioning {
  var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }
}

extension ScriptedAnimator {
  /// Slides by transforms and, as most published animators do, restores them in its completion.
  static func tidySlide() -> ScriptedAnimator {
    ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
        let incoming = context.viewController(forKey: .to)
      else { return }
      let width = context.initialFrame(for: incoming).minX
      to.transform = CGAffineTransform(translationX: width, y: 0)
      context.containerView.addSubview(to)
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear,
        animations: {
          to.transform = .identity
          from.transform = CGAffineTransform(translationX: -width, y: 0)
        },
        completion: { _ in
          from.transform = .identity
          to.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        })
    }
  }

  /// Animates the translation of both layers. The outgoing model is at its end, and the incoming one at rest.
  static func moves(_ make: @escaping (_ a: CGFloat, _ b: CGFloat) -> CAAnimation, key: String? = "move")
    -> ScriptedAnimator
  {
    ScriptedAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock {
        from.layer.transform = CATransform3DIdentity
        context.completeTransition(!context.transitionWasCancelled)
      }
      from.layer.transform = CATransform3DMakeTranslation(-390, 0, 0)
      from.layer.add(make(0, -390), forKey: key)
      to.layer.add(make(390, 0), forKey: key)
      CATransaction.commit()
    }
  }

  static func basic(_ duration: Double) -> (CGFloat, CGFloat) -> CAAnimation {
    { a, b in
      let move = CABasicAnimation(keyPath: "transform.translation.x")
      move.fromValue = a
      move.toValue = b
      move.duration = duration
      return move
    }
  }
}
