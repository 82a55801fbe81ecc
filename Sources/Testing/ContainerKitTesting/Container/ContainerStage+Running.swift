@_spi(Recording) import ContainerKit
import Testing
import UIKit

extension ContainerStage {
  /// Runs frames until no transition is running, no animator's report is missing and all input has been delivered, for
  /// at most `limit` seconds. Then runs one more frame, which shows the result. Returns the frames, in order.
  ///
  /// If a finger is down, records an issue and runs no frame, because the transition would not end.
  @discardableResult public func runToEnd(
    limit: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Frame] {
    guard finger == nil else {
      TestIssue.record("a finger is down: call lift(), finishDrag() or cancelDrag() first", sourceLocation)
      return []
    }
    let first = frames.count
    run(until: { !isInTransition && settledInput && !isAwaitingReport }, limit: limit)
    servedFrame()
    return Array(frames[first...])
  }

  /// Runs frames until the running transition shows at least a progress, or has ended, for at most `limit` seconds.
  /// Returns the frames, in order. A frame rarely shows exactly that progress: use `drag(toPageAt:progress:)` for that.
  ///
  /// If there is no such progress, records an issue and runs no frame.
  @discardableResult public func run(
    toProgress progress: CGFloat, limit: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Frame] {
    guard isProgress(progress, sourceLocation) else { return [] }
    let first = frames.count
    if isInTransition, self.progress < progress {
      run(until: { !isInTransition || self.progress >= progress }, limit: limit)
    }
    return Array(frames[first...])
  }
}
