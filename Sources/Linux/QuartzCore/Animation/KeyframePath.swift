/// A path as keyframes: each of its steps lasts from one to the next (measured).
struct KeyframePath {
  private var steps: [PathStep] = []
  /// Shares of the whole, one more than steps.
  private var times: [Double]

  /// nil for a path of no steps.
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
      // Those that have both a time and a point count, as of values.
      times = Array(given.prefix(steps.count + 1))
      steps = Array(steps.prefix(times.count - 1))
    }
    if isPaced { steps = steps.map(\.paced) }
  }

  /// The step under way at a share of the whole, and the share of it that has passed.
  func place(at fraction: Double) -> (index: Int, step: Double) {
    let index = min(times.dropLast().lastIndex { $0 <= fraction } ?? 0, steps.count - 1)
    let length = times[index + 1] - times[index]
    return (index, length > 0 ? min(max((fraction - times[index]) / length, 0), 1) : 1)
  }

  /// Where a share of a step leads, and the direction of the path there, radians from x towards y.
  func place(in index: Int, at step: Double) -> (point: CGPoint, angle: CGFloat) { steps[index].place(at: step) }

  /// Where the step under way began: in the discrete mode the last point is never reached (measured).
  func start(at fraction: Double) -> (point: CGPoint, angle: CGFloat) { steps[place(at: fraction).index].place(at: 0) }
}
