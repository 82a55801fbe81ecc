import QuartzCore

/// The pacing of an animator. Maps the elapsed fraction of the time, from 0 to 1, to the progress.
struct AnimatorCurve {
  var function: CAMediaTimingFunction?
  /// The spring. If there is one, `function` paces its time.
  var spring: SpringCurve?
  /// The duration that the spring's constants are meant for, in seconds.
  var springSpan: Double = 1
  /// The spring for vertical motion, if that has a different velocity.
  var verticalSpring: SpringCurve?

  static let linear = AnimatorCurve()

  /// Creates the curve that `parameters` describe for an animation of `duration` seconds.
  @MainActor init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
    if let cubic = parameters.cubicTimingParameters {
      let (a, b) = (cubic.controlPoint1, cubic.controlPoint2)
      function = CAMediaTimingFunction(controlPoints: Float(a.x), Float(a.y), Float(b.x), Float(b.y))
    }
    guard let timing = parameters.springTimingParameters else { return }
    let velocity = timing.initialVelocity
    springSpan = timing.settlingDuration ?? duration
    spring = timing.curve(velocity: velocity.dx, duration: duration)
    if velocity.dx != velocity.dy { verticalSpring = timing.curve(velocity: velocity.dy, duration: duration) }
  }

  /// Creates the curve of an animation that a nested block has made.
  init(of animation: CAAnimation) {
    function = animation.timingFunction
    if let animation = animation as? CASpringAnimation {
      spring = animation.curve
      springSpan = animation.duration
    }
  }

  private init() {}

  /// The curve for vertical motion.
  var vertical: AnimatorCurve {
    var result = self
    result.spring = verticalSpring ?? spring
    result.verticalSpring = nil
    return result
  }

  /// Returns the progress at a fraction of the time.
  func progress(at time: Double) -> Double {
    let paced = function?.value(at: time) ?? time
    return spring.map { $0.value(at: paced * springSpan) } ?? paced
  }

  /// Returns the first fraction of the time at which the progress is reached; 1 if it never is.
  func time(ofProgress progress: Double) -> Double {
    if progress <= 0 { return 0 }
    let steps = 512
    for step in 1...steps where self.progress(at: Double(step) / Double(steps)) >= progress {
      var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if self.progress(at: middle) >= progress { high = middle } else { low = middle }
      }
      return high
    }
    return 1
  }

  /// Returns an animation along the curve that lasts `span` seconds, without values.
  func animation(keyPath: String, lasting span: TimeInterval) -> CABasicAnimation {
    let animation: CABasicAnimation
    if let spring {
      // The same motion, faster or slower. Each constant is scaled by its dimension of time.
      let rate = springSpan / span
      let made = CASpringAnimation(keyPath: keyPath)
      made.mass = CGFloat(spring.mass)
      made.stiffness = CGFloat(spring.stiffness * rate * rate)
      made.damping = CGFloat(spring.damping * rate)
      made.initialVelocity = CGFloat(spring.initialVelocity * rate)
      animation = made
    } else {
      animation = CABasicAnimation(keyPath: keyPath)
    }
    animation.timingFunction = function
    animation.duration = span
    animation.fillMode = .both
    return animation
  }
}

extension UISpringTimingParameters {
  /// The duration of a spring with constants; nil for a damping ratio, which takes the given duration (measured).
  var settlingDuration: TimeInterval? {
    guard case .constants = spring else { return nil }
    return curve(velocity: initialVelocity.dx, duration: 0).settlingDuration
  }

  func curve(velocity: CGFloat, duration: TimeInterval) -> SpringCurve {
    switch spring {
    case .dampingRatio(let ratio):
      SpringCurve.uiKit(dampingRatio: Double(ratio), initialVelocity: Double(velocity), duration: duration)
    case .constants(let mass, let stiffness, let damping):
      SpringCurve(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(velocity))
    }
  }
}
