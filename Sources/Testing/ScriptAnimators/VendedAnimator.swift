import UIKit

/// An animator that vends its property animator, and returns the same one throughout a transition.
@MainActor final class VendedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  /// The number of frames after which it stops the animator that it vends, and completes. Nil if it never does.
  private let stopsAfter: Int?

  init(stopsAfter frames: Int? = nil) {
    stopsAfter = frames
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    AnimatorKind.interruptible.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let new = UIViewPropertyAnimator(duration: AnimatorKind.interruptible.duration, curve: .easeInOut)
    if let pages = MovedPages(transitionContext) {
      pages.place()
      new.addAnimations(pages.move)
      new.addCompletion { _ in pages.finish() }
      if let stopsAfter {
        LateCall.after(frames: stopsAfter) {
          if new.state == .active { new.stopAnimation(true) }
          pages.finish()
        }
      }
    }
    animator = new
    return new
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
