/// A basic animation whose value hangs on a spring that pulls it to the end. It may pass the end and come back.
///
/// `duration` cuts the curve: set it to `settlingDuration` for the spring to come to rest.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring, above 0.
  open var mass: CGFloat = 1 { willSet { willChange(newValue > 0, "mass must be greater than 0") } }
  /// The force per distance, above 0.
  open var stiffness: CGFloat = 100 { willSet { willChange(newValue > 0, "stiffness must be greater than 0") } }
  /// The friction, 0 or more; more than critical counts as critical unless `allowsOverdamping` (measured).
  open var damping: CGFloat = 10 { willSet { willChange(newValue >= 0, "damping must not be negative") } }
  /// The velocity at the start in ways (from start to end) per second; positive is towards the end.
  open var initialVelocity: CGFloat = 0 { willSet { willChange() } }

  /// Whether damping above the critical makes the spring slower. False unless set, and true in a spring made from a
  /// perceptual duration and a bounce.
  open var allowsOverdamping = false { willSet { willChange() } }

  /// After how many seconds the spring counts as at rest.
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

  /// What the header asks for; anything else is a programmer error.
  private func willChange(_ isValid: Bool, _ rule: String) {
    willChange()
    if !isValid { fatalError("CASpringAnimation: \(rule)") }
  }
}
