import QuartzCore

/// The values that a property goes through, as a function of the share of the way; most often from one to another.
struct AnimatorWay {
  let values: [AnimatableValue]
  /// Shares of the way at which they are reached, rising from 0 to 1.
  let times: [Double]
  let mode: CAAnimationCalculationMode

  init(_ values: [AnimatableValue], times: [Double] = [0, 1], mode: CAAnimationCalculationMode = .linear) {
    (self.values, self.times, self.mode) = (values, times, mode)
  }

  var isPlain: Bool { values.count == 2 }

  /// The value at a share of the way. A way between two values goes on beyond both.
  func value(at progress: Double) -> AnimatableValue {
    if isPlain { return values[0].interpolated(to: values[1], at: progress) ?? values[1] }
    let index = min(times.dropLast().lastIndex { $0 <= progress } ?? 0, values.count - 2)
    if mode == .discrete { return progress >= 1 ? values[values.count - 1] : values[index] }
    let length = times[index + 1] - times[index]
    let step = length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1
    return values[index].interpolated(to: values[index + 1], at: step) ?? values[index + 1]
  }

  /// The animation of a segment of it, still without a place in time.
  func animation(keyPath: String, on segment: AnimatorSegment) -> CAPropertyAnimation {
    guard isPlain else { return keyframes(keyPath: keyPath, on: segment) }
    let change = segment.curve.animation(keyPath: keyPath, lasting: segment.length)
    change.fromValue = value(at: segment.first).object
    change.toValue = value(at: segment.last).object
    return change
  }

  private func keyframes(keyPath: String, on segment: AnimatorSegment) -> CAPropertyAnimation {
    let (first, last) = (segment.first, segment.last)
    let inner = times.filter { $0 > min(first, last) && $0 < max(first, last) }
    let stops = [first] + (first <= last ? inner : inner.reversed()) + [last]
    let change = CAKeyframeAnimation(keyPath: keyPath)
    change.values = stops.map { value(at: $0).object }
    change.keyTimes = stops.map { NSNumber(value: first == last ? $0 == last ? 1 : 0 : ($0 - first) / (last - first)) }
    change.calculationMode = mode == .discrete ? .discrete : .linear
    change.timingFunction = segment.curve.function
    change.duration = segment.length
    change.fillMode = .both
    return change
  }
}
