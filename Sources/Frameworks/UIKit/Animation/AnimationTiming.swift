import QuartzCore

/// The timing and options of the changes in one block.
struct AnimationTiming {
  enum Pace {
    case curve(UIView.AnimationCurve)
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
    /// A spring whose timing has the duration of the whole animation, not of one oscillation.
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

  /// `true` if a block inside a keyframe does not become part of it.
  var isIndependent: Bool {
    options.contains(.overrideInheritedDuration) || options.contains(.overrideInheritedOptions)
  }

  /// Returns this timing as it applies in a nested block. Duration, curve, options and the kind of animation are
  /// inherited unless overridden (header). The delay is the block's own (a guess: view-50).
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

  /// Returns an animation of `keyPath` without values.
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

  /// Applies the timing, without the delay. With a spring pace, other kinds of animations get the default curve.
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
