/// A smooth curve through points: a Kochanek–Bartels spline, which without tension, continuity and bias is a
/// Catmull–Rom spline (documented). Tangents are scaled by the steps' durations. Those at the ends are the first and
/// the last step (values measured on Core Animation agree).
struct Spline {
  private let points: [[Double]]
  private let times: [Double]
  private let shape: Keyframes.SplineShape

  private static let samples = 64

  init(_ points: [[Double]], times: [Double], shape: Keyframes.SplineShape) {
    (self.points, self.times, self.shape) = (points, times, shape)
  }

  /// Returns the point at `s`, 0…1, of the step from point `index` to the next one.
  func point(in index: Int, at s: Double) -> [Double] {
    let r = 1 - s
    let h = (r * r * (1 + 2 * s), s * r * r, s * s * (3 - 2 * s), -s * s * r)
    let (start, end) = (tangent(index, in: index, isIncoming: false), tangent(index + 1, in: index, isIncoming: true))
    return points[index].indices.map { c in
      h.0 * points[index][c] + h.1 * start[c] + h.2 * points[index + 1][c] + h.3 * end[c]
    }
  }

  /// Returns the tangent at a point for the step `index`, which comes in to the point or goes out from it.
  private func tangent(_ k: Int, in index: Int, isIncoming: Bool) -> [Double] {
    func value(_ list: [Double]) -> Double { list.indices.contains(k) ? list[k] : 0 }
    let tension = 1 - value(shape.tension)
    guard k > 0, k < points.count - 1 else {
      return zip(points[index], points[index + 1]).map { tension * ($1 - $0) }
    }
    let (bias, own) = (value(shape.bias), value(shape.continuity))
    let continuity = isIncoming ? -own : own
    let before = tension * (1 + bias) * (1 + continuity) / 2
    let after = tension * (1 - bias) * (1 - continuity) / 2
    let span = times[k + 1] - times[k - 1]
    let fraction = span > 0 ? 2 * (times[index + 1] - times[index]) / span : 1
    return points[k].indices.map { c in
      (before * (points[k][c] - points[k - 1][c]) + after * (points[k + 1][c] - points[k][c])) * fraction
    }
  }

  /// The steps' lengths along the curve.
  var lengths: [Double] { (0..<points.count - 1).map { measured($0).last ?? 0 } }

  /// Returns the `s` at a fraction of a step's length.
  func parameter(in index: Int, at fraction: Double) -> Double {
    let lengths = measured(index)
    let wanted = fraction * (lengths.last ?? 0)
    guard let above = lengths.firstIndex(where: { $0 >= wanted }), above > 0 else { return 0 }
    let (low, high) = (lengths[above - 1], lengths[above])
    return (Double(above - 1) + (high > low ? (wanted - low) / (high - low) : 0)) / Double(Self.samples)
  }

  private func measured(_ index: Int) -> [Double] {
    var (last, sum) = (points[index], 0.0)
    return (0...Self.samples).map { sample in
      let next = point(in: index, at: Double(sample) / Double(Self.samples))
      sum += zip(last, next).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
      last = next
      return sum
    }
  }
}
