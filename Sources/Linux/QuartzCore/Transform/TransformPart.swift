/// A part of a transform in a key path, as documented in Apple's Core Animation guide: `rotation`(`.x`, `.y`, `.z`), in
/// radians; `scale`(`.x`, `.y`, `.z`); `translation`(`.x`, `.y`, `.z`), in points; and elements, `m11`…`m44`.
enum TransformPart {
  case rotation(Int)
  case scale(Int)
  case meanScale
  case translation(Int)
  case planarTranslation
  case element(row: Int, column: Int)

  init?(_ path: String) {
    let names = path.split(separator: ".")
    let axis = names.count == 2 ? ["x": 0, "y": 1, "z": 2][names[1]] : nil
    guard names.count == 1 || axis != nil else { return nil }
    switch (names[0], axis) {
    case ("rotation", let axis): self = .rotation(axis ?? 2)
    case ("scale", let axis?): self = .scale(axis)
    case ("scale", nil): self = .meanScale
    case ("translation", let axis?): self = .translation(axis)
    case ("translation", nil): self = .planarTranslation
    default:
      let digits = names[0].dropFirst().compactMap(\.wholeNumberValue)
      guard axis == nil, names[0].hasPrefix("m"), names[0].count == 3, digits.count == 2,
        digits.allSatisfy((1...4).contains)
      else { return nil }
      self = .element(row: digits[0] - 1, column: digits[1] - 1)
    }
  }

  func value(in t: CATransform3D) -> AnimatableValue? {
    let parts = SpatialDecomposition(t)
    switch self {
    case .rotation(let axis): return .number(parts?.rotation.eulerAngles[axis] ?? 0)
    case .scale(let axis): return .number(parts?.scale[axis] ?? t.rows[axis].length3)
    case .meanScale: return .number((parts?.scale ?? SIMD3(0, 0, 0)).sum() / 3)
    case .translation(let axis): return .number(t.rows[3][axis])
    case .planarTranslation: return .size(CGSize(width: t.m41, height: t.m42))
    case .element(let row, let column): return .number(t.rows[row][column])
    }
  }

  func replaced(in t: CATransform3D, by value: AnimatableValue) -> CATransform3D? {
    var rows = t.rows
    switch (self, value) {
    case (.translation(let axis), .number(let n)):
      rows[3][axis] = n
      return CATransform3D(rows: rows)
    case (.planarTranslation, .size), (.planarTranslation, .point):
      (rows[3].x, rows[3].y) = (value.components[0], value.components[1])
      return CATransform3D(rows: rows)
    case (.element(let row, let column), .number(let n)):
      rows[row][column] = n
      return CATransform3D(rows: rows)
    case (.scale(let axis), .number(let n)):
      return scaled(t) { $0[axis] = n }
    case (.meanScale, .number(let n)):
      return scaled(t) { $0 = SIMD3(repeating: n) }
    case (.rotation(let axis), .number(let n)):
      guard var parts = SpatialDecomposition(t) else { return t }
      var angles = parts.rotation.eulerAngles
      angles[axis] = n
      parts.rotation = Quaternion(eulerAngles: angles)
      return parts.transform
    default: return nil
    }
  }

  /// Changes the scale. An axis with scale 0 has lost its direction, and gets that of the coordinate axis.
  private func scaled(_ t: CATransform3D, _ change: (inout SIMD3<Double>) -> Void) -> CATransform3D {
    var rows = t.rows
    for axis in 0..<3 where rows[axis].length3 == 0 { rows[axis][axis] = 1 }
    guard var parts = SpatialDecomposition(CATransform3D(rows: rows)) else { return t }
    if CATransform3DIsAffine(t), parts.scale.z < 0 {
      // A flip in the plane flips x, not all three axes with a half turn.
      parts = parts.flippedInPlane
    }
    change(&parts.scale)
    return parts.transform
  }
}

extension SpatialDecomposition {
  /// The same transform with a positive scale of z: rotated by half a turn about z, which flips x and y.
  fileprivate var flippedInPlane: SpatialDecomposition {
    var result = self
    result.scale = -scale
    let rows = rotation.rows.map { -$0 }
    result.scale.x = -result.scale.x
    result.rotation = Quaternion(rows: [-rows[0], rows[1], rows[2]])
    result.skew = SIMD3(-skew.x, -skew.y, skew.z)
    return result
  }
}

extension SIMD4<Double> {
  var length3: Double { (x * x + y * y + z * z).squareRoot() }
}
