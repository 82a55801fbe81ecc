@_spi(Recording) import ContainerKit
import UIKit

extension ContainerStage {
  /// Frames until no switch is under way and all input was delivered, at most for `limit` seconds, and one more, which shows
  /// what is left; what they have shown, in order. A switch that a finger holds does not end: that is a mistake of the test, and stops it.
  @discardableResult public func runToEnd(limit: TimeInterval = 10) -> [Instant] {
    precondition(finger == nil, "a finger is down: lift(), finishDrag() or cancelDrag() first")
    let first = instants.count
    run(until: { !isSwitching && settledInput }, limit: limit)
    servedFrame()
    return Array(instants[first...])
  }

  /// Frames until at least so much of the switch under way is seen, or it has ended, at most for `limit` seconds; what they
  /// have shown, in order. A frame meets a progress by chance only: `drag(to:progress:)` does exactly.
  @discardableResult public func run(toProgress progress: CGFloat, limit: TimeInterval = 10) -> [Instant] {
    let first = instants.count
    if isSwitching, self.progress < progress {
      run(until: { !isSwitching || self.progress >= progress }, limit: limit)
    }
    return Array(instants[first...])
  }
}
