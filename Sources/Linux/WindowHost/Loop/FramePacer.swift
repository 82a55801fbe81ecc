import QuartzCore

/// Determines when the next frame is due. Frames are at least as far apart as the display's. If nothing moves, there
/// are none.
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

  init(framesPerSecond: Int) {
    interval = 1 / CFTimeInterval(framesPerSecond)
  }

  /// Returns the step to take at a time.
  func step(at now: CFTimeInterval, wantsFrame: Bool) -> Step {
    guard wantsFrame else { return .rest }
    return now >= next ? .frame : .wait(next - now)
  }

  /// Begins a frame. The next one is scheduled from the time at which this one was due, so that small delays do not add
  /// up. After a rest, or a frame that took too long, it is scheduled from now.
  mutating func begin(at now: CFTimeInterval) {
    next = now - next < interval ? next + interval : now + interval
  }
}
