/// One step of a path, as a Bézier curve of one to three degrees.
struct PathStep {
  private let points: [CGPoint]
  /// Lengths from the start to the ends of eight even parts of the parameter; of a step that is gone through at one speed.
  /// Inside a part the parameter runs evenly: with as many parts, the points measured on Core Animation come out.
  private var lengths: [CGFloat] = []

  private static let parts = 8
  /// Straight lines that stand for the curve when it is measured.
  private static let samples = parts * 16

  /// `first` is where the subpath began, for a step that closes it.
  init(from start: CGPoint, _ segment: PathSegment, closingTo first: CGPoint) {
    points = segment == .close ? [start, first] : [start] + segment.points
  }

  var end: CGPoint { points[points.count - 1] }

  var length: CGFloat { measured.last ?? 0 }

  /// The same step, gone through at one speed.
  var paced: PathStep {
    var result = self
    let measured = measured
    result.lengths = stride(from: 0, through: Self.samples, by: Self.samples / Self.parts).map { measured[$0] }
    return result
  }

  /// Where a share of the step leads, and the direction there, radians.
  func place(at step: Double) -> (point: CGPoint, angle: CGFloat) {
    let t = parameter(at: step)
    let rows = levels(at: t)
    let tangent = rows.last { $0.count == 2 && $0[0] != $0[1] } ?? [points[0], end]
    return (rows[rows.count - 1][0], atan2(tangent[1].y - tangent[0].y, tangent[1].x - tangent[0].x))
  }

  /// De Casteljau's points, down to the one on the curve.
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

  /// The curve's parameter at a share of the step.
  private func parameter(at step: Double) -> CGFloat {
    guard let total = lengths.last, total > 0 else { return CGFloat(step) }
    let wanted = CGFloat(step) * total
    guard let above = lengths.firstIndex(where: { $0 >= wanted }), above > 0 else { return 0 }
    let (low, high) = (lengths[above - 1], lengths[above])
    let share = high > low ? (wanted - low) / (high - low) : 0
    return (CGFloat(above - 1) + share) / CGFloat(Self.parts)
  }
}
