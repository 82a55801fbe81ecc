import UIKit

extension Stage {
  /// Whether all input that was put down has been delivered.
  package var settledInput: Bool { input.isEmpty }

  /// Frames for so many seconds after the present time; the last one is the last at or before their end.
  public func run(for seconds: TimeInterval) {
    run(untilTime: time + seconds)
  }

  /// All frames up to and including the last one at or before `end` (seconds since the stage began, 1 µs of slack).
  public func run(untilTime end: TimeInterval) {
    while nextTime <= end + InputQueue.slack { frame() }
  }

  /// Frames until the condition holds after one, at most for `limit` seconds. Returns whether it came to hold.
  @discardableResult
  public func run(until condition: () -> Bool, limit: TimeInterval = 10) -> Bool {
    let end = time + limit
    while nextTime <= end + InputQueue.slack {
      frame()
      if condition() { return true }
    }
    return false
  }

  /// Frames until nothing moves, nothing waits and all input was delivered, at most for `limit` seconds.
  @discardableResult
  public func settle(limit: TimeInterval = 10) -> Bool {
    run(until: { input.isEmpty && !FrameLoop.main.needsFrame }, limit: limit)
  }
}
