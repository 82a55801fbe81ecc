import CoreGraphics

/// The window's size, in pixels and in points.
struct WindowSize: Equatable {
  /// The window's size in its own coordinates, which are pixels or larger.
  var coordinates: CGSize
  /// The size of the surface, in pixels.
  var pixels: CGSize
  /// The scale that was requested, if any.
  var wantedScale: CGFloat?

  /// Pixels per point. A display whose surface is finer than its coordinates has that scale, others have 1. X11 has no
  /// scale, and the size in millimeters that it reports for a screen is usually made up.
  var scale: CGFloat {
    if let wantedScale { return wantedScale }
    guard coordinates.width > 0 else { return 1 }
    return max(1, pixels.width / coordinates.width)
  }

  var points: CGSize { CGSize(width: pixels.width / scale, height: pixels.height / scale) }

  var pointsPerCoordinate: CGFloat { coordinates.width > 0 ? points.width / coordinates.width : 1 }
}
