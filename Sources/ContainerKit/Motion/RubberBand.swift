import CoreGraphics

/// The rubber band of content that is dragged past its end. The offset is `(1 − 1/(x·c/d + 1))·d` for a finger `x`
/// points past the end and content `d` points wide, as in `UIScrollView` (measured, with c = 0.55).
struct RubberBand: Equatable {
  /// The content's width d, in points. The offset never reaches it.
  let width: CGFloat
  /// The coefficient c: the fraction of the finger's first point that the content follows.
  let coefficient: CGFloat

  /// - Parameter resistance: From 0 (the content follows the first point fully) to 1 (it does not move).
  init(width: CGFloat, resistance: CGFloat) {
    self.width = width
    coefficient = 1 - min(max(resistance, 0), 1)
  }

  /// Returns the content's offset for a finger's distance past the end. Both have the same sign.
  func offset(for distance: CGFloat) -> CGFloat {
    guard width > 0, coefficient > 0 else { return 0 }
    let offset = (1 - 1 / (abs(distance) * coefficient / width + 1)) * width
    return distance < 0 ? -offset : offset
  }

  /// Returns the finger's distance for an offset.
  func distance(for offset: CGFloat) -> CGFloat {
    guard coefficient > 0, abs(offset) < width else { return 0 }
    let distance = (width / (width - abs(offset)) - 1) * width / coefficient
    return offset < 0 ? -distance : distance
  }
}
