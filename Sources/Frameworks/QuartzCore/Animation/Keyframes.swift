/// The values of a keyframe animation and the times at which they are reached.
struct Keyframes {
  var values: [AnimatableValue]
  /// The times as fractions of the whole, rising from 0 to 1.
  var times: [Double]
  private let mode: CAAnimationCalculationMode
  private let spline: Spline?
  /// The decomposed steps between transforms. Empty if they have not been prepared.
  private var transformPaths: [TransformPath] = []

  /// The shape of the cubic modes' curve at each value. Values missing from a list are 0.
  struct SplineShape {
    var tension: [Double] = []
    var continuity: [Double] = []
    var bias: [Double] = []
  }

  /// Returns nil for fewer than two values, or if values cannot be interpolated.
  init?(values all: [Any], times given: [Double]?, mode: CAAnimationCalculationMode, shape: SplineShape) {
    let count = mode.isPaced || given == nil ? all.count : min(all.count, given?.count ?? 0)
    values = all.prefix(count).compactMap { AnimatableValue($0) }
    guard count > 1, values.count == count else { return nil }
    self.mode = mode
    times = given.map { Array($0.prefix(count)) } ?? []
    if mode.isPaced || given == nil { times = (0..<count).map { Double($0) / Double(count - 1) } }
    let components = values.map(\.components)
    let isSpline = mode.isCubic && components.allSatisfy { $0.count == components[0].count && !$0.isEmpty }
    if mode.isCubic && !isSpline { return nil }
    spline = isSpline ? Spline(components, times: times, shape: shape) : nil
    guard mode.isPaced else { return }
    pace(lengths: spline?.lengths ?? zip(values, values.dropFirst()).map { $0.distance(to: $1) })
  }

  /// Gives each step a fraction of the time in proportion to its length.
  private mutating func pace(lengths: [Double]) {
    let total = lengths.reduce(0, +)
    guard total > 0 else { return }
    times = lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / total) }
  }

  /// Decomposes the steps between transforms, which makes repeated evaluation faster.
  mutating func separateTransforms() {
    guard spline == nil else { return }
    let transforms = values.compactMap { value -> CATransform3D? in
      if case .transform(let transform) = value { transform } else { nil }
    }
    guard transforms.count == values.count else { return }
    transformPaths = zip(transforms, transforms.dropFirst()).map { TransformPath(from: $0, to: $1) }
  }

  /// Returns the current step at a fraction of the whole, and the fraction of the step that has passed.
  func place(at fraction: Double) -> (index: Int, step: Double) {
    let index = min(times.dropLast().lastIndex { $0 <= fraction } ?? 0, values.count - 2)
    let length = times[index + 1] - times[index]
    return (index, length > 0 ? min(max((fraction - times[index]) / length, 0), 1) : 1)
  }

  /// Returns the value at a fraction of a step.
  func value(from index: Int, at step: Double) -> AnimatableValue? {
    if !transformPaths.isEmpty { return .transform(transformPaths[index].transform(at: step)) }
    guard let spline else { return values[index].interpolated(to: values[index + 1], at: step) }
    let parameter = mode.isPaced ? spline.parameter(in: index, at: step) : step
    return values[index].withComponents(spline.point(in: index, at: parameter))
  }
}
