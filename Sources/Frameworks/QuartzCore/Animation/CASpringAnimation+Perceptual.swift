extension CASpringAnimation {
  /// Creates a spring of mass 1 from its perceived duration and its bounce.
  ///
  /// `perceptualDuration` is the period without damping, in seconds. `bounce` is 1 without damping, 0 with critical
  /// damping, and negative down to −1 with more. The animation's `duration` does not change. Set it to
  /// `settlingDuration` for the spring to come to rest.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let curve = SpringCurve.perceptual(duration: perceptualDuration, bounce: Double(bounce))
    mass = CGFloat(curve.mass)
    stiffness = CGFloat(curve.stiffness)
    damping = CGFloat(curve.damping)
    allowsOverdamping = true
  }

  /// The perceived duration in seconds: the period without damping.
  public var perceptualDuration: CFTimeInterval { 2 * .pi / curve.frequency }

  /// The bounce: 1 without damping, 0 with critical damping, negative with more.
  public var bounce: CGFloat {
    let ratio = Double(damping) / (2 * Double(stiffness * mass).squareRoot())
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }
}
