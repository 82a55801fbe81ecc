import Foundation

/// Counts touches at the same point in quick succession, for `UITouch.tapCount`.
struct TapCounter {
  /// The maximum time from one touchdown to the next, in seconds (observed: about a third of a second).
  static let interval: TimeInterval = 0.35
  /// The distance that a finger may move in a tap, in points (a guess: touch-4b; the header speaks of "a certain
  /// point").
  static let distance: CGFloat = 10
  /// The maximum distance between two touches, because a finger does not hit the same point twice (a guess: touch-4).
  static let separation: CGFloat = 40

  private var last: (location: CGPoint, timestamp: TimeInterval, count: Int)?

  mutating func count(at location: CGPoint, timestamp: TimeInterval) -> Int {
    var count = 1
    if let last, timestamp - last.timestamp <= Self.interval,
      location.distance(to: last.location) <= Self.separation
    {
      count = last.count + 1
    }
    last = (location, timestamp, count)
    return count
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
