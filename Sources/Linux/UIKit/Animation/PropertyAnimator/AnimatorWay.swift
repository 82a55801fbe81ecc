import QuartzCore

/// The values that a property goes through, as a function of the share of the way; most often from one to another.
struct AnimatorWay {
  /// The first value and the last.
  let ends: (AnimatableValue, AnimatableValue)
  /// What lies between, where that is more than the way from one to the other.
  private let keyframes: CAKeyframeAnimation?

  init(from first: AnimatableValue, to last: AnimatableValue) {
    ends = (first, last)
    keyframes = nil
  }

  /// The way of an animation, whatever its timing; nil where it has none.
  init?(of keyframes: CAKeyframeAnimation) {
    guard let first = keyframes.value(at: 0), let last = keyframes.value(at: 1) else { return nil }
    ends = (first, last)
    self.keyframes = keyframes
  }

  var isPlain: Bool { keyframes == nil }

  /// The value at a share of the way. A way between two values goes on beyond both.
  func value(at progress: Double) -> AnimatableValue {
    guard let keyframes else { return ends.0.interpolated(to: ends.1, at: progress) ?? ends.1 }
    return keyframes.value(at: min(max(progress, 0), 1)) ?? ends.1
  }

  /// The animation of a segment of it, still without a place in time.
  func animation(keyPath: String, isAdditive: Bool, on segment: AnimatorSegment) -> CAAnimation {
    if let keyframes { return Self.animation(of: keyframes, keyPath: keyPath, on: segment) }
    let change = segment.curve.animation(keyPath: keyPath, lasting: segment.length)
    change.fromValue = value(at: segment.first).object
    change.toValue = value(at: segment.last).object
    change.isAdditive = isAdditive
    return change
  }

  /// The keyframes inside of two groups. The outer one bends the time to the segment's curve. The inner one makes of it
  /// the time of the keyframes, in which they last `whole` seconds and begin after `rest`:
  ///
  ///     outer    0 ······························ length
  ///     inner    rest + first × whole ─────────── rest + last × whole
  ///
  /// It begins earlier and ends later than is needed, for a curve goes beyond its ends.
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
