/// Returns `true` if two rectangles overlap. Rectangles that only touch do not; an empty one overlaps another if its
/// origin is inside, or on the left or upper edge. Null overlaps nothing. (Tests of libraries; the documentation says
/// that the intersection must not be null, which that of touching rectangles is not.)
///
/// Foundation on Linux declares `CGRect.intersects(_:)`, which is `true` for rectangles that touch. Swift has no way to
/// replace it from here: another declaration would make each call ambiguous.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  guard !rect1.isNull, !rect2.isNull else { return false }
  return overlaps(rect1.minX, rect1.maxX, rect2.minX, rect2.maxX)
    && overlaps(rect1.minY, rect1.maxY, rect2.minY, rect2.maxY)
}

/// Returns `true` if both intervals contain the larger of their starts. An interval contains its start, but not its end.
private func overlaps(_ min1: CGFloat, _ max1: CGFloat, _ min2: CGFloat, _ max2: CGFloat) -> Bool {
  let start = max(min1, min2)
  return (start < max1 || start == min1) && (start < max2 || start == min2)
}
