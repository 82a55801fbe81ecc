import QuartzCore

/// How the changes of one block are animated.
struct AnimationTiming {
  enum Pace {
    case curve(UIView.AnimationCurve)
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
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
    switch pace {
    case .curve(let curve):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = curve.timingFunction
    case .spring(let dampingRatio, let velocity):
      let curve = SpringCurve.uiKit(
        dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity), duration: duration)
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.mass = 1
      spring.stiffness = CGFloat(curve.stiffness)
      spring.damping = CGFloat(curve.damping)
      spring.initialVelocity = velocity
      animation = spring
    }
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    return animation
  }
}
