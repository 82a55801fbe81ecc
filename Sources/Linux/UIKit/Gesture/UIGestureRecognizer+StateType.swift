extension UIGestureRecognizer {
  /// Where a recogniser is in its life. Continuous: possible → began → changed… → ended or cancelled. Discrete:
  /// possible → ended. Either: possible → failed. From the last states it goes back to possible by itself once no
  /// finger it was given is down any more.
  public enum State: Int, Sendable {
    /// Has not recognised its gesture, but may.
    case possible = 0
    /// A continuous gesture was recognised.
    case began = 1
    /// A continuous gesture went on.
    case changed = 2
    /// A continuous gesture ended, or a discrete one was recognised.
    case ended = 3
    /// A continuous gesture was cut short.
    case cancelled = 4
    /// What the fingers did was not this gesture. No action is called.
    case failed = 5

    /// A discrete gesture was recognised: another name of `.ended`.
    public static var recognized: State { .ended }
  }
}

extension UIGestureRecognizer.State {
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  var isUnderWay: Bool { self == .began || self == .changed }
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
