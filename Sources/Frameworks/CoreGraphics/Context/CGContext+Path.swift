internal import CCairo

extension CGContext {
  /// Clears the current path.
  public func beginPath() { cairo_new_path(cairo) }

  /// Starts a new subpath.
  public func move(to point: CGPoint) { cairo_move_to(cairo, point.x, point.y) }

  /// Adds a line from the current point. Has no effect without a current point.
  public func addLine(to point: CGPoint) { trace([.line(point)]) }

  /// Starts a new subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    trace([.move(first)] + points.dropFirst().map { .line($0) })
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    trace([.curve(control1: control1, control2: control2, end: end)])
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { trace([.quad(control: control, end: end)]) }

  /// Adds a line to the start of the subpath.
  public func closePath() { trace([.close]) }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { trace(path.segments) }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { trace { $0.addRect(rect) } }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  /// Adds a closed ellipse that touches the rectangle's sides.
  public func addEllipse(in rect: CGRect) { trace { $0.addEllipse(in: rect) } }

  /// Adds an arc of a circle, and a line to it from the current point, if any. Angles are in radians. `clockwise` means
  /// decreasing angles, which looks clockwise if y points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let delta = Outline.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    trace { $0.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta) }
  }

  /// Adds an arc tangent to the line from the current point to `tangent1End` and the line from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    trace { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// A Boolean value that indicates whether the current path is empty.
  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

  /// The current point, in user space. Zero if the path is empty.
  public var currentPointOfPath: CGPoint { current ?? .zero }

  /// The smallest rectangle around the path and its control points. Null if the path is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// A copy of the current path, in user space. Nil if it is empty.
  public var path: CGPath? {
    guard !isPathEmpty, let copy = cairo_copy_path(cairo) else { return nil }
    defer { cairo_path_destroy(copy) }
    return CGPath(segments: PathSegment.segments(of: copy.pointee))
  }

  /// Returns `true` if drawing the path in a mode would paint a point. Both are in user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard !isPathEmpty else { return false }
    let isFilled: Bool
    switch mode {
    case .stroke: isFilled = false
    case .fill, .fillStroke: isFilled = path?.contains(point, using: .winding) ?? false
    case .eoFill, .eoFillStroke: isFilled = path?.contains(point, using: .evenOdd) ?? false
    }
    if isFilled || mode == .fill || mode == .eoFill { return isFilled }
    return cairo_in_stroke(cairo, point.x, point.y) != 0
  }

  private var current: CGPoint? {
    guard cairo_has_current_point(cairo) != 0 else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    return CGPoint(x: x, y: y)
  }

  private func trace(_ shape: (inout Outline) -> Void) {
    var outline = Outline(segments: current.map { [.move($0)] } ?? [])
    let already = outline.segments.count
    shape(&outline)
    trace(Array(outline.segments.dropFirst(already)))
  }

  private func trace(_ segments: [PathSegment]) {
    PathSegment.trace(segments, in: cairo)
  }
}

extension PathSegment {
  /// Adds elements to Cairo's path. Leaves out lines and curves if there is no current point.
  package static func trace(_ segments: [PathSegment], in cairo: OpaquePointer) {
    for segment in segments {
      if case .move(let point) = segment {
        cairo_move_to(cairo, point.x, point.y)
        continue
      }
      guard cairo_has_current_point(cairo) != 0 else { continue }
      switch segment {
      case .move: break
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .quad(let control, let end):
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        let cubic = Bezier(quadratic: CGPoint(x: x, y: y), control, end)
        cairo_curve_to(cairo, cubic.p1.x, cubic.p1.y, cubic.p2.x, cubic.p2.y, end.x, end.y)
      case .curve(let control1, let control2, let end):
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }

  /// Returns the elements of a copied Cairo path. Cairo adds a move after every close. A trailing one is dropped.
  static func segments(of path: cairo_path_t) -> [PathSegment] {
    var segments: [PathSegment] = []
    var index = 0
    func point(_ offset: Int) -> CGPoint {
      let point = path.data[index + offset].point
      return CGPoint(x: point.x, y: point.y)
    }
    while index < Int(path.num_data) {
      let header = path.data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: segments.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: segments.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: segments.append(.curve(control1: point(1), control2: point(2), end: point(3)))
      default: segments.append(.close)
      }
      index += Int(header.length)
    }
    if segments.count > 1, case .move = segments[segments.count - 1], segments[segments.count - 2] == .close {
      segments.removeLast()
    }
    return segments
  }
}
