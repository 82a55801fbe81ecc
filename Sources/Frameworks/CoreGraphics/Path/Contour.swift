/// A subpath as lines and curves of nonzero length.
struct Contour {
  /// The start of the subpath.
  var start: CGPoint
  var edges: [PathEdge] = []
  var isClosed = false
  /// `true` if there was any element besides a move. A contour without edges is a point in this case.
  var isDrawn = false

  /// Returns the subpaths of a path, without those that only move.
  static func all(of segments: [PathSegment]) -> [Contour] {
    var contours: [Contour] = []
    var open: Contour?
    func end() {
      if let open, open.isDrawn { contours.append(open) }
    }
    var current = CGPoint.zero
    for segment in segments {
      if case .move(let point) = segment {
        end()
        (open, current) = (Contour(start: point), point)
        continue
      }
      var contour = open ?? Contour(start: current)
      contour.isDrawn = true
      switch segment {
      case .move: break
      case .line(let point): contour.add(.line(from: current, to: point))
      case .quad(let control, let point): contour.add(.curve(Bezier(quadratic: current, control, point)))
      case .curve(let control1, let control2, let point):
        contour.add(.curve(Bezier(p0: current, p1: control1, p2: control2, p3: point)))
      case .close:
        contour.add(.line(from: current, to: contour.start))
        contour.isClosed = true
      }
      open = contour
      current = segment.points.last ?? contour.start
      if contour.isClosed {
        end()
        open = nil
      }
    }
    end()
    return contours
  }

  private mutating func add(_ edge: PathEdge) {
    if !edge.isPoint { edges.append(edge) }
  }
}

/// A line or a curve of a path.
enum PathEdge {
  case line(from: CGPoint, to: CGPoint)
  case curve(Bezier)

  var start: CGPoint {
    switch self {
    case .line(let from, _): from
    case .curve(let curve): curve.p0
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let to): to
    case .curve(let curve): curve.p3
    }
  }

  /// The path element that adds the edge from its start.
  var segment: PathSegment {
    switch self {
    case .line(_, let to): .line(to)
    case .curve(let curve): .curve(control1: curve.p1, control2: curve.p2, end: curve.p3)
    }
  }

  var reversed: PathEdge {
    switch self {
    case .line(let from, let to): .line(from: to, to: from)
    case .curve(let curve): .curve(Bezier(p0: curve.p3, p1: curve.p2, p2: curve.p1, p3: curve.p0))
    }
  }

  /// `true` if all of it is one point.
  var isPoint: Bool {
    switch self {
    case .line(let from, let to): from == to
    case .curve(let curve): curve.p0 == curve.p1 && curve.p0 == curve.p2 && curve.p0 == curve.p3
    }
  }

  /// The unit vector along the edge at its start.
  var startDirection: CGVector {
    switch self {
    case .line(let from, let to): CGVector(from: from, to: to).normalized
    case .curve(let curve): curve.direction
    }
  }

  /// The unit vector along the edge at its end.
  var endDirection: CGVector { -reversed.startDirection }
}

extension Bezier {
  /// The unit vector along the curve at its start.
  var direction: CGVector {
    let next = [p1, p2].first { $0 != p0 } ?? p3
    return CGVector(from: p0, to: next).normalized
  }

  /// The derivative at a parameter from 0 to 1.
  func derivative(at t: CGFloat) -> CGVector {
    let s = 1 - t
    return CGVector(from: p0, to: p1) * (3 * s * s) + CGVector(from: p1, to: p2) * (6 * s * t)
      + CGVector(from: p2, to: p3) * (3 * t * t)
  }

  /// The total angle between the legs of the control polygon, in radians. The curve itself turns no farther.
  var turning: CGFloat {
    let legs = [CGVector(from: p0, to: p1), CGVector(from: p1, to: p2), CGVector(from: p2, to: p3)].filter {
      $0.length > 0
    }
    return zip(legs, legs.dropFirst()).reduce(0) { sum, pair in
      let (a, b) = pair
      return sum + abs(atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy))
    }
  }

  /// Returns the parts before and after a parameter.
  func split(at t: CGFloat) -> (Bezier, Bezier) {
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a + CGVector(from: a, to: b) * t }
    let (a, b, c) = (between(p0, p1), between(p1, p2), between(p2, p3))
    let (d, e) = (between(a, b), between(b, c))
    let middle = between(d, e)
    return (Bezier(p0: p0, p1: a, p2: d, p3: middle), Bezier(p0: middle, p1: e, p2: c, p3: p3))
  }
}
