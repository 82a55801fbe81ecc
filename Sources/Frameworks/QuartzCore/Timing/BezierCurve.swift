/// A cubic Bézier curve from (0, 0) to (1, 1), as a function from x to y. Both are fractions without units.
package struct BezierCurve: Hashable, Sendable {
  package var x1, y1, x2, y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Returns y at `x`, to about 1e-12. Outside 0…1 it is that of the nearer end.
  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return x }
    return Self.coordinate(parameter(at: x), y1, y2)
  }

  /// Returns the curve's parameter at `x` by Newton's method, with bisection if a step leaves the bracket.
  private func parameter(at x: Double) -> Double {
    var (low, high, s) = (0.0, 1.0, x)
    for _ in 0..<64 {
      let error = Self.coordinate(s, x1, x2) - x
      if abs(error) < 1e-14 { break }
      if error > 0 { high = s } else { low = s }
      let slope = Self.slope(s, x1, x2)
      let next = s - error / slope
      s = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-15 { break }
    }
    return s
  }

  private static func coordinate(_ s: Double, _ a: Double, _ b: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func slope(_ s: Double, _ a: Double, _ b: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }
}
