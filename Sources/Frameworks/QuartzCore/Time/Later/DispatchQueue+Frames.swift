// In code that imports UIKit these are chosen over Dispatch's own methods, which also take a group, a quality of
// service and flags, all with defaults: the compiler prefers a call without defaults. This keeps the main queue in step
// with a controlled clock. Calls with more arguments, and work items, go to Dispatch directly.

extension DispatchQueue {
  /// Calls `work` as its own block of the main queue. If a test or a film controls the clock, that is at the start of
  /// the next frame, or earlier if the main thread waits. On another queue, or if called on another thread, this is
  /// Dispatch's method.
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

  /// Calls `work` at a time on the main queue. If a test or a film controls the clock, that is in the first frame at or
  /// after that delay, rounded up to a millisecond. On another queue, or if called on another thread, this is
  /// Dispatch's method.
  @_documentation(visibility: internal)
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard keepsStep, deadline != .distantFuture else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    TimedCall.after(RealDelay.asWritten(SystemClock.seconds(until: deadline)), work)
  }

  /// Calls Dispatch's own method.
  func later(_ delay: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: SystemClock.deadline(in: delay), qos: .unspecified, flags: [], execute: work)
  }

  /// `true` if calls follow the frames. Compares labels, because each access to the main queue returns a new object.
  private var keepsStep: Bool {
    MainQueue.isCurrent && label == DispatchQueue.main.label && FrameLoop.main.holdsTime
  }
}

/// Restores a delay that was written as a time, such as `.now() + 0.3`. It has become slightly shorter when it is read.
enum RealDelay {
  /// Returns the intended delay: rounded up to a whole millisecond.
  static func asWritten(_ distance: TimeInterval) -> TimeInterval {
    distance > 0 ? (distance * 1000).rounded(.up) / 1000 : 0
  }
}
