import QuartzCore

extension UIViewPropertyAnimator {
  static func makeRunning(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: @escaping () -> Void, _ completion: ((UIViewAnimatingPosition) -> Void)?
  ) -> Self {
    // Property animators ignore the options to repeat (reported by users).
    let options = options.subtracting([.repeat, .autoreverse])
    let own = AnimationTiming(duration: duration, delay: delay, pace: .curve(options.curve), options: options)
    let outer = ViewAnimation.isEnabled ? ViewAnimation.current : nil
    let timing = own.nested(in: outer?.timing)
    let animator = Self(duration: timing.duration, timingParameters: timing.pace.parameters)
    animator.isUserInteractionEnabled = timing.options.contains(.allowUserInteraction)
    animator.options = timing.options.subtracting([.repeat, .autoreverse])
    if let completion { animator.addCompletion(completion) }
    if outer != nil { animator.isInterruptible = false }
    if let outer = outer as? AnimatorBlock, outer.animator.isInterruptible {
      animator.follow(outer.animator, timing, animations)
    } else {
      animator.addAnimations(animations)
      animator.startAnimation(afterDelay: delay)
    }
    return animator
  }

  /// Lets another animator, in whose block this one was created, animate the changes of `block`.
  private func follow(_ other: UIViewPropertyAnimator, _ timing: AnimationTiming, _ block: () -> Void) {
    isTracked = true
    startAnimation(afterDelay: timing.delay)
    other.addNestedCompletion { self.finish(at: $0) }
    ViewAnimation.run(timing, animations: block, completion: nil)
  }
}

extension AnimationTiming.Pace {
  /// The pace as timing parameters of an animator.
  @MainActor fileprivate var parameters: any UITimingCurveProvider {
    switch self {
    case .curve(let curve): UICubicTimingParameters(animationCurve: curve)
    case .spring(let ratio, let velocity):
      UISpringTimingParameters(dampingRatio: ratio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    case .settledSpring(let spring):
      UISpringTimingParameters(
        mass: CGFloat(spring.mass), stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping),
        initialVelocity: CGVector(dx: spring.initialVelocity, dy: spring.initialVelocity))
    }
  }
}
