/// A 4×4 matrix that transforms points in three dimensions. Points are row vectors: `[x y z 1] · m`. The translation is
/// in `m41`, `m42` and `m43`, and the perspective in `m34`.
public struct CATransform3D {
  /// Row 1, column 1.
  public var m11: CGFloat
  /// Row 1, column 2.
  public var m12: CGFloat
  /// Row 1, column 3.
  public var m13: CGFloat
  /// Row 1, column 4.
  public var m14: CGFloat
  /// Row 2, column 1.
  public var m21: CGFloat
  /// Row 2, column 2.
  public var m22: CGFloat
  /// Row 2, column 3.
  public var m23: CGFloat
  /// Row 2, column 4.
  public var m24: CGFloat
  /// Row 3, column 1.
  public var m31: CGFloat
  /// Row 3, column 2.
  public var m32: CGFloat
  /// Row 3, column 3.
  public var m33: CGFloat
  /// Row 3, column 4. −1/d is the perspective of an eye at distance d.
  public var m34: CGFloat
  /// Translation along x, in points.
  public var m41: CGFloat
  /// Translation along y, in points.
  public var m42: CGFloat
  /// Translation along z, in points.
  public var m43: CGFloat
  /// Row 4, column 4.
  public var m44: CGFloat

  /// Creates a matrix of zeros (not the identity), like any imported structure.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a matrix from its elements.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D: Sendable {}

/// The transform that does not move any point.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Returns `true` if `t` is the identity, element by element.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Returns `true` if both matrices are equal, element by element.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.row1 == b.row1 && a.row2 == b.row2 && a.row3 == b.row3 && a.row4 == b.row4
}

extension CATransform3D {
  /// Returns `true` if both are equal, element by element, or both nil.
  static func areEqual(_ a: CATransform3D?, _ b: CATransform3D?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return CATransform3DEqualToTransform(a, b)
  }

  /// The four rows, for arithmetic.
  package var rows: [SIMD4<Double>] { [row1, row2, row3, row4] }

  fileprivate var row1: SIMD4<Double> { SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)) }
  fileprivate var row2: SIMD4<Double> { SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)) }
  fileprivate var row3: SIMD4<Double> { SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)) }
  fileprivate var row4: SIMD4<Double> { SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)) }

  package init(rows r: [SIMD4<Double>]) {
    self.init(
      m11: CGFloat(r[0].x), m12: CGFloat(r[0].y), m13: CGFloat(r[0].z), m14: CGFloat(r[0].w),
      m21: CGFloat(r[1].x), m22: CGFloat(r[1].y), m23: CGFloat(r[1].z), m24: CGFloat(r[1].w),
      m31: CGFloat(r[2].x), m32: CGFloat(r[2].y), m33: CGFloat(r[2].z), m34: CGFloat(r[2].w),
      m41: CGFloat(r[3].x), m42: CGFloat(r[3].y), m43: CGFloat(r[3].z), m44: CGFloat(r[3].w))
  }
}
