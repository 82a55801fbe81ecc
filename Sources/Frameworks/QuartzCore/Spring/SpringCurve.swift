/// A damped spring that pulls a value from 0 to 1, as a pure function of time.
///
///     mass · x″ = stiffness · (1 − x) − damping · x′,   x(0) = 0,  x′(0) = initialVelocity
///
/// More than critical damping is treated as critical, as in Core Animation (measured), unless overdamping is allowed.
package struct SpringCurve: Hashable, Sendable {
  /// The mass in kg, greater than 0.
  package var mass: Double
  /// The stiffness in N per meter, greater than 0.
  package var stiffness: Double
  /// The damping in N per (meter per second), 0 or more.
  package var damping: Double
  /// The initial velocity in distances from start to target, per second. Positive is toward the target.
  package var initialVelocity: Double

  /// `true` if more than critical damping makes the spring slower.
  package var allowsOverdamping: Bool

  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    (self.initialVelocity, self.allowsOverdamping) = (initialVelocity, allowsOverdamping)
  }

  /// ω, the angular frequency without damping, in radians per second.
  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// ζ. 0 never rests, and 1 rests soonest without passing the target. At most 1 unless overdamping is allowed.
  package var dampingRatio: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return allowsOverdamping ? ratio : min(1, ratio)
  }

  /// Returns the fraction of the distance at `time` seconds after the start. It may pass 1 and come back.
  package func value(at time: Double) -> Double { 1 - offset(at: time) }

  /// Returns the remaining fraction of the distance at `time` seconds. It is 1 at the start.
  package func offset(at time: Double) -> Double { PreparedSpring(self).offset(at: time) }

  /// Returns the velocity at `time` seconds, in distances per second.
  package func velocity(at time: Double) -> Double {
    let (w, z, v) = (frequency, dampingRatio, initialVelocity)
    if z > 1 { return overdampedVelocity(time) }
    guard z < 1 else { return (v + w * (w - v) * time) * exp(-w * time) }
    let wd = w * (1 - z * z).squareRoot()
    return exp(-z * w * time) * (v * cos(wd * time) + (w * w - z * w * v) / wd * sin(wd * time))
  }

  /// The two decays whose sum is the offset with overdamping, as rates per second. `fraction` is the fraction of the slow
  /// one; the rest is that of the fast one.
  var decays: (slow: Double, fast: Double, fraction: Double) {
    let (w, z) = (frequency, dampingRatio)
    let root = (z * z - 1).squareRoot()
    // The slow rate is a quotient, because the difference would lose digits with high damping.
    let (slow, fast) = (w / (z + root), w * (z + root))
    return (slow, fast, (fast - initialVelocity) / (fast - slow))
  }

  private func overdampedVelocity(_ time: Double) -> Double {
    let (slow, fast, a) = decays
    return a * slow * exp(-slow * time) + (1 - a) * fast * exp(-fast * time)
  }
}
