/// A path as keyframes. Each of its steps runs from one keyframe to the next (measured).
struct KeyframePath {
  private var steps: [PathStep] = []
  /// The keyframe times, as fractions of the whole. One more than there are steps.
  private var times: [Double]

  /// Returns nil if the path has no steps.
  init?(_ path: CGPath, times given: [Double]?, isPaced: Bool) {
    var (current, first) = (CGPoint.zero, CGPoint.zero)
    for segment in path.segments {
      if case .move(let point) = segment {
        (current, first) = (point, point)
        continue
      }
      let step = PathStep(from: current, segment, closingTo: first)
      current = step.end
      steps.append(step)
    }
    guard !steps.isEmpty else { return nil }
    let count = steps.count
    times = (0...count).map { Double($0) / Double(count) }
    if isPaced {
      let lengths = steps.map(\.length)
      let total = lengths.reduce(0, +)
      if total > 0 { times = lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / total) } }
    } else if let given, given.count > 1 {
      // As with values, only keyframes that have both a time and a point count.
      times = Array(given.prefix(steps.count + 1))
      steps = Array(steps.prefix(times.count - 1))
    }
    if isPaced { steps = steps.map(\.paced) }
  }

  /// Returns the current step at a fraction of the whole, and the fraction of the step that has passed.
  func place(at fraction: Double) -> (index: Int, step: Double) {
    let index = min(times.dropLast().lastIndex { $0 <= fraction } ?? 0, steps.count - 1)
    let length = times[index + 1] - times[index]
    return (index, length > 0 ? min(max((fraction - times[index]) / length, 0), 1) : 1)
  }

  /// Returns the point at a fraction of a step, and the path's direction there, in radians from x toward y.
  func place(in index: Int, at step: Double) -> (point: CGPoint, angle: CGFloat) { steps[index].place(at: step) }

  /// Returns the start of the current step. In discrete mode the last point is never reached (measured).
  func start(at fraction: Double) -> (point: CGPoint, angle: CGFloat) { steps[place(at: fraction).index].place(at: 0) }
}
