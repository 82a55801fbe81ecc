/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a new subpath. One point.
  case moveToPoint = 0
  /// Adds a line. One point.
  case addLineToPoint = 1
  /// Adds a quadratic curve. A control point and the end.
  case addQuadCurveToPoint = 2
  /// Adds a cubic curve. Two control points and the end.
  case addCurveToPoint = 3
  /// Closes the subpath. No points.
  case closeSubpath = 4
}

/// A path element, as passed by `CGPath.applyWithBlock(_:)`.
public struct CGPathElement {
  /// The type of the element. It determines the number of points.
  public var type: CGPathElementType
  /// The points of the element: control points first, the end last. Valid only during the call that passes them.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element from its type and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A rule that determines which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points for which the path's windings do not cancel out.
  case winding
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// A way to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills with the winding rule.
  case fill = 0
  /// Fills with the even-odd rule.
  case eoFill = 1
  /// Strokes the path.
  case stroke = 2
  /// Fills with the winding rule, then strokes.
  case fillStroke = 3
  /// Fills with the even-odd rule, then strokes.
  case eoFillStroke = 4
}

/// The style of the ends of open lines.
public enum CGLineCap: Int32, Sendable {
  /// Squared off exactly at the end.
  case butt = 0
  /// A half disc around the end.
  case round = 1
  /// Squared off half a line width beyond the end.
  case square = 2
}

/// The style of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, up to the miter limit.
  case miter = 0
  /// A disc around the corner.
  case round = 1
  /// Cut off.
  case bevel = 2
}
