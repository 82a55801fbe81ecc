import CoreGraphics

/// Rounds the size of a text up to whole pixels, like iOS (measured by many people).
@MainActor func pixelsUp(_ size: CGSize) -> CGSize {
  // A value that is a whole pixel apart from rounding errors stays the same.
  func up(_ points: CGFloat) -> CGFloat { (points * UIScreen.mainScale - 1e-6).rounded(.up) / UIScreen.mainScale }
  return CGSize(width: up(size.width), height: up(size.height))
}

@MainActor func pixelsDown(_ points: CGFloat) -> CGFloat {
  (points * UIScreen.mainScale).rounded(.down) / UIScreen.mainScale
}

/// Rounds to whole pixels. A value halfway between two, apart from rounding errors, is rounded up.
func nearestPixel(_ points: CGFloat) -> CGFloat {
  (points * UIScreen.mainScale + 0.5 + 1e-6).rounded(.down) / UIScreen.mainScale
}
