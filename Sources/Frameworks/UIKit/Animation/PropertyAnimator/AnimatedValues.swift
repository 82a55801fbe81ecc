import QuartzCore

/// The values of a property as a function of the progress, usually from one value to another.
struct AnimatedValues {
  /// The first and the last value.
  let ends: (AnimatableValue, AnimatableValue)
  /// The keyframes; nil if the values are interpolated between the two ends.
  private let keyframes: CAKeyframeAnimation?

  init(from first: AnimatableValue, to last: AnimatableValue) {
    ends = (first, last)
    keyframes = nil
  }

  /// Takes the values of a keyframe animation, regardless of its timing; nil if it has none.
  init?(of keyframes: CAKeyframeAnimation) {
    guard let first = keyframes.value(at: 0), let last = keyframes.value(at: 1) else { return nil }
    ends = (first, last)
    self.keyframes = keyframes
  }

  var isPlain: Bool { keyframes == nil }

  /// Returns the value at a progress. Values that are interpolated between two ends continue beyond both.
  func value(at progress: Double) -> AnimatableValue {
    guard let keyframes else { return ends.0.interpolated(to: ends.1, at: progress) ?? ends.1 }
    return keyframes.value(at: min(max(progress, 0), 1)) ?? ends.1
  }

  /// Returns the animation of a segment, without a begin time.
  func animation(keyPath: String, isAdditive: Bool, on segment: AnimatorSegment) -> CAAnimation {
    if let keyframes { return Self.animation(of: keyframes, keyPath: keyPath, on: segment) }
    let change = segment.curve.animation(keyPath: keyPath, lasting: segment.length)
    change.fromValue = value(at: segment.first).object
    change.toValue = value(at: segment.last).object
    change.isAdditive = isAdditive
    return change
  }

  /// Returns the keyframes inside two groups. The outer one applies the segment's curve to the time. The inner one
  /// turns that into the time of the keyframes, in which they last `whole` seconds and begin after `rest`:
  ///
  ///     outer    0 ······························ length
  ///     inner    rest + first × whole ─────────── rest + last × whole
  ///
  /// The inner group begins earlier and ends later than needed, because a curve can go beyond its ends.
  private static func animation(
    of keyframes: CAKeyframeAnimation, keyPath: String, on segment: AnimatorSegment
  ) -> CAAnimation {
    let length = segment.length
    let distance = segment.last - segment.first
    let whole = distance == 0 ? length : length / abs(distance)
    let (early, rest) = (2 * length, 2 * (length + whole))
    let values = CAKeyframeAnimation(keyPath: keyPath)
    values.values = keyframes.values
    values.keyTimes = keyframes.keyTimes
    values.calculationMode = keyframes.calculationMode
    values.beginTime = rest
    values.duration = whole
    values.fillMode = .both
    let part = CAAnimationGroup()
    part.animations = [values]
    part.speed = distance == 0 ? 0 : distance < 0 ? -1 : 1
    part.beginTime = -early
    part.timeOffset = rest + segment.first * whole - early * Double(part.speed)
    part.duration = 2 * rest + whole
    part.repeatDuration = 2 * rest + whole
    let bent = CAAnimationGroup()
    bent.animations = [part]
    bent.timingFunction = segment.curve.function
    bent.duration = length
    bent.fillMode = .both
    return bent
  }
}
