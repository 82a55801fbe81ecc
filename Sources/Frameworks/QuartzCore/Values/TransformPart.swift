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
    switch (self, value) {
    case (.planarTranslation, .size), (.planarTranslation, .point):
      return replaced(in: open(t), by: SIMD4(value.components[0], value.components[1], 0, 0))
    case (.planarTranslation, _): return nil
    case (_, .number(let n)): return replaced(in: open(t), by: SIMD4(n, 0, 0, 0))
    default: return nil
    }
  }
}

extension TransformPart {
  /// A transform that is taken apart, so that a part of it can be replaced repeatedly.
  struct Opened {
    let whole: CATransform3D
    /// The parts, if a rotation or a scale is to be replaced. Nil if there are none.
    let parts: SpatialDecomposition?
    let angles: SIMD3<Double>
  }

  /// The number of numbers of the part.
  var count: Int {
    if case .planarTranslation = self { 2 } else { 1 }
  }

  func numbers(in t: CATransform3D) -> SIMD4<Double> {
    let components = value(in: t)?.components ?? []
    return SIMD4(components.first ?? 0, components.count > 1 ? components[1] : 0, 0, 0)
  }

  func open(_ t: CATransform3D) -> Opened {
    switch self {
    case .translation, .planarTranslation, .element: return Opened(whole: t, parts: nil, angles: SIMD3())
    case .rotation:
      let parts = SpatialDecomposition(t)
      return Opened(whole: t, parts: parts, angles: parts?.rotation.eulerAngles ?? SIMD3())
    case .scale, .meanScale:
      // An axis with scale 0 has lost its direction, and gets that of the coordinate axis.
      var rows = t.rows
      for axis in 0..<3 where rows[axis].length3 == 0 { rows[axis][axis] = 1 }
      var parts = SpatialDecomposition(CATransform3D(rows: rows))
      // A flip in the plane flips x, not all three axes with a half turn.
      if CATransform3DIsAffine(t), let flipped = parts, flipped.scale.z < 0 { parts = flipped.flippedInPlane }
      return Opened(whole: t, parts: parts, angles: SIMD3())
    }
  }

  /// Returns the transform with this part replaced.
  func replaced(in opened: Opened, by value: SIMD4<Double>) -> CATransform3D {
    var whole = opened.whole
    switch self {
    case .translation(0): whole.m41 = CGFloat(value.x)
    case .translation(1): whole.m42 = CGFloat(value.x)
    case .translation: whole.m43 = CGFloat(value.x)
    case .planarTranslation: (whole.m41, whole.m42) = (CGFloat(value.x), CGFloat(value.y))
    case .element(let row, let column):
      var rows = whole.rows
      rows[row][column] = value.x
      return CATransform3D(rows: rows)
    case .scale(let axis):
      guard var parts = opened.parts else { return whole }
      parts.scale[axis] = value.x
      return parts.transform
    case .meanScale:
      guard var parts = opened.parts else { return whole }
      parts.scale = SIMD3(repeating: value.x)
      return parts.transform
    case .rotation(let axis):
      guard var parts = opened.parts else { return whole }
      var angles = opened.angles
      angles[axis] = value.x
      parts.rotation = Quaternion(eulerAngles: angles)
      return parts.transform
    }
    return whole
  }
}

extension SpatialDecomposition {
  /// The same transform with a positive scale of z: rotated by half a turn about z, which flips x and y.
  fileprivate var flippedInPlane: SpatialDecomposition {
    var result = self
    result.scale = -scale
    let old = rotation.rows
    let rows = (-old.0, -old.1, -old.2)
    result.scale.x = -result.scale.x
    result.rotation = Quaternion(rows: (-rows.0, rows.1, rows.2))
    result.skew = SIMD3(-skew.x, -skew.y, skew.z)
    return result
  }
}

extension SIMD4<Double> {
  var length3: Double { (x * x + y * y + z * z).squareRoot() }
}
