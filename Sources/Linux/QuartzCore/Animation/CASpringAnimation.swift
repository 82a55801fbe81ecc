/// A basic animation whose value hangs on a spring that pulls it to the end. It may pass the end and come back.
///
/// `duration` cuts the curve: set it to `settlingDuration` for the spring to come to rest.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring, above 0.
  open var mass: CGFloat = 1 { willSet { willChange() } }
  /// The force per distance, above 0.
  open var stiffness: CGFloat = 100 { willSet { willChange() } }
  /// The friction, 0 or more; more than critical counts as critical (measured).
  open var damping: CGFloat = 10 { willSet { willChange() } }
  /// The velocity at the start in ways (from start to end) per second; positive is towards the end.
  open var initialVelocity: CGFloat = 0 { willSet { willChange() } }

  /// After how many seconds the spring counts as at rest.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let copy = copy as? CASpringAnimation else { return copy }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    return copy
  }

  package var curve: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }

  override func pace(_ fraction: Double, lasting duration: CFTimeInterval) -> Double {
    curve.value(at: super.pace(fraction, lasting: duration) * duration)
  }
}
