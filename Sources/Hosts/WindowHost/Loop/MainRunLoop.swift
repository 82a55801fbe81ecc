import QuartzCore

/// The main run loop, between the window's events.
@MainActor
enum MainRunLoop {
  /// Runs pending work: blocks of the main queue, tasks of the main actor, timers. Returns the seconds until the next
  /// timer fires; nil if there is none.
  static func serve() -> CFTimeInterval? {
    // This polls the run loop once and returns the time for the next poll.
    guard let limit = RunLoop.main.limitDate(forMode: .default), limit != .distantFuture else { return nil }
    return max(0, SystemClock.seconds(until: limit))
  }
}
