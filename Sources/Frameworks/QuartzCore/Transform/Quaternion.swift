/// A rotation in space, as a quaternion of length 1.
struct Quaternion {
  typealias Rows = (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  var v = SIMD3<Double>()
  var w = 1.0

  init(v: SIMD3<Double> = SIMD3(), w: Double = 1) { (self.v, self.w) = (v, w) }

  /// Creates the rotation whose matrix, for row vectors, has these rows.
  init(rows r: Rows) {
    let trace = r.0.x + r.1.y + r.2.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(v: SIMD3(r.1.z - r.2.y, r.2.x - r.0.z, r.0.y - r.1.x) / s, w: s / 4)
    } else if r.0.x > r.1.y && r.0.x > r.2.z {
      let s = (1 + r.0.x - r.1.y - r.2.z).squareRoot() * 2
      self.init(v: SIMD3(s / 4, (r.0.y + r.1.x) / s, (r.0.z + r.2.x) / s), w: (r.1.z - r.2.y) / s)
    } else if r.1.y > r.2.z {
      let s = (1 + r.1.y - r.0.x - r.2.z).squareRoot() * 2
      self.init(v: SIMD3((r.0.y + r.1.x) / s, s / 4, (r.1.z + r.2.y) / s), w: (r.2.x - r.0.z) / s)
    } else {
      let s = (1 + r.2.z - r.0.x - r.1.y).squareRoot() * 2
      self.init(v: SIMD3((r.0.z + r.2.x) / s, (r.1.z + r.2.y) / s, s / 4), w: (r.0.y - r.1.x) / s)
    }
  }

  var rows: Rows {
    let (x, y, z) = (v.x, v.y, v.z)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// Returns the rotation at `fraction` of the shorter path to `end`.
  func interpolated(to end: Quaternion, at fraction: Double) -> Quaternion {
    var (b, dot) = (end, (v * end.v).sum() + w * end.w)
    if dot < 0 { (b, dot) = (Quaternion(v: -end.v, w: -end.w), -dot) }
    guard dot < 1 - 1e-12 else { return self }
    let angle = acos(dot)
    let (p, q) = (sin((1 - fraction) * angle) / sin(angle), sin(fraction * angle) / sin(angle))
    return Quaternion(v: v * p + b.v * q, w: w * p + b.w * q)
  }

  /// The angles in radians about x, y and z, applied in that order.
  var eulerAngles: SIMD3<Double> {
    let r = rows
    let y = asin(min(max(-r.0.z, -1), 1))
    guard abs(r.0.z) < 1 - 1e-9 else { return SIMD3(0, y, atan2(-r.1.x, r.1.y)) }
    return SIMD3(atan2(r.1.z, r.2.z), y, atan2(r.0.y, r.0.x))
  }

  /// Creates the rotation by `a` radians about x, then y, then z.
  init(eulerAngles a: SIMD3<Double>) {
    var t = CATransform3DConcat(CATransform3DIdentity, CATransform3DMakeRotation(CGFloat(a.x), 1, 0, 0))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(a.y), 0, 1, 0))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(a.z), 0, 0, 1))
    self.init(
      rows: (
        SIMD3(Double(t.m11), Double(t.m12), Double(t.m13)), SIMD3(Double(t.m21), Double(t.m22), Double(t.m23)),
        SIMD3(Double(t.m31), Double(t.m32), Double(t.m33))
      ))
  }
}

extension SIMD3<Double> {
  var norm: Double { (self * self).sum().squareRoot() }

  func cross(_ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x)
  }
}
