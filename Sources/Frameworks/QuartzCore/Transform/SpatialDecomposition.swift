/// A transform as translation, perspective, rotation, skew and scale, for interpolation if a transform is not affine,
/// and for reading a part, as the key path `transform.rotation.y` does.
struct SpatialDecomposition {
  var translation = SIMD3<Double>()
  var perspective = SIMD4<Double>(0, 0, 0, 1)
  var scale = SIMD3<Double>(1, 1, 1)
  /// The skew of xy, xz and yz.
  var skew = SIMD3<Double>()
  var rotation = Quaternion()

  /// Returns nil if the transform has no inverse.
  init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    var m = t.rows.map { $0 / Double(t.m44) }
    let last = SIMD4(m[0].w, m[1].w, m[2].w, m[3].w)
    for i in 0..<3 { m[i].w = 0 }
    m[3].w = 1
    let plain = CATransform3D(rows: m)
    let inverse = CATransform3DInvert(plain)
    if last != SIMD4(0, 0, 0, 1) {
      // last = plain · perspective, as a column.
      perspective = SIMD4(inverse.rows.map { ($0 * last).sum() })
    }
    translation = SIMD3(m[3].x, m[3].y, m[3].z)
    var rows = m[0..<3].map { SIMD3($0.x, $0.y, $0.z) }
    scale.x = rows[0].norm
    guard scale.x != 0 else { return nil }
    rows[0] /= scale.x
    skew.x = (rows[0] * rows[1]).sum()
    rows[1] -= skew.x * rows[0]
    scale.y = rows[1].norm
    guard scale.y != 0 else { return nil }
    rows[1] /= scale.y
    skew.x /= scale.y
    skew.y = (rows[0] * rows[2]).sum()
    rows[2] -= skew.y * rows[0]
    skew.z = (rows[1] * rows[2]).sum()
    rows[2] -= skew.z * rows[1]
    scale.z = rows[2].norm
    guard scale.z != 0 else { return nil }
    rows[2] /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    if (rows[0] * rows[1].cross(rows[2])).sum() < 0 {
      scale = -scale
      rows = rows.map { -$0 }
    }
    rotation = Quaternion(rows: (rows[0], rows[1], rows[2]))
  }

  var transform: CATransform3D {
    let r = rotation.rows
    let x = r.0 * scale.x
    let y = (r.1 + skew.x * r.0) * scale.y
    let z = (r.2 + skew.y * r.0 + skew.z * r.1) * scale.z
    let plain = CATransform3D(
      m11: x.x, m12: x.y, m13: x.z, m14: 0, m21: y.x, m22: y.y, m23: y.z, m24: 0,
      m31: z.x, m32: z.y, m33: z.z, m34: 0, m41: translation.x, m42: translation.y, m43: translation.z, m44: 1)
    guard perspective != SIMD4(0, 0, 0, 1) else { return plain }
    var last = CATransform3DIdentity
    (last.m14, last.m24) = (CGFloat(perspective.x), CGFloat(perspective.y))
    (last.m34, last.m44) = (CGFloat(perspective.z), CGFloat(perspective.w))
    return CATransform3DConcat(plain, last)
  }

  func interpolated(to end: SpatialDecomposition, at fraction: Double) -> SpatialDecomposition {
    var result = self
    result.translation += (end.translation - translation) * fraction
    result.perspective += (end.perspective - perspective) * fraction
    result.scale += (end.scale - scale) * fraction
    result.skew += (end.skew - skew) * fraction
    result.rotation = rotation.interpolated(to: end.rotation, at: fraction)
    return result
  }
}
