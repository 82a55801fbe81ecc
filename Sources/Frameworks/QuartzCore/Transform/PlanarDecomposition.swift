/// An affine transform as translation, scale, rotation and the remainder (skew), for interpolation.
///
/// A flip is a negative scale of the axis that appears flipped, and rotations take the shorter direction. Values
/// measured on Core Animation agree with this decomposition, which is that of the W3C's CSS Transforms, to four digits.
struct PlanarDecomposition {
  var translation: SIMD2<Double>
  var scale: SIMD2<Double>
  /// The rotation in radians.
  var angle: Double
  /// The rows of the remaining matrix.
  var remainder: (SIMD2<Double>, SIMD2<Double>)

  init(_ t: CATransform3D) {
    translation = SIMD2(Double(t.m41), Double(t.m42))
    var row0 = SIMD2(Double(t.m11), Double(t.m12))
    var row1 = SIMD2(Double(t.m21), Double(t.m22))
    scale = SIMD2((row0 * row0).sum().squareRoot(), (row1 * row1).sum().squareRoot())
    if row0.x * row1.y - row0.y * row1.x < 0 {
      if row0.x < row1.y { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    if scale.x != 0 { row0 /= scale.x }
    if scale.y != 0 { row1 /= scale.y }
    angle = atan2(row0.y, row0.x)
    let (s, c) = (sin(angle), cos(angle))
    remainder = (c * row0 - s * row1, s * row0 + c * row1)
  }

  var transform: CATransform3D {
    // Without whole turns, whose sine is not exactly 0.
    let turn = angle.remainder(dividingBy: 2 * .pi)
    let (s, c) = (sin(turn), cos(turn))
    let row0 = (c * remainder.0 + s * remainder.1) * scale.x
    let row1 = (c * remainder.1 - s * remainder.0) * scale.y
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(
        a: CGFloat(row0.x), b: CGFloat(row0.y), c: CGFloat(row1.x), d: CGFloat(row1.y),
        tx: CGFloat(translation.x), ty: CGFloat(translation.y)))
  }

  func interpolated(to end: PlanarDecomposition, at fraction: Double) -> PlanarDecomposition {
    var (a, b) = (self, end)
    if (a.scale.x < 0 && b.scale.y < 0) || (a.scale.y < 0 && b.scale.x < 0) {
      // Flips across different axes. A half turn is the same as flipping both.
      a.scale = -a.scale
      a.angle += a.angle < 0 ? .pi : -.pi
    }
    // From 0, a half turn goes in the negative direction (measured). Therefore 0 counts as a full turn.
    if a.angle == 0 { a.angle = 2 * .pi }
    if b.angle == 0 { b.angle = 2 * .pi }
    if abs(a.angle - b.angle) > .pi {
      if a.angle > b.angle { a.angle -= 2 * .pi } else { b.angle -= 2 * .pi }
    }
    a.translation += (b.translation - a.translation) * fraction
    a.scale += (b.scale - a.scale) * fraction
    a.angle += (b.angle - a.angle) * fraction
    a.remainder.0 += (b.remainder.0 - a.remainder.0) * fraction
    a.remainder.1 += (b.remainder.1 - a.remainder.1) * fraction
    return a
  }
}
