import UIKit

/// The timing with which an interaction controller completes a transition.
@MainActor struct CompletionTiming {
  /// The speed, as a multiple of the one at which the whole transition takes its duration.
  let speed: CGFloat
  let curve: CompletionCurve
  /// The timing with which an interruptible animator runs on by itself; nil to move it.
  let continuation: (any UITimingCurveProvider)?

  /// Lets an interruptible animator run on by itself. Returns false if the caller has to move it.
  func continueAnimation(of driver: any TransitionDriver, _ direction: Direction) -> Bool {
    guard let continuation else { return false }
    let remaining = CGFloat(direction == .toEnd ? 1 - driver.progress : driver.progress)
    return driver.continueAnimation(direction, timing: continuation, durationFactor: remaining / speed)
  }
}
