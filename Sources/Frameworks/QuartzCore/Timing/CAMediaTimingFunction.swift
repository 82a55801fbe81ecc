/// The pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1) that maps the elapsed fraction of time to the
/// animation's progress. Immutable.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let curve: BezierCurve

  /// Creates a predefined timing function. An unknown name is a programmer error.
  public convenience init(name: CAMediaTimingFunctionName) {
    guard let c = Self.named[name] else { fatalError("unknown timing function name: \(name.rawValue)") }
    self.init(controlPoints: c.0, c.1, c.2, c.3)
  }

  /// Creates a curve with the control points (`c1x`, `c1y`) and (`c2x`, `c2y`). The x of both should be in 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = BezierCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    super.init()
  }

  /// Writes x and y of control point `idx` (0…3) to `ptr`. Point 0 is (0, 0), and point 3 is (1, 1).
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(points.indices.contains(idx), "a timing function has control points 0 to 3")
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// Returns the progress at the fraction `x` of the time.
  package func value(at x: Double) -> Double { curve.value(at: x) }

  private static let named: [CAMediaTimingFunctionName: (Float, Float, Float, Float)] = [
    .linear: (0, 0, 1, 1), .easeIn: (0.42, 0, 1, 1), .easeOut: (0, 0, 0.58, 1), .easeInEaseOut: (0.42, 0, 0.58, 1),
    .default: (0.25, 0.1, 0.25, 1),
  ]
}
