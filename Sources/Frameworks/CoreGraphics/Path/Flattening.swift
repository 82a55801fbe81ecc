/// A sequence of straight lines.
package struct Polyline {
  package var points: [CGPoint]
  package var isClosed: Bool
}

extension CGPath {
  /// Returns the subpaths as polylines that deviate from curves by at most about `tolerance`.
  package func polylines(tolerance: CGFloat = 0.01) -> [Polyline] {
    var lines: [Polyline] = []
    var open = Polyline(points: [], isClosed: false)
    func end() {
      if open.points.count > 1 { lines.append(open) }
    }
    for segment in segments {
      let start = open.points.last ?? .zero
      switch segment {
      case .move(let point):
        end()
        open = Polyline(points: [point], isClosed: false)
      case .line(let point):
        open.points.append(point)
      case .quad(let control, let last):
        open.points += Bezier(quadratic: start, control, last).points(tolerance: tolerance)
      case .curve(let control1, let control2, let last):
        open.points += Bezier(p0: start, p1: control1, p2: control2, p3: last).points(tolerance: tolerance)
      case .close:
        guard let first = open.points.first else { continue }
        open.isClosed = true
        end()
        open = Polyline(points: [first], isClosed: false)
      }
    }
    end()
    return lines
  }
}

/// A cubic Bézier curve.
struct Bezier {
  var p0, p1, p2, p3: CGPoint

  init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  init(quadratic p0: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(
      p0: p0, p1: p0 + CGVector(from: p0, to: control) * (2 / 3),
      p2: end + CGVector(from: end, to: control) * (2 / 3), p3: end)
  }

  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  /// Returns points along the curve without its start. The bound on the second derivative determines their number.
  func points(tolerance: CGFloat) -> [CGPoint] {
    let bend = max(
      hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y), hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = wanted.isFinite ? max(1, min(500, Int(wanted))) : 1
    return (1..<count + 1).map { $0 == count ? p3 : point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// The points strictly inside the curve at which x or y has an extremum.
  var turningPoints: [CGPoint] {
    let x = Self.roots(p0.x, p1.x, p2.x, p3.x)
    let y = Self.roots(p0.y, p1.y, p2.y, p3.y)
    return (x + y).filter { $0 > 0 && $0 < 1 }.map(point(at:))
  }

  private static func roots(_ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat) -> [CGFloat] {
    let a = v3 - 3 * v2 + 3 * v1 - v0
    let b = 2 * (v2 - 2 * v1 + v0)
    let c = v1 - v0
    if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}
