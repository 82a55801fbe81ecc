import QuartzCore

/// Computes where paged content comes to rest along an axis: at whole multiples of the view's length, counted from the
/// smallest offset. (A guess: scroll-14b.)
enum PageStops {
  /// The minimum velocity for going to the next page instead of the nearest one, in points per second (a
  /// guess: scroll-14).
  static let turningSpeed = 100.0

  static func stop(from position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, page: CGFloat) -> CGFloat {
    guard page > 0 else { return min(max(position, range.lowerBound), range.upperBound) }
    let turned = (position - range.lowerBound) / page
    let number: CGFloat
    if velocity >= turningSpeed {
      number = turned.rounded(.down) + 1
    } else if velocity <= -turningSpeed {
      number = turned.rounded(.up) - 1
    } else {
      number = turned.rounded()
    }
    return min(max(range.lowerBound + number * page, range.lowerBound), range.upperBound)
  }
}
