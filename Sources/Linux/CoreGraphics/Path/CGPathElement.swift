/// What a step of a path is.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a new subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; a control point and the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; two control points and the end.
  case addCurveToPoint = 3
  /// Back to the start of the subpath; no point.
  case closeSubpath = 4
}

/// A step of a path, as `CGPath.applyWithBlock(_:)` shows it.
public struct CGPathElement {
  /// What the step is; says how many points there are.
  public var type: CGPathElementType
  /// The points of the step: control points first, the end last. Valid during the call they are handed to.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step from its parts.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Which points a path surrounds.
public enum CGPathFillRule: Int, Sendable {
  /// Those around which the path's windings do not cancel out.
  case winding
  /// Those from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, by windings.
  case fill = 0
  /// Filled, even-odd.
  case eoFill = 1
  /// Its line only.
  case stroke = 2
  /// Filled by windings, then its line.
  case fillStroke = 3
  /// Filled even-odd, then its line.
  case eoFillStroke = 4
}

/// The ends of open lines.
public enum CGLineCap: Int32, Sendable {
  /// Cut at the end.
  case butt = 0
  /// A half disc around the end.
  case round = 1
  /// Half a line width further.
  case square = 2
}

/// The corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, up to the miter limit.
  case miter = 0
  /// A disc around the corner.
  case round = 1
  /// Cut off.
  case bevel = 2
}
