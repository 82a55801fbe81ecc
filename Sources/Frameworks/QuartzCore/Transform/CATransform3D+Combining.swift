/// Returns `a · b`, which applies `a` first.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(
    m11: a.m11 * b.m11 + a.m12 * b.m21 + a.m13 * b.m31 + a.m14 * b.m41,
    m12: a.m11 * b.m12 + a.m12 * b.m22 + a.m13 * b.m32 + a.m14 * b.m42,
    m13: a.m11 * b.m13 + a.m12 * b.m23 + a.m13 * b.m33 + a.m14 * b.m43,
    m14: a.m11 * b.m14 + a.m12 * b.m24 + a.m13 * b.m34 + a.m14 * b.m44,
    m21: a.m21 * b.m11 + a.m22 * b.m21 + a.m23 * b.m31 + a.m24 * b.m41,
    m22: a.m21 * b.m12 + a.m22 * b.m22 + a.m23 * b.m32 + a.m24 * b.m42,
    m23: a.m21 * b.m13 + a.m22 * b.m23 + a.m23 * b.m33 + a.m24 * b.m43,
    m24: a.m21 * b.m14 + a.m22 * b.m24 + a.m23 * b.m34 + a.m24 * b.m44,
    m31: a.m31 * b.m11 + a.m32 * b.m21 + a.m33 * b.m31 + a.m34 * b.m41,
    m32: a.m31 * b.m12 + a.m32 * b.m22 + a.m33 * b.m32 + a.m34 * b.m42,
    m33: a.m31 * b.m13 + a.m32 * b.m23 + a.m33 * b.m33 + a.m34 * b.m43,
    m34: a.m31 * b.m14 + a.m32 * b.m24 + a.m33 * b.m34 + a.m34 * b.m44,
    m41: a.m41 * b.m11 + a.m42 * b.m21 + a.m43 * b.m31 + a.m44 * b.m41,
    m42: a.m41 * b.m12 + a.m42 * b.m22 + a.m43 * b.m32 + a.m44 * b.m42,
    m43: a.m41 * b.m13 + a.m42 * b.m23 + a.m43 * b.m33 + a.m44 * b.m43,
    m44: a.m41 * b.m14 + a.m42 * b.m24 + a.m43 * b.m34 + a.m44 * b.m44)
}

/// Returns the inverse of `t`, or `t` itself if it has none (measured).
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // 2×2 minors of the upper two rows (s) and of the lower two (c).
  let s0 = t.m11 * t.m22 - t.m21 * t.m12
  let s1 = t.m11 * t.m23 - t.m21 * t.m13
  let s2 = t.m11 * t.m24 - t.m21 * t.m14
  let s3 = t.m12 * t.m23 - t.m22 * t.m13
  let s4 = t.m12 * t.m24 - t.m22 * t.m14
  let s5 = t.m13 * t.m24 - t.m23 * t.m14
  let c0 = t.m31 * t.m42 - t.m41 * t.m32
  let c1 = t.m31 * t.m43 - t.m41 * t.m33
  let c2 = t.m31 * t.m44 - t.m41 * t.m34
  let c3 = t.m32 * t.m43 - t.m42 * t.m33
  let c4 = t.m32 * t.m44 - t.m42 * t.m34
  let c5 = t.m33 * t.m44 - t.m43 * t.m34
  let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
  guard determinant != 0, determinant.isFinite else { return t }
  let d = 1 / determinant
  return CATransform3D(
    m11: (t.m22 * c5 - t.m23 * c4 + t.m24 * c3) * d, m12: (-t.m12 * c5 + t.m13 * c4 - t.m14 * c3) * d,
    m13: (t.m42 * s5 - t.m43 * s4 + t.m44 * s3) * d, m14: (-t.m32 * s5 + t.m33 * s4 - t.m34 * s3) * d,
    m21: (-t.m21 * c5 + t.m23 * c2 - t.m24 * c1) * d, m22: (t.m11 * c5 - t.m13 * c2 + t.m14 * c1) * d,
    m23: (-t.m41 * s5 + t.m43 * s2 - t.m44 * s1) * d, m24: (t.m31 * s5 - t.m33 * s2 + t.m34 * s1) * d,
    m31: (t.m21 * c4 - t.m22 * c2 + t.m24 * c0) * d, m32: (-t.m11 * c4 + t.m12 * c2 - t.m14 * c0) * d,
    m33: (t.m41 * s4 - t.m42 * s2 + t.m44 * s0) * d, m34: (-t.m31 * s4 + t.m32 * s2 - t.m34 * s0) * d,
    m41: (-t.m21 * c3 + t.m22 * c1 - t.m23 * c0) * d, m42: (t.m11 * c3 - t.m12 * c1 + t.m13 * c0) * d,
    m43: (-t.m41 * s3 + t.m42 * s1 - t.m43 * s0) * d, m44: (t.m31 * s3 - t.m32 * s1 + t.m33 * s0) * d)
}
