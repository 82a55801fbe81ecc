import Foundation

/// The path of the fingers' center, without jumps when a finger joins or leaves, and its velocity.
@MainActor struct PanPath {
  /// The time over which the velocity is averaged, in seconds (measured: about this).
  static let window: TimeInterval = 0.1

  private(set) var position = CGPoint.zero
  private var locations: [ObjectIdentifier: CGPoint] = [:]
  private var samples: [(time: TimeInterval, position: CGPoint)] = []
  private var now: TimeInterval = 0

  mutating func add(_ touch: UITouch) {
    locations[ObjectIdentifier(touch)] = touch.location + touch.scrolled
    now = touch.timestamp
    if samples.isEmpty { samples.append((now, position)) }
  }

  mutating func remove(_ touch: UITouch) {
    locations[ObjectIdentifier(touch)] = nil
  }

  /// Updates the fingers' positions. An event that moves none of them lets time pass, but is no sample: a lift, which
  /// happens where the last move ended, does not slow the gesture down.
  mutating func move(_ fingers: [UITouch], at timestamp: TimeInterval) {
    guard !fingers.isEmpty else { return }
    var sum = CGPoint.zero
    for finger in fingers {
      let key = ObjectIdentifier(finger)
      let location = finger.location + finger.scrolled
      sum = sum + (location - (locations[key] ?? location))
      locations[key] = location
    }
    now = timestamp
    guard sum != .zero || fingers.contains(where: { $0.phase == .moved }) else { return }
    position = position + sum * (1 / CGFloat(fingers.count))
    samples.append((timestamp, position))
    // One sample from before the window is kept, in case moves are further apart than that.
    while samples.count > 2, samples[1].time < timestamp - Self.window { samples.removeFirst() }
  }

  /// The velocity, in points per second.
  var velocity: CGPoint {
    // Timestamps are sums of frame intervals: the window includes its own edge.
    let oldest = now - Self.window - 1e-6
    guard let last = samples.last, last.time >= oldest else { return .zero }
    var first = samples.first { $0.time >= oldest } ?? last
    if first.time == last.time, samples.count > 1 { first = samples[samples.count - 2] }
    guard last.time > first.time else { return .zero }
    return (last.position - first.position) * (1 / CGFloat(last.time - first.time))
  }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: a.x * factor, y: a.y * factor) }
}
