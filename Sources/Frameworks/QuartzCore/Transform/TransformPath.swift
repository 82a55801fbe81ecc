/// An interpolation between transforms, by parts and not by elements (measured). A transform without an inverse has no
/// parts in space, so its elements are interpolated.
enum TransformPath {
  case planar(PlanarDecomposition, PlanarDecomposition)
  case spatial(SpatialDecomposition, SpatialDecomposition)
  case elements(CATransform3D, CATransform3D)

  init(from start: CATransform3D, to end: CATransform3D) {
    if CATransform3DIsAffine(start) && CATransform3DIsAffine(end) {
      self = .planar(PlanarDecomposition(start), PlanarDecomposition(end))
    } else if let a = SpatialDecomposition(start), let b = SpatialDecomposition(end) {
      self = .spatial(a, b)
    } else {
      self = .elements(start, end)
    }
  }

  /// Returns the transform at `fraction`: 0 is the start, 1 is the end.
  func transform(at fraction: Double) -> CATransform3D {
    switch self {
    case .planar(let a, let b): a.interpolated(to: b, at: fraction).transform
    case .spatial(let a, let b): a.interpolated(to: b, at: fraction).transform
    case .elements(let a, let b): CATransform3D(rows: zip(a.rows, b.rows).map { $0 + ($1 - $0) * fraction })
    }
  }
}

extension CATransform3D {
  /// Returns the transform interpolated to `end` by `fraction`.
  package func interpolated(to end: CATransform3D, at fraction: Double) -> CATransform3D {
    TransformPath(from: self, to: end).transform(at: fraction)
  }
}
