import Foundation

/// Counts how often the same place was touched in quick succession, for `UITouch.tapCount`.
struct TapCounter {
  /// From one touch down to the next, in seconds (observed: about a third of a second).
  static let interval: TimeInterval = 0.35
  /// How far a finger may move until it taps no more; points
  /// (a guess: the header speaks of "a certain point").
  static let distance: CGFloat = 10
  /// How far the next touch may be from the one before; a finger does not come down twice in one place (guess).
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
