/// Distances from the edges of a rectangle, in points; positive ones go inwards.
public struct UIEdgeInsets: Equatable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Distances from each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle inside the insets. Its size may come out negative, as it does on Apple's systems.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    var rect = standardized
    rect.origin.x += insets.left
    rect.origin.y += insets.top
    rect.size.width -= insets.left + insets.right
    rect.size.height -= insets.top + insets.bottom
    return rect
  }
}

/// Distances from the edges of a rectangle, in points, by the direction of the text; positive ones go inwards.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the edge where lines begin.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the edge where lines end.
  public var trailing: CGFloat

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Distances from each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}

/// A shift in points.
public struct UIOffset: Equatable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// No shift.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// A shift in both directions.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No shift.
  public static let zero = UIOffset()
}
