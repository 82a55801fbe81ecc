import CoreGraphics

/// How far content gives way to a finger past its end: `(1 − 1/(x·c/d + 1))·d` for a finger `x` points past the end and
/// content `d` points wide, as `UIScrollView` does (measured, with c = 0.55).
struct RubberBand: Equatable {
  /// Points; the offset never reaches it.
  let width: CGFloat
  /// c: how much of the first point of the finger the content follows.
  let give: CGFloat

  /// - Parameter resistance: From 0 (the first point is followed whole) to 1 (nothing is).
  init(width: CGFloat, resistance: CGFloat) {
    self.width = width
    give = 1 - min(max(resistance, 0), 1)
  }

  /// The content's offset, on the finger's side.
  func offset(for distance: CGFloat) -> CGFloat {
    guard width > 0, give > 0 else { return 0 }
    let offset = (1 - 1 / (abs(distance) * give / width + 1)) * width
    return distance < 0 ? -offset : offset
  }

  /// The finger's distance for an offset.
  func distance(for offset: CGFloat) -> CGFloat {
    guard give > 0, abs(offset) < width else { return 0 }
    let distance = (width / (width - abs(offset)) - 1) * width / give
    return offset < 0 ? -distance : distance
  }
}
