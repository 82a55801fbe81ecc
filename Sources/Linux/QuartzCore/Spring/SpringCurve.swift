/// A damped spring that pulls a value from 0 to 1, as a pure function of time.
///
///     mass · x″ = stiffness · (1 − x) − damping · x′,   x(0) = 0,  x′(0) = initialVelocity
///
/// Damping above the critical counts as critical, as Core Animation has it (measured), unless it is allowed.
package struct SpringCurve: Hashable, Sendable {
  /// kg, above 0.
  package var mass: Double
  /// N per metre, above 0.
  package var stiffness: Double
  /// N per (metre per second), 0 or more.
  package var damping: Double
  /// Ways (from start to target) per second; positive is towards the target.
  package var initialVelocity: Double

  /// Whether damping above the critical makes the spring slower.
  package var allowsOverdamping: Bool

  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    (self.initialVelocity, self.allowsOverdamping) = (initialVelocity, allowsOverdamping)
  }

  /// ω, the angular frequency without damping, radians per second.
  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// ζ: 0 never rests, 1 rests soonest without passing the target; at most 1 unless more is allowed.
  package var dampingRatio: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return allowsOverdamping ? ratio : min(1, ratio)
  }

  /// The fraction of the way at `time` seconds after the start; may pass 1 and come back.
  package func value(at time: Double) -> Double { 1 - offset(at: time) }

  /// What is left of the way at `time` seconds, 1 at the start.
  package func offset(at time: Double) -> Double {
    let (w, z) = (frequency, dampingRatio)
    if z > 1 { return overdamped(time).offset }
    guard z < 1 else { return (1 + (w - initialVelocity) * time) * exp(-w * time) }
    let wd = w * (1 - z * z).squareRoot()
    return exp(-z * w * time) * (cos(wd * time) + (z * w - initialVelocity) / wd * sin(wd * time))
  }

  /// The velocity at `time` seconds, ways per second.
  package func velocity(at time: Double) -> Double {
    let (w, z, v) = (frequency, dampingRatio, initialVelocity)
    if z > 1 { return overdamped(time).velocity }
    guard z < 1 else { return (v + w * (w - v) * time) * exp(-w * time) }
    let wd = w * (1 - z * z).squareRoot()
    return exp(-z * w * time) * (v * cos(wd * time) + (w * w - z * w * v) / wd * sin(wd * time))
  }

  /// The offset with damping above the critical is the sum of a slow and a fast decay, rates per second; `share` is that
  /// of the slow one, the rest is the fast one's.
  var decays: (slow: Double, fast: Double, share: Double) {
    let (w, z) = (frequency, dampingRatio)
    let root = (z * z - 1).squareRoot()
    // The slow rate as a quotient: the difference would lose its digits where damping is great.
    let (slow, fast) = (w / (z + root), w * (z + root))
    return (slow, fast, (fast - initialVelocity) / (fast - slow))
  }

  private func overdamped(_ time: Double) -> (offset: Double, velocity: Double) {
    let (slow, fast, a) = decays
    let (b, s, f) = (1 - a, exp(-slow * time), exp(-fast * time))
    return (a * s + b * f, a * slow * s + b * fast * f)
  }
}
