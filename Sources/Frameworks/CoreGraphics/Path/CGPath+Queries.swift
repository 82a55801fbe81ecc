extension CGPath {
  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { segments.isEmpty }

  /// The current point. Zero if the path is empty.
  public var currentPoint: CGPoint { Outline(segments: segments).current ?? .zero }

  /// The smallest rectangle around all points, including control points. Null if the path is empty.
  public var boundingBox: CGRect { CGRect(enclosing: segments.flatMap(\.points)) }

  /// The smallest rectangle around the lines and curves themselves. Null if the path is empty.
  public var boundingBoxOfPath: CGRect {
    var outline = Outline()
    var points: [CGPoint] = []
    for segment in segments {
      let start = outline.current ?? .zero
      switch segment {
      case .quad(let control, let end):
        points += Bezier(quadratic: start, control, end).turningPoints + [end]
      case .curve(let control1, let control2, let end):
        points += Bezier(p0: start, p1: control1, p2: control2, p3: end).turningPoints + [end]
      default:
        points += segment.points
      }
      outline.append(segment)
    }
    return CGRect(enclosing: points)
  }

  /// Returns `true` if the path contains a point. Open subpaths are treated as closed.
  ///
  /// - Parameter transform: Applied to the point before it is tested.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let position = point.applying(transform)
    var winding = 0
    for line in polylines() {
      var previous = line.points[line.points.count - 1]
      for next in line.points {
        winding += Self.crossing(from: previous, to: next, of: position)
        previous = next
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Returns +1 or −1 if the edge crosses the ray from `position` to the right, +1 for upward edges; otherwise 0. An edge
  /// includes its lower end but not its upper one, so that a shared corner counts once.
  private static func crossing(from a: CGPoint, to b: CGPoint, of position: CGPoint) -> Int {
    guard (a.y <= position.y) != (b.y <= position.y) else { return 0 }
    let side = (b.x - a.x) * (position.y - a.y) - (position.x - a.x) * (b.y - a.y)
    if a.y <= position.y { return side > 0 ? 1 : 0 }
    return side < 0 ? -1 : 0
  }

  /// Returns `true`, and sets `rect`, if the path is a single rectangle with sides along the axes.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard segments.count >= 4, segments.count <= 6, let corners = rectangleCorners else { return false }
    let box = CGRect(enclosing: corners)
    let sides = zip(corners, corners.dropFirst() + [corners[0]])
    guard sides.allSatisfy({ ($0.x == $1.x) != ($0.y == $1.y) }), Set(corners).count == 4 else { return false }
    rect?.pointee = box
    return true
  }

  private var rectangleCorners: [CGPoint]? {
    var steps = segments
    if steps.last == .close { steps.removeLast() }
    let points = steps.flatMap(\.points)
    guard steps.count == points.count, case .move = steps.first else { return nil }
    guard steps.dropFirst().allSatisfy({ $0.type == .addLineToPoint }) else { return nil }
    if points.count == 5, points[4] == points[0] { return Array(points.dropLast()) }
    return points.count == 4 ? points : nil
  }
}
