import QuartzCore

/// The delegate of one animation of a property animator, which reports its end. Animations retain a running animator
/// this way, but not a paused one. Used on the main thread only, like layers.
final class AnimatorCompletion: NSObject, CAAnimationDelegate, TouchBlocking, @unchecked Sendable {
  private let running: UIViewPropertyAnimator?
  private weak var animator: UIViewPropertyAnimator?
  let blocksTouches: Bool
  /// `true` if hit-testing uses the view's presentation position.
  let isHitAsShown: Bool

  @MainActor init(_ animator: UIViewPropertyAnimator, isRunning: Bool) {
    self.animator = animator
    running = isRunning ? animator : nil
    blocksTouches = !animator.isUserInteractionEnabled
    isHitAsShown = !animator.isManualHitTestingEnabled
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated { animator?.animationStopped(self, finished: flag) }
  }
}
