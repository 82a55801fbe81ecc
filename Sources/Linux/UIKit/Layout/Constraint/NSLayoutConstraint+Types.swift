extension NSLayoutConstraint {
  /// A part of a view or guide that a constraint is about. Raw values are those of the header.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines begin.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// What the last line of text stands on; the bottom edge of what has no text.
    case lastBaseline = 11
    /// What the first line of text stands on; the top edge of what has no text.
    case firstBaseline = 12
    /// The left edge within the layout margins.
    case leftMargin = 13
    /// The right edge within the layout margins.
    case rightMargin = 14
    /// The top edge within the layout margins.
    case topMargin = 15
    /// The bottom edge within the layout margins.
    case bottomMargin = 16
    /// The edge where lines begin within the layout margins.
    case leadingMargin = 17
    /// The edge where lines end within the layout margins.
    case trailingMargin = 18
    /// The middle between left and right margin.
    case centerXWithinMargins = 19
    /// The middle between top and bottom margin.
    case centerYWithinMargins = 20
    /// None: the constraint is about a number.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint are held against one another. Raw values are those of the header.
  public enum Relation: Int, Sendable {
    /// The first is not greater.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is not less.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout. Raw values are those of the header.
  public enum Axis: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// What attributes may be held against: places along one axis, or sizes.
  enum Family {
    case placeX
    case placeY
    case size
    case none
  }

  var family: Family {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .placeX
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .placeY
    }
  }

  /// Whether it changes sides with the direction of the text.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is one of left and right.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The same within the margins, where it is one of those.
  var plain: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
