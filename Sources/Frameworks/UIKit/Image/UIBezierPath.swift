import CoreGraphics

/// A path of lines and curves that draws itself into the current graphics context. y points down.
open class UIBezierPath: NSObject, NSCopying {
  private(set) var path = CGMutablePath()
  var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// The width of the line that `stroke()` draws, in points. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of open lines.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a mitered corner, in line widths. The default is 10.
  open var miterLimit: CGFloat = 10
  /// A Boolean value that indicates whether areas that the path winds around twice are outside of it. The default is
  /// false.
  open var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// Makes a path with the elements of another.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the ellipse that touches the rectangle's sides.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a rectangle with rounded corners. The radius is at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(max(cornerRadius, 0), rect.width / 2, rect.height / 2)
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Makes an arc of a circle. Angles are in radians from the x-axis, and increase clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of the path. Setting a path copies it.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a straight line to the start of an arc, and the arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics names the directions for a y-axis that points up.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the subpath with a straight line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Returns a path with the same properties that runs in the other direction: each subpath starts at its last point.
  open func reversing() -> UIBezierPath {
    copied(of: path.reversed())
  }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path, not including its line width.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The end of the last element.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns true if a point is in the area that `fill()` fills.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns true if both paths have the same elements, line properties, dashes and fill rule. (That a path equals its
  /// copy is tested by libraries; that the properties count is a guess: draw-27.)
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    if other === self { return true }
    return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash
  }

  /// Equal paths have equal hashes. A path's hash changes with its elements.
  open override var hash: Int { path.hashValue }

  /// Returns a path with the same elements and properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    copied(of: path)
  }

  private func copied(of path: CGPath) -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}
