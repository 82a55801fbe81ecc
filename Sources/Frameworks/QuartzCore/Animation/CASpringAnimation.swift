/// A basic animation whose value is pulled to the end by a spring. It may overshoot the end and come back.
///
/// `duration` cuts the curve off. Set it to `settlingDuration` for the spring to come to rest.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring, greater than 0. (A guess: time-28.)
  open var mass: CGFloat = 1 { willSet { willChange(newValue > 0, "mass must be greater than 0") } }
  /// The force per distance, greater than 0.
  open var stiffness: CGFloat = 100 { willSet { willChange(newValue > 0, "stiffness must be greater than 0") } }
  /// The friction, 0 or more. More than critical is treated as critical unless `allowsOverdamping` is true (measured).
  open var damping: CGFloat = 10 { willSet { willChange(newValue >= 0, "damping must not be negative") } }
  /// The velocity at the start, in distances from start to end per second. Positive is toward the end.
  open var initialVelocity: CGFloat = 0 { willSet { willChange() } }

  /// A Boolean value that indicates whether more than critical damping makes the spring slower. The default is false,
  /// and true for a spring made from a perceptual duration and a bounce.
  open var allowsOverdamping = false { willSet { willChange() } }

  /// The time in seconds until the spring is considered at rest.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let copy = copy as? CASpringAnimation else { return copy }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  package var curve: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  override func pace(_ fraction: Double, lasting duration: CFTimeInterval) -> Double {
    curve.value(at: super.pace(fraction, lasting: duration) * duration)
  }

  /// Validates a value by the header's rules. An invalid value is a programmer error.
  private func willChange(_ isValid: Bool, _ rule: String) {
    willChange()
    if !isValid { fatalError("CASpringAnimation: \(rule)") }
  }
}
