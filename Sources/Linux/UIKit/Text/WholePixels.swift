import CoreGraphics

/// Measured on iOS by many: texts come in whole pixels, rounded up.
@MainActor func pixelsUp(_ size: CGSize) -> CGSize {
  // What is a whole pixel but for the last bits stays one.
  func up(_ points: CGFloat) -> CGFloat { (points * UIScreen.mainScale - 1e-6).rounded(.up) / UIScreen.mainScale }
  return CGSize(width: up(size.width), height: up(size.height))
}

@MainActor func pixelsDown(_ points: CGFloat) -> CGFloat {
  (points * UIScreen.mainScale).rounded(.down) / UIScreen.mainScale
}

/// Whole pixels; what lies in the middle but for the last bits goes up.
func nearestPixel(_ points: CGFloat) -> CGFloat {
  (points * UIScreen.mainScale + 0.5 + 1e-6).rounded(.down) / UIScreen.mainScale
}
