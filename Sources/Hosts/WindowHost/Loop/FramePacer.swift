import QuartzCore

/// Determines when the next frame is due. Frames are at least as far apart as the display's. If nothing moves, there
/// are none. Between two frames there is always a wait, even if the second is overdue, because input is read in it.
struct FramePacer {
  /// The next step of the loop.
  enum Step: Equatable {
    case frame
    /// Wait for a number of seconds, unless something happens.
    case wait(CFTimeInterval)
    /// Wait until something happens.
    case rest
  }

  /// The interval between two frames, in seconds.
  var interval: CFTimeInterval
  /// The earliest time of the next frame.
  private var next: CFTimeInterval = 0
  /// `true` from the beginning of a frame until the next wait.
  private var isWaitPending = false

  init(framesPerSecond: Int) {
    interval = 1 / CFTimeInterval(framesPerSecond)
  }

  /// Returns the step to take at a time.
  mutating func step(at now: CFTimeInterval, wantsFrame: Bool) -> Step {
    if wantsFrame, now >= next, !isWaitPending { return .frame }
    isWaitPending = false
    return wantsFrame ? .wait(max(next - now, 0)) : .rest
  }

  /// Begins a frame. The next one is scheduled from the time at which this one was due, so that small delays do not add
  /// up. After a rest, or a frame that took too long, it is scheduled from now.
  mutating func begin(at now: CFTimeInterval) {
    isWaitPending = true
    next = now - next < interval ? next + interval : now + interval
  }
}
