import UIKit

/// Detects an animator that never calls `completeTransition(_:)`: its transition times out a second after nothing of it
/// moves any more and its declared duration is over, or after four frames if a request is waiting.
struct CompletionWatchdog {
  /// Seconds that an animator has for reporting its end.
  static let maximumSecondsToWait: CFTimeInterval = 1
  /// Frames that an animator has for reporting its end after a cancel, or if a request is waiting.
  static let maximumFramesToWait = 4

  private var idleSince: CFTimeInterval?
  private var idleFrames = 0

  /// Returns true if the transition has timed out. Call this once in each frame.
  ///
  /// - Parameters:
  ///   - isBusy: `true` if something still moves, or may move later.
  ///   - isAwaited: `true` if a request is waiting.
  mutating func hasTimedOut(at time: CFTimeInterval, isBusy: Bool, isAwaited: Bool) -> Bool {
    guard !isBusy else {
      self = CompletionWatchdog()
      return false
    }
    let start = idleSince ?? time
    idleSince = start
    idleFrames += 1
    return time - start >= Self.maximumSecondsToWait || isAwaited && idleFrames > Self.maximumFramesToWait
  }
}
