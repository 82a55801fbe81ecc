import Foundation

/// The limits of a swipe at a time after the touch: the minimum distance, and the maximum across (recorded).
struct SwipeLimits {
  /// The minimum distance along the direction, in points.
  let along: CGFloat
  /// The maximum distance to either side of it, in points.
  let across: CGFloat

  /// - Parameter time: in seconds.
  init(time: TimeInterval) {
    along = 50 * (1 - 0.94 * time)
    across = 50 * (1 - 0.98 * time)
  }

  /// Returns the directions that all fingers keep to, and those of them in which all have moved far enough.
  func ways(
    of fingers: [CGPoint], within directions: UISwipeGestureRecognizer.Direction
  ) -> (possible: UISwipeGestureRecognizer.Direction, complete: UISwipeGestureRecognizer.Direction) {
    var (possible, complete) = (UISwipeGestureRecognizer.Direction(), UISwipeGestureRecognizer.Direction())
    for direction in [.right, .left, .up, .down] as [UISwipeGestureRecognizer.Direction]
    where directions.contains(direction) {
      let movements = fingers.map { Self.split($0, along: direction) }
      // Rounding errors in sums of coordinates are ignored.
      guard movements.allSatisfy({ $0.along > -1e-6 && abs($0.across) < across + 1e-6 }) else { continue }
      possible.insert(direction)
      if movements.allSatisfy({ $0.along > along - 1e-6 }) { complete.insert(direction) }
    }
    return (possible, complete)
  }

  private static func split(
    _ movement: CGPoint, along direction: UISwipeGestureRecognizer.Direction
  ) -> (along: CGFloat, across: CGFloat) {
    switch direction {
    case .right: (movement.x, movement.y)
    case .left: (-movement.x, movement.y)
    case .down: (movement.y, movement.x)
    default: (-movement.y, movement.x)
    }
  }
}
