import QuartzCore

/// The main run loop, between the window's events.
@MainActor
enum MainRunLoop {
  /// Does what waits by now: blocks of the main queue, tasks of the main actor, timers. Answers in how many seconds the
  /// next timer fires; nil where there is none.
  static func serve() -> CFTimeInterval? {
    // Polls the run loop once and answers when it wants to be polled again.
    guard let limit = RunLoop.main.limitDate(forMode: .default), limit != .distantFuture else { return nil }
    return max(0, SystemClock.seconds(until: limit))
  }
}
