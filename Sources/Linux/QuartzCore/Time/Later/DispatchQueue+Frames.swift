// Code that imports UIKit finds these before Dispatch's own, which take a group, a quality of service and flags as well,
// all of them with defaults: a call that fits without defaults is preferred. So the main queue keeps step with a clock
// that is held. What says more than these, and work items, goes to Dispatch as it is.

extension DispatchQueue {
  /// Calls `work` in a turn of the main queue of its own: where the clock is held by a test or a film, at the start of
  /// the next frame, or when the main thread waits before that. On another queue, or called on another thread, it is
  /// Dispatch's.
  @_documentation(visibility: internal)
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard keepsStep else { return async(group: nil, qos: .unspecified, flags: [], execute: work) }
    let loop = FrameLoop.main
    nonisolated(unsafe) var waiting: (() -> Void)? = work
    loop.enqueueTurn {
      waiting?()
      waiting = nil
    }
    nonisolated(unsafe) let owner = loop
    async(group: nil, qos: .unspecified, flags: []) {
      guard let work = waiting, FrameLoop.main === owner else { return }
      waiting = nil
      work()
    }
  }

  /// Calls `work` at a time on the main queue: where the clock is held by a test or a film, in the first frame that is as
  /// much later as the deadline is from now, to the millisecond. On another queue, or called on another thread, it is
  /// Dispatch's.
  @_documentation(visibility: internal)
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard keepsStep, deadline != .distantFuture else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    TimedCall.after(RealDelay.asWritten(SystemClock.seconds(until: deadline)), work)
  }

  /// Dispatch's own.
  func later(_ delay: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: SystemClock.deadline(in: delay), qos: .unspecified, flags: [], execute: work)
  }

  /// The main queue is another object each time that it is asked for; its label is its own.
  private var keepsStep: Bool {
    MainQueue.isCurrent && label == DispatchQueue.main.label && FrameLoop.main.holdsTime
  }
}

/// A time that code reckons from the system's clock, as `.now() + 0.3`, is a little nearer when it is looked at.
enum RealDelay {
  /// The delay that was meant: up to the next whole millisecond.
  static func asWritten(_ distance: TimeInterval) -> TimeInterval {
    distance > 0 ? (distance * 1000).rounded(.up) / 1000 : 0
  }
}
