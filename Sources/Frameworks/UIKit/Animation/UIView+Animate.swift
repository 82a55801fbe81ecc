import QuartzCore

extension UIView {
  /// Animates the changes that `animations` makes to views, over `duration` seconds with ease-in-ease-out.
  /// (Guesses: time-11, view-19b.)
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Does the same with a completion; see `animate(withDuration:delay:options:animations:completion:)`.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that `animations` makes to views. The block runs at once, and the properties have their new
  /// values when it returns.
  ///
  /// `completion` is called once, when all animations of the block have ended: with true if they ran to their end, with
  /// false if one was removed or its view left the window. If the block animates nothing, it is called with true before
  /// this method returns. With a duration of 0 or less, or while animations are disabled, nothing is animated, and it is
  /// called in the next turn of the main queue (documented for 0, a guess (view-5) for the other). With curve 7, which
  /// the header does not name, the animation is the keyboard's spring and takes 0.5 seconds for any duration above 0
  /// (measured).
  /// - duration, delay: seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var timing = AnimationTiming(duration: duration, delay: delay, pace: .curve(options.curve), options: options)
    if options.isSystemSpring, duration > 0 {
      timing.pace = .settledSpring(SystemSpring.curve)
      timing.duration = SystemSpring.duration
    }
    ViewAnimation.run(timing, animations: animations, completion: completion)
  }

  /// Animates changes with a spring of mass 1 whose offset is a thousandth of the distance at the end of `duration`.
  /// - dampingRatio: 1 comes to rest without oscillating; smaller ratios oscillate. Clamped to the range from 0 to 1.
  /// - velocity: the initial speed, in distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationTiming.Pace.spring(dampingRatio: dampingRatio, velocity: velocity)
    let timing = AnimationTiming(duration: duration, delay: delay, pace: pace, options: options)
    ViewAnimation.run(timing, animations: animations, completion: completion)
  }

  /// Animates changes with a spring of mass 1 that seems to take `duration` seconds. The animation runs until the
  /// spring has settled, which takes longer, and `completion` is called then. (iOS 17)
  /// - bounce: 0 comes to rest without oscillating. Values up to 1 oscillate more and more; values down to −1 are
  ///   slower.
  /// - velocity: the initial speed, in distances per second.
  /// - delay: seconds.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = AnimationTiming(duration: duration, delay: delay, pace: .curve(.easeInOut), options: options)
    if duration > 0 {
      let curve = SpringCurve.perceptual(
        duration: duration, bounce: Double(bounce), initialVelocity: Double(velocity))
      timing.pace = .settledSpring(curve)
      timing.duration = curve.settlingDuration
    }
    ViewAnimation.run(timing, animations: animations, completion: completion)
  }

  /// Repeats the changes of `animations` inside an animation block. Elsewhere this only runs the block. A property
  /// animator runs until all repetitions have ended. It no longer repeats once scrubbed, reversed or continued with
  /// another timing.
  /// - count: the number of cycles; may have a fraction.
  /// - autoreverses: if true, each cycle runs forward and then backward.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    ViewAnimation.withRepeat(count: count, autoreverses: autoreverses, animations)
  }
}
