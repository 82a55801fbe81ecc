/// A projective transform of the plane: a 4×4 matrix for points at z = 0, without the resulting z.
///
/// Row vectors, as in CATransform3D: x' = m11·x + m21·y + m31, y' = m12·x + m22·y + m32, w = m13·x + m23·y + m33, and
/// the point is (x'/w, y'/w). Points with w ≤ 0 lie behind the eye.
struct Homography {
  var m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat

  init(
    _ m11: CGFloat, _ m12: CGFloat, _ m13: CGFloat, _ m21: CGFloat, _ m22: CGFloat, _ m23: CGFloat, _ m31: CGFloat,
    _ m32: CGFloat, _ m33: CGFloat
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  init(_ t: CATransform3D) {
    self.init(t.m11, t.m12, t.m14, t.m21, t.m22, t.m24, t.m41, t.m42, t.m44)
  }

  init(_ t: CGAffineTransform) {
    self.init(t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1)
  }

  /// The same transform as an affine one, if all points are at the same distance from the eye.
  var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// The inverse up to a factor, which does not affect the transformed points. Positive w stays positive.
  var inverse: Homography {
    let sign: CGFloat = determinant < 0 ? -1 : 1
    return Homography(
      sign * (m22 * m33 - m23 * m32), sign * (m13 * m32 - m12 * m33), sign * (m12 * m23 - m13 * m22),
      sign * (m23 * m31 - m21 * m33), sign * (m11 * m33 - m13 * m31), sign * (m13 * m21 - m11 * m23),
      sign * (m21 * m32 - m22 * m31), sign * (m12 * m31 - m11 * m32), sign * (m11 * m22 - m12 * m21))
  }

  /// Returns the transform that applies this one first, and then `next`.
  func concatenating(_ next: Homography) -> Homography {
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * next.m11 + y * next.m21 + w * next.m31, x * next.m12 + y * next.m22 + w * next.m32,
        x * next.m13 + y * next.m23 + w * next.m33
      )
    }
    let (a, b, c) = (row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
    return Homography(a.0, a.1, a.2, b.0, b.1, b.2, c.0, c.1, c.2)
  }

  func w(_ point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

  func apply(_ point: CGPoint) -> CGPoint {
    let w = self.w(point)
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m31) / w, y: (m12 * point.x + m22 * point.y + m32) / w)
  }

  /// Returns the factor by which a small square at a point is enlarged.
  func magnification(at point: CGPoint) -> CGFloat {
    let w = self.w(point)
    return (abs(determinant) / abs(w * w * w)).squareRoot()
  }
}
