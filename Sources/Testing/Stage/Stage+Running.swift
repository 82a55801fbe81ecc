import UIKit

extension Stage {
  /// `true` if all input has been delivered.
  package var settledInput: Bool { input.isEmpty }

  /// `true` if nothing of a transition moves, and its animator has not reported its end.
  package var isAwaitingReport: Bool { audit.isAwaitingReport }

  /// Runs frames for a number of seconds. The last one is at or before their end.
  public func run(for seconds: TimeInterval) {
    run(untilTime: time + seconds)
  }

  /// Runs all frames up to and including the last one at or before a time, in seconds since the stage began, with 1 µs
  /// of slack.
  public func run(untilTime end: TimeInterval) {
    while nextTime <= end + InputQueue.slack { frame() }
  }

  /// Runs frames until a condition holds after one, for at most `limit` seconds. Returns false if it never held.
  @discardableResult
  public func run(until condition: () -> Bool, limit: TimeInterval = 10) -> Bool {
    let end = time + limit
    while nextTime <= end + InputQueue.slack {
      frame()
      if condition() { return true }
    }
    return false
  }

  /// Runs frames until all input has been delivered, nothing needs another frame, and no transition waits for the report
  /// of its animator, for at most `limit` seconds. Returns false if that did not happen.
  @discardableResult
  public func settle(limit: TimeInterval = 10) -> Bool {
    run(until: { input.isEmpty && !FrameLoop.main.needsFrame && !isAwaitingReport }, limit: limit)
  }
}
