extension SpringCurve {
  /// Returns the spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`. It has
  /// mass 1 and the given damping ratio. Its stiffness makes the offset's envelope a thousandth of the distance after
  /// `duration` seconds (reverse-engineered; agrees with values measured on iOS).
  ///
  /// - dampingRatio: ζ, clamped to (0, 1].
  /// - initialVelocity: Distances per second, toward the target.
  /// - duration: In seconds, clamped to 0.01…10.
  package static func uiKit(dampingRatio: Double, initialVelocity: Double, duration: Double) -> SpringCurve {
    let z = min(max(dampingRatio, .leastNonzeroMagnitude), 1)
    let d = min(max(duration, 0.01), 10)
    var w = frequency(z, initialVelocity, d, start: 5 / d, steps: 12)
    if !w.isFinite { w = frequency(z, initialVelocity, d, start: 1 / d, steps: 20) }
    if !w.isFinite { w = log(1 / restOffset) / (z * d) }
    return SpringCurve(mass: 1, stiffness: w * w, damping: 2 * z * w, initialVelocity: initialVelocity)
  }

  /// Returns ω by Newton's method. On log |amplitude| − ζωD = log 0.001 it would be more stable. It is used on the
  /// plain equation because, if that has several roots, it finds the same one as UIKit.
  private static func frequency(_ z: Double, _ v: Double, _ d: Double, start: Double, steps: Int) -> Double {
    var w = start
    for _ in 0..<steps {
      let (value, slope) = z < 1 ? underdamped(w, z, v, d) : critical(w, v, d)
      w -= value / slope
    }
    return w
  }

  /// Returns |(ζω − v) / (ω √(1 − ζ²))| · e^(−ζωD) − 0.001, and its derivative by ω.
  private static func underdamped(_ w: Double, _ z: Double, _ v: Double, _ d: Double) -> (Double, Double) {
    let root = (1 - z * z).squareRoot()
    let decay = exp(-z * w * d)
    let amplitude = (z * w - v) / (w * root)
    let sign: Double = amplitude < 0 ? -1 : 1
    let slope = sign * decay * (v / (w * w * root) - z * d * amplitude)
    return (abs(amplitude) * decay - restOffset, slope)
  }

  /// Returns |1 + (ω − v) D| · e^(−ωD) − 0.001, and its derivative by ω.
  private static func critical(_ w: Double, _ v: Double, _ d: Double) -> (Double, Double) {
    let decay = exp(-w * d)
    let amplitude = 1 + (w - v) * d
    let sign: Double = amplitude < 0 ? -1 : 1
    return (abs(amplitude) * decay - restOffset, sign * decay * (d - d * amplitude))
  }
}
