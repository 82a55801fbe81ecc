import QuartzCore

extension UIView {
  /// Animates what `animations` changes in views, over `duration` seconds with ease-in-ease-out.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// The same with a completion; see `animate(withDuration:delay:options:animations:completion:)`.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates what `animations` changes in views. The block runs at once; the properties have their new values when it
  /// returns.
  ///
  /// `completion` is called once, when all animations of the block have ended: with true if they ran to their end,
  /// with false if one was removed or its view left the window. In a block that animates nothing it is called before
  /// this method returns, with true. With a duration of 0 or less nothing is animated, and it is called in the next
  /// turn of the main queue. With the curve 7, which the header does not name, the animation is the keyboard's spring and
  /// takes 0.5 seconds, whatever the duration above 0 is (measured).
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

  /// Animates as a spring of mass 1 whose offset is down to a thousandth of the way at the end of `duration`.
  /// - dampingRatio: 1 comes to rest without oscillating; smaller ones oscillate. Taken as between 0 and 1.
  /// - velocity: the speed at the start, in ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationTiming.Pace.spring(dampingRatio: dampingRatio, velocity: velocity)
    let timing = AnimationTiming(duration: duration, delay: delay, pace: pace, options: options)
    ViewAnimation.run(timing, animations: animations, completion: completion)
  }

  /// Animates as a spring of mass 1 that seems to take `duration` seconds. It is animated until the spring has settled,
  /// which takes longer, and `completion` is called then. (iOS 17)
  /// - bounce: 0 comes to rest without oscillating, up to 1 oscillate more and more, down to −1 are slower.
  /// - velocity: the speed at the start, in ways a second.
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

  /// Repeats what `animations` changes, inside of an animation block; elsewhere it only runs the block. A property animator
  /// runs until all is repeated; scrubbed, reversed or continued with another timing, it does not repeat any more.
  /// - count: how many cycles; may have a fraction.
  /// - autoreverses: whether each cycle runs forwards and then backwards.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    ViewAnimation.withRepeat(count: count, autoreverses: autoreverses, animations)
  }
}
