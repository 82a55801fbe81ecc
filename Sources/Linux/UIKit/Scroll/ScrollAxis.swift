import QuartzCore

/// One of the two directions in which content moves; what goes for one goes for the other.
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
  /// A point whose coordinates are found one by one.
  init(each value: (ScrollAxis) -> CGFloat) {
    self.init(x: value(.horizontal), y: value(.vertical))
  }
}

/// A drag under way.
struct ScrollDrag {
  /// Where the content would be without the finger's way and without anything that holds it back.
  var start: CGPoint
  /// Whether the delegate knows of it.
  var hasBegun = false
  /// The axes along which it moves; nil until that is known.
  var axes: Set<ScrollAxis>?
}
