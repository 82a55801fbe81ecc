/// The times of one frame, seconds of media time.
package struct FrameTime: Equatable, Sendable {
  /// The time that the frame's code and the frame's picture use: `CACurrentMediaTime()` returns it during the frame.
  package var now: CFTimeInterval
  /// The time at which the previous frame was shown, as display links report it. Never later than `now`: on a device,
  /// code runs some time after the display's signal.
  package var timestamp: CFTimeInterval
  /// When this frame will be shown.
  package var targetTimestamp: CFTimeInterval
  /// A frame's length at the highest rate of the display.
  package var duration: CFTimeInterval

  /// Makes a frame whose code runs at `now`; nil means at `timestamp`.
  package init(
    timestamp: CFTimeInterval, targetTimestamp: CFTimeInterval, duration: CFTimeInterval, now: CFTimeInterval? = nil
  ) {
    self.now = now ?? timestamp
    (self.timestamp, self.targetTimestamp, self.duration) = (timestamp, targetTimestamp, duration)
  }
}

/// Where the turn of the main queue falls in which ended animations report. On a device that turn races the commit of the
/// frame that first shows the layer without them.
package enum EndReports: Sendable, CaseIterable {
  /// Before the frame is committed: what a report changes is seen in the same frame.
  case beforeFrame
  /// After the frame is presented: the frame shows the layer without its animations and without what their end changes.
  case afterFrame
}
