import UIKit

/// A check for an animator that never reports its completion.
///
/// Nothing of the transition moves any more and the time that it said is over: a second later the container ends it, or
/// four frames later where somebody waits for the end.
struct Overdue {
  static let patience: CFTimeInterval = 1

  private var since: CFTimeInterval?
  private var count = 0

  /// To be asked once in each frame.
  mutating func isReached(at time: CFTimeInterval, isBusy: Bool, isAwaited: Bool) -> Bool {
    guard !isBusy else {
      self = Overdue()
      return false
    }
    let first = since ?? time
    since = first
    count += 1
    return time - first >= Self.patience || isAwaited && count > TransitionEnd.patience
  }
}
