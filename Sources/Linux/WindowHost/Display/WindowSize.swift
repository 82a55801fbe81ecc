import CoreGraphics

/// How large the window is, in pixels and in points.
struct WindowSize: Equatable {
  /// The window in its own coordinates, which are pixels or larger.
  var coordinates: CGSize
  /// What is drawn into.
  var pixels: CGSize
  /// The scale that was asked for, if any.
  var wantedScale: CGFloat?

  /// Pixels per point. A display that is drawn finer than its coordinates has that scale, others have 1: X11 knows of no
  /// scale, and what it says of a screen's millimetres is made up more often than not.
  var scale: CGFloat {
    if let wantedScale { return wantedScale }
    guard coordinates.width > 0 else { return 1 }
    return max(1, pixels.width / coordinates.width)
  }

  var points: CGSize { CGSize(width: pixels.width / scale, height: pixels.height / scale) }

  var pointsPerCoordinate: CGFloat { coordinates.width > 0 ? points.width / coordinates.width : 1 }
}
