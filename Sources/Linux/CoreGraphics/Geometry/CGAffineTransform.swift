/// A transform of the plane that keeps parallel lines parallel, for row vectors: `[x y 1] × matrix`.
///
///     | a  b  0 |
///     | c  d  0 |
///     | tx ty 1 |
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// What x contributes to the new x.
  public var a: CGFloat
  /// What x contributes to the new y.
  public var b: CGFloat
  /// What y contributes to the new x.
  public var c: CGFloat
  /// What y contributes to the new y.
  public var d: CGFloat
  /// The way along x.
  public var tx: CGFloat
  /// The way along y.
  public var ty: CGFloat

  /// A transform of zeros only, which is not the identity and has no inverse.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// A transform from the six numbers of its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A transform from the six numbers of its matrix.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A rotation about the origin.
  ///
  /// - Parameter angle: Radians. A positive angle turns x towards y: anticlockwise where y points up, clockwise in
  ///   the coordinates of a view.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The transform that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether this is the identity, exactly.
  public var isIdentity: Bool { self == .identity }

  package var determinant: CGFloat { a * d - b * c }
}
