/// The values behind `CAMediaTiming`, and the documented mapping between a parent's time and one's own.
package struct MediaTiming: Equatable, Sendable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  /// A layer's duration is infinite, an animation's 0 (measured).
  package init(duration: CFTimeInterval) { self.duration = duration }

  /// What two times may differ by and still be the same instant, seconds. Frame times are sums and quotients of doubles;
  /// without this, whether an animation of 15 frames is over in its 15th would depend on the last bit.
  package static let instant: CFTimeInterval = 1e-9

  /// One's own time at the parent's time `parent`.
  package func localTime(_ parent: CFTimeInterval) -> CFTimeInterval {
    (parent - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// The parent's time at one's own time `local`. At speed 0 there is no such time; it is 0 then (measured).
  package func parentTime(_ local: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? 0 : (local - timeOffset) / CFTimeInterval(speed) + beginTime
  }

  /// One run forwards, or forwards and back, in one's own time.
  package var cycle: CFTimeInterval { autoreverses ? duration * 2 : duration }

  /// For how long it is active, in one's own time.
  package var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? CFTimeInterval(repeatCount) * cycle : cycle
  }

  /// Whether the active duration has passed at the parent's time `parent`. The instant of the end still belongs to it.
  package func isOver(at parent: CFTimeInterval) -> Bool {
    guard parent > beginTime else { return false }
    return abs((parent - beginTime) * CFTimeInterval(speed)) > activeDuration + Self.instant
  }

  /// Whether it has begun at the parent's time `parent`.
  package func hasBegun(at parent: CFTimeInterval) -> Bool { parent >= beginTime - Self.instant }
}
