import QuartzCore

/// Hears of the end of one animation of a property animator. A running animator is retained by its animations in this
/// way, a paused one is not. Used on the main thread only, as layers are.
final class AnimatorReport: NSObject, CAAnimationDelegate, TouchBlocking, @unchecked Sendable {
  private let running: UIViewPropertyAnimator?
  private weak var animator: UIViewPropertyAnimator?
  let blocksTouches: Bool
  /// Whether the view is hit where it is shown.
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
