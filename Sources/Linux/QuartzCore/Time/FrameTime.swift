/// The times of a frame, in seconds of media time.
package struct FrameTime: Equatable, Sendable {
  /// The time of the frame's code and its image. `CACurrentMediaTime()` returns it during the frame.
  package var now: CFTimeInterval
  /// The time at which the previous frame was shown, as display links report it. Never later than `now`, because on a
  /// device code runs some time after the display's signal.
  package var timestamp: CFTimeInterval
  /// The time at which this frame will be shown.
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
/// first shows the layer without the animations.
package enum EndReports: Sendable, CaseIterable {
  /// Before the frame is committed. Changes made by a report are visible in the same frame.
  case beforeFrame
  /// After the frame is presented. The frame shows the layer without its animations and without changes by the reports.
  case afterFrame
}
