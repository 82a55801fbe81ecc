extension CATransform3D {
  /// Projects the point (x, y, 0) to the plane z = 0 of the target space, with the division by w.
  package func project(_ p: CGPoint) -> CGPoint {
    let x = p.x * m11 + p.y * m21 + m41
    let y = p.x * m12 + p.y * m22 + m42
    let w = p.x * m14 + p.y * m24 + m44
    return w == 0 || w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// Returns the point on the plane z = 0 that `project` maps to `p`. Nil if the plane is seen edge-on.
  package func unproject(_ p: CGPoint) -> CGPoint? {
    // The homography of `project`: rows (m11 m12 m14), (m21 m22 m24), (m41 m42 m44).
    let a = m22 * m44 - m24 * m42
    let b = m14 * m42 - m12 * m44
    let c = m12 * m24 - m14 * m22
    let determinant = m11 * a + m21 * b + m41 * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let x = p.x * a + p.y * (m24 * m41 - m21 * m44) + (m21 * m42 - m22 * m41)
    let y = p.x * b + p.y * (m11 * m44 - m14 * m41) + (m12 * m41 - m11 * m42)
    let w = p.x * c + p.y * (m14 * m21 - m11 * m24) + (m11 * m22 - m12 * m21)
    guard w != 0 else { return nil }
    return CGPoint(x: x / w, y: y / w)
  }

  /// Returns the smallest rectangle around the projection of `r`.
  package func project(_ r: CGRect) -> CGRect {
    CGRect(
      enclosing: [
        project(CGPoint(x: r.minX, y: r.minY)), project(CGPoint(x: r.maxX, y: r.minY)),
        project(CGPoint(x: r.minX, y: r.maxY)), project(CGPoint(x: r.maxX, y: r.maxY)),
      ])
  }

  /// Returns the smallest rectangle around the points that `project` maps to the corners of `r`.
  package func unproject(_ r: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
      CGPoint(x: r.maxX, y: r.maxY),
    ].compactMap(unproject)
    return corners.count == 4 ? CGRect(enclosing: corners) : nil
  }
}
