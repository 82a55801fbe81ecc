extension CGPoint {
  /// Where `t` takes this point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }

  /// Whether both points have the same coordinates.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// This size as a vector under `t`, without its translation. The result may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }

  /// Whether both sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// The smallest rectangle around the four transformed corners. Null and infinite rectangles stay what they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    return CGRect(enclosing: corners)
  }

  /// Whether both rectangles are the same once standardized.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// The smallest rectangle around the points; null if there are none.
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
