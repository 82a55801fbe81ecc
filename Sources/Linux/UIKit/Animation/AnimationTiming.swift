import QuartzCore

/// How the changes of one block are animated.
struct AnimationTiming {
  enum Pace {
    case curve(UIView.AnimationCurve)
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
    /// With the duration of the animation, not of one swing.
    case settledSpring(SpringCurve)
  }

  var duration: TimeInterval
  var delay: TimeInterval
  var pace: Pace
  var options: UIView.AnimationOptions
  var repeatCount: Float = 0
  var autoreverses = false

  init(duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    self.options = options
    if options.contains(.repeat) { repeatCount = .infinity }
    autoreverses = options.contains(.autoreverse)
  }

  /// Whether a block in a keyframe is no part of it.
  var isIndependent: Bool {
    options.contains(.overrideInheritedDuration) || options.contains(.overrideInheritedOptions)
  }

  /// What becomes of this timing in a block inside of another. Duration, curve, options and the kind of animation are
  /// the outer one's unless overridden (header); the delay is the block's own (a guess).
  func nested(in outer: AnimationTiming?) -> AnimationTiming {
    guard let outer else { return self }
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    let hasOwnPace =
      options.contains(.overrideInheritedOptions) || options.contains(.overrideInheritedCurve)
    if !hasOwnPace { result.pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) {
      result.options = outer.options
      result.repeatCount = outer.repeatCount
      result.autoreverses = outer.autoreverses
    }
    return result
  }

  /// An animation of `keyPath`, still without values.
  func animation(keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    if let curve = springCurve {
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.mass = CGFloat(curve.mass)
      spring.stiffness = CGFloat(curve.stiffness)
      spring.damping = CGFloat(curve.damping)
      spring.initialVelocity = CGFloat(curve.initialVelocity)
      spring.allowsOverdamping = curve.allowsOverdamping
      animation = spring
    } else {
      animation = CABasicAnimation(keyPath: keyPath)
    }
    apply(to: animation)
    return animation
  }

  /// Gives an animation the timing, without the delay. What is no spring itself has the default curve inside of one.
  func apply(to animation: CAAnimation) {
    if !(animation is CASpringAnimation) { animation.timingFunction = curve.timingFunction }
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
  }

  private var curve: UIView.AnimationCurve {
    if case .curve(let curve) = pace { curve } else { .easeInOut }
  }

  private var springCurve: SpringCurve? {
    switch pace {
    case .curve: nil
    case .spring(let dampingRatio, let velocity):
      SpringCurve.uiKit(dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity), duration: duration)
    case .settledSpring(let curve): curve
    }
  }
}
