extension UIGestureRecognizer {
  /// The state of a recognizer. Continuous: possible → began → changed… → ended or cancelled. Discrete: possible →
  /// ended. Either: possible → failed. From a final state it returns to possible in the turn of
  /// the run loop after all of its fingers are up.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized, but may still be.
    case possible = 0
    /// A continuous gesture was recognized.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture ended, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was interrupted.
    case cancelled = 4
    /// The fingers did not make this gesture. No action is called.
    case failed = 5

    /// Another name for `.ended`: a discrete gesture was recognized.
    public static var recognized: State { .ended }
  }
}

extension UIGestureRecognizer.State {
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  var isUnderWay: Bool { self == .began || self == .changed }
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
