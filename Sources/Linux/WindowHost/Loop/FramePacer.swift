import QuartzCore

/// Says when the next frame is due. Frames are as far apart as the display's are, or farther; where nothing moves there
/// are none.
struct FramePacer {
  /// How the loop goes on.
  enum Step: Equatable {
    case frame
    /// Nothing to do for so many seconds, unless something happens.
    case wait(CFTimeInterval)
    /// Nothing to do until something happens.
    case rest
  }

  /// Seconds between two frames.
  var interval: CFTimeInterval
  /// When the next frame may be, at the earliest.
  private var next: CFTimeInterval = 0

  init(framesPerSecond: Int) {
    interval = 1 / CFTimeInterval(framesPerSecond)
  }

  /// What to do at a time, where somebody wants a frame or nobody does.
  func step(at now: CFTimeInterval, wantsFrame: Bool) -> Step {
    guard wantsFrame else { return .rest }
    return now >= next ? .frame : .wait(next - now)
  }

  /// A frame begins. What follows is counted from when it was due, so that being late by a little adds up to nothing;
  /// after a rest, or when a frame took too long, from now.
  mutating func begin(at now: CFTimeInterval) {
    next = now - next < interval ? next + interval : now + interval
  }
}
