/// The values of a keyframe animation and the times at which they are reached.
struct Keyframes {
  var values: [AnimatableValue]
  /// Shares of the whole, rising from 0 to 1.
  var times: [Double]

  /// nil for fewer than two values, or values that one can't be between.
  init?(values all: [Any], times given: [Double]?, isPaced: Bool) {
    let count = isPaced || given == nil ? all.count : min(all.count, given?.count ?? 0)
    values = all.prefix(count).compactMap { AnimatableValue($0) }
    guard count > 1, values.count == count else { return nil }
    if isPaced {
      times = Self.pacedTimes(values)
    } else {
      times = given ?? (0..<count).map { Double($0) / Double(count - 1) }
    }
  }

  /// Each step takes the share of the time that it is long.
  private static func pacedTimes(_ values: [AnimatableValue]) -> [Double] {
    let lengths = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return values.indices.map { Double($0) / Double(values.count - 1) } }
    return lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / total) }
  }

  /// The step under way at a share of the whole, and the share of it that has passed.
  func place(at fraction: Double) -> (index: Int, step: Double) {
    let index = min(times.dropLast().lastIndex { $0 <= fraction } ?? 0, values.count - 2)
    let length = times[index + 1] - times[index]
    return (index, length > 0 ? min(max((fraction - times[index]) / length, 0), 1) : 1)
  }

  /// The value on a smooth curve: a Catmull-Rom spline, whose tangents at the ends are the first and the last step, and
  /// elsewhere half the sum of the two steps, shared out by their lengths in time (values measured on Core Animation agree).
  func curve(from index: Int, at s: Double) -> AnimatableValue? {
    let p = values.map(\.components)
    guard p.allSatisfy({ $0.count == p[0].count }) else { return nil }
    let length = times[index + 1] - times[index]
    func tangent(_ k: Int, _ c: Int) -> Double {
      if k == 0 { return p[1][c] - p[0][c] }
      if k == p.count - 1 { return p[k][c] - p[k - 1][c] }
      return (p[k + 1][c] - p[k - 1][c]) / 2 * 2 * length / (times[k + 1] - times[k - 1])
    }
    let r = 1 - s
    let h = (r * r * (1 + 2 * s), s * r * r, s * s * (3 - 2 * s), -s * s * r)
    return values[index].withComponents(
      p[0].indices.map { c in
        h.0 * p[index][c] + h.1 * tangent(index, c) + h.2 * p[index + 1][c] + h.3 * tangent(index + 1, c)
      })
  }
}
