import QuartzCore

/// An axis along which content moves, for code that treats both axes alike.
enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  func of(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

  func of(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  /// The insets before and after the content.
  func of(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    self == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}

extension CGPoint {
  /// Creates a point from a function that returns the value for each axis.
  init(each value: (ScrollAxis) -> CGFloat) {
    self.init(x: value(.horizontal), y: value(.vertical))
  }
}

/// A drag in progress.
struct ScrollDrag {
  /// The offset that the content would have without the finger's translation and without resistance.
  var start: CGPoint
  /// `true` once the delegate has been notified of it.
  var hasBegun = false
  /// The axes along which it moves; nil until they are known.
  var axes: Set<ScrollAxis>?
}
