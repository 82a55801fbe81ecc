extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }

  /// Returns `true` if both points have the same coordinates.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns the size, transformed as a vector, without the translation. The result may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }

  /// Returns `true` if both sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns the smallest rectangle around the four transformed corners. Null and infinite rectangles do not change.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    return CGRect(enclosing: corners)
  }

  /// Returns `true` if both rectangles are the same once standardized.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// Creates the smallest rectangle around the points. Null if there are none.
  package init(enclosing points: some Sequence<CGPoint>) {
    var (low, high) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    for point in points {
      low = isFirst ? point : CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = isFirst ? point : CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      isFirst = false
    }
    self = isFirst ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
