/// The times of a frame, in seconds of media time.
package struct FrameTime: Equatable, Sendable {
  /// The time of the frame's code. `CACurrentMediaTime()` returns it during the frame, except while it is presented.
  package var now: CFTimeInterval
  /// The time at which the previous frame was shown, as display links report it. Never later than `now`, because on a
  /// device code runs some time after the display's signal.
  package var timestamp: CFTimeInterval
  /// The time at which this frame will be on screen, for which its picture is evaluated. `CACurrentMediaTime()` returns it
  /// while the frame is presented.
  package var targetTimestamp: CFTimeInterval
  /// The length of a frame at the display's highest rate.
  package var duration: CFTimeInterval

  /// Creates a frame whose code runs at `now`. Nil means at `timestamp`.
  package init(
    timestamp: CFTimeInterval, targetTimestamp: CFTimeInterval, duration: CFTimeInterval, now: CFTimeInterval? = nil
  ) {
    self.now = now ?? timestamp
    (self.timestamp, self.targetTimestamp, self.duration) = (timestamp, targetTimestamp, duration)
  }
}

/// The point in a frame at which ended animations report. On a device the report races the commit of the frame that
/// first can show what the report changes.
package enum EndReports: Sendable, CaseIterable {
  /// Before the frame is committed. Changes made by a report are visible in the same frame. One frame before it has shown
  /// the end.
  case beforeFrame
  /// After the frame is presented. That frame and the one before it show the end without changes by the reports.
  case afterFrame
}
