/// The values of `CAMediaTiming`, and the documented mapping between the parent's time and local time.
package struct MediaTiming: Equatable, Sendable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  /// Creates the timing of a layer, with an infinite duration, or of an animation, with 0 (measured).
  package init(duration: CFTimeInterval) { self.duration = duration }

  /// The tolerance within which two times are the same instant, in seconds. Frame times are sums and quotients of
  /// doubles. Without it, the last bit would decide whether an animation of 15 frames is over in the 15th.
  package static let instant: CFTimeInterval = 1e-9

  /// Returns the local time at the parent's time `parent`.
  package func localTime(_ parent: CFTimeInterval) -> CFTimeInterval {
    (parent - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// Returns the parent's time at the local time `local`. At speed 0 there is none, and the result is 0 (measured).
  package func parentTime(_ local: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? 0 : (local - timeOffset) / CFTimeInterval(speed) + beginTime
  }

  /// The duration of a cycle, forward or forward and back, in local time.
  package var cycle: CFTimeInterval { autoreverses ? duration * 2 : duration }

  /// The active duration, in local time.
  package var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? CFTimeInterval(repeatCount) * cycle : cycle
  }

  /// Returns `true` if the active duration, which includes the instant of the end, has passed at the time `parent`.
  package func isOver(at parent: CFTimeInterval) -> Bool {
    guard parent > beginTime else { return false }
    return abs((parent - beginTime) * CFTimeInterval(speed)) > activeDuration + Self.instant
  }

  /// Returns `true` if the active time has begun at the parent's time `parent`.
  package func hasBegun(at parent: CFTimeInterval) -> Bool { parent >= beginTime - Self.instant }
}
