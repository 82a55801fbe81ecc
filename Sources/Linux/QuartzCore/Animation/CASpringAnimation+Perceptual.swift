extension CASpringAnimation {
  /// A spring of mass 1, by how long it seems to take and how much it bounces.
  ///
  /// `perceptualDuration`, seconds, is that of one swing without damping. `bounce` is 1 without damping, 0 with critical
  /// damping, below 0 with more, down to −1. The animation's `duration` is left as it is; `settlingDuration` is the one
  /// with which the spring comes to rest.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let curve = SpringCurve.perceptual(duration: perceptualDuration, bounce: Double(bounce))
    mass = CGFloat(curve.mass)
    stiffness = CGFloat(curve.stiffness)
    damping = CGFloat(curve.damping)
    allowsOverdamping = true
  }

  /// How long the spring seems to take, seconds: one swing without damping.
  public var perceptualDuration: CFTimeInterval { 2 * .pi / curve.frequency }

  /// How much the spring bounces: 1 without damping, 0 with critical damping, below 0 with more.
  public var bounce: CGFloat {
    let ratio = Double(damping) / (2 * Double(stiffness * mass).squareRoot())
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }
}
