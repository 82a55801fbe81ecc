/// One element of a path, as a Bézier curve of degree one to three.
struct PathStep {
  private let points: [CGPoint]
  /// The lengths from the start to the ends of eight equal parts of the parameter, for a step at constant speed. Within
  /// a part the parameter is linear. With eight parts, the results match points measured on Core Animation.
  private var lengths: [CGFloat] = []

  private static let parts = 8
  /// The number of straight lines that approximate the curve to measure its length.
  private static let samples = parts * 16

  /// Creates a step. `first` is the start of the subpath, for an element that closes it.
  init(from start: CGPoint, _ segment: PathSegment, closingTo first: CGPoint) {
    points = segment == .close ? [start, first] : [start] + segment.points
  }

  var end: CGPoint { points[points.count - 1] }

  var length: CGFloat { measured.last ?? 0 }

  /// The same step at constant speed.
  var paced: PathStep {
    var result = self
    let measured = measured
    result.lengths = stride(from: 0, through: Self.samples, by: Self.samples / Self.parts).map { measured[$0] }
    return result
  }

  /// Returns the point at a fraction of the step, and the direction there, in radians.
  func place(at step: Double) -> (point: CGPoint, angle: CGFloat) {
    let t = parameter(at: step)
    let rows = levels(at: t)
    let tangent = rows.last { $0.count == 2 && $0[0] != $0[1] } ?? [points[0], end]
    return (rows[rows.count - 1][0], atan2(tangent[1].y - tangent[0].y, tangent[1].x - tangent[0].x))
  }

  /// Returns De Casteljau's points, down to the one on the curve.
  private func levels(at t: CGFloat) -> [[CGPoint]] {
    var rows = [points]
    while let last = rows.last, last.count > 1 {
      rows.append(
        zip(last, last.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) })
    }
    return rows
  }

  private var measured: [CGFloat] {
    var (last, sum) = (points[0], CGFloat(0))
    return (0...Self.samples).map { index in
      let point = levels(at: CGFloat(index) / CGFloat(Self.samples)).last?.first ?? last
      sum += CGVector(from: last, to: point).length
      last = point
      return sum
    }
  }

  /// Returns the curve's parameter at a fraction of the step.
  private func parameter(at step: Double) -> CGFloat {
    guard let total = lengths.last, total > 0 else { return CGFloat(step) }
    let wanted = CGFloat(step) * total
    guard let above = lengths.firstIndex(where: { $0 >= wanted }), above > 0 else { return 0 }
    let (low, high) = (lengths[above - 1], lengths[above])
    let fraction = high > low ? (wanted - low) / (high - low) : 0
    return (CGFloat(above - 1) + fraction) / CGFloat(Self.parts)
  }
}
