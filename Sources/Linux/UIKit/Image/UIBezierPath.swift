import CoreGraphics

/// A path of lines and curves that draws itself into the current graphics context. y points down.
open class UIBezierPath: NSObject, NSCopying {
  private(set) var path = CGMutablePath()
  var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// The width of the line that `stroke()` draws, in points; 1 at first.
  open var lineWidth: CGFloat = 1
  /// The ends of open lines.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long, in line widths, a mitred corner may be; 10 at first.
  open var miterLimit: CGFloat = 10
  /// Whether what the path winds around twice is outside of it; false at first.
  open var usesEvenOddFillRule = false

  /// A path without anything in it.
  public override init() {
    super.init()
  }

  /// A path with the elements of another.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that touches the rectangle's sides.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners; the radius is at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(max(cornerRadius, 0), rect.width / 2, rect.height / 2)
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// A part of a circle. Angles are in radians, from the direction of x; with the clock they grow.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of the path; a path set here is copied.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Begins a new line at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Goes straight to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Goes to a point in a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Goes to a point in a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Goes straight to the beginning of an arc, and along it.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics names directions for an axis that points up.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Goes straight back to where the line began.
  open func close() { path.closeSubpath() }

  /// Takes everything out.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Moves every point.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path, without its line's width.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the last element ended.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is in the area that `fill()` fills.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// A path with the same elements and properties.
  open func copy(with zone: NSZone? = nil) -> Any {
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
