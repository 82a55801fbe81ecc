import Foundation
import QuartzCore

/// The items or rows whose data was requested before they are visible.
///
/// These are those in the next screen, in the direction of the last movement, and they are requested in the layout in
/// which they come that near (a guess: list-37).
struct Prefetching {
  private var requested: Set<IndexPath> = []
  private var origin: CGPoint?
  private var isForward = true

  /// Returns the rectangle of the next screen, for bounds whose content moves along an axis.
  mutating func next(after bounds: CGRect, along axis: ScrollAxis) -> CGRect {
    if let origin, axis.of(origin) != axis.of(bounds.origin) {
      isForward = axis.of(origin) < axis.of(bounds.origin)
    }
    origin = bounds.origin
    let distance = axis.of(bounds.size) * (isForward ? 1 : -1)
    return axis == .horizontal ? bounds.offsetBy(dx: distance, dy: 0) : bounds.offsetBy(dx: 0, dy: distance)
  }

  /// Adopts the paths in the next screen. Returns those whose data has not been requested, in the same order, and those
  /// whose data is no longer needed.
  mutating func adopt(_ paths: [IndexPath], visible: Set<IndexPath>) -> (new: [IndexPath], cancelled: [IndexPath]) {
    let ahead = paths.filter { !visible.contains($0) }
    let new = ahead.filter { !requested.contains($0) }
    let cancelled = requested.subtracting(visible).subtracting(ahead)
    requested = Set(ahead)
    return (new, cancelled.sorted())
  }

  /// Forgets what was requested, because the data has changed.
  mutating func forget() { requested = [] }
}
