import QuartzCore

/// The rubber band of content that is dragged past its end. The offset is `(1 − 1/(x·c/d + 1))·d` for a finger `x`
/// points past the end and content `d` points long, as in `UIScrollView` (measured on iOS).
package struct RubberBand: Equatable {
  /// The content's length d in the direction of the drag, in points. The offset never reaches it.
  private let length: CGFloat
  /// The coefficient c: the fraction of the finger's first point that the content follows.
  private let coefficient: CGFloat

  /// The rubber band of a scroll view, with c = 0.55.
  package init(length: CGFloat) {
    (self.length, coefficient) = (length, 0.55)
  }

  /// - Parameter resistance: From 0 (the content follows the first point fully) to 1 (it does not move).
  package init(length: CGFloat, resistance: CGFloat) {
    (self.length, coefficient) = (length, 1 - min(max(resistance, 0), 1))
  }

  /// Returns the content's offset for a finger's distance past the end. Both have the same sign.
  package func offset(for distance: CGFloat) -> CGFloat {
    guard length > 0, coefficient > 0 else { return 0 }
    let offset = (1 - 1 / (abs(distance) * coefficient / length + 1)) * length
    return distance < 0 ? -offset : offset
  }

  /// Returns the finger's distance for an offset. The finger cannot move the content as far as its length; content that code has
  /// put there counts as just before it.
  package func distance(for offset: CGFloat) -> CGFloat {
    guard length > 0, coefficient > 0 else { return 0 }
    let fraction = min(abs(offset) / length, 0.999)
    let distance = fraction / (1 - fraction) * length / coefficient
    return offset < 0 ? -distance : distance
  }
}
