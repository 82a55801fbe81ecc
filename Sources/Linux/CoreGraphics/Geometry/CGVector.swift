/// A direction with a length, in the plane.
public struct CGVector: Hashable, Codable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// A vector of no length.
  public init() {
    self.init(dx: CGFloat(0), dy: CGFloat(0))
  }

  /// A vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector from whole parts.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A vector from its parts.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector of no length.
  public static var zero: CGVector { CGVector() }
}
