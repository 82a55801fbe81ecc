extension NSLayoutConstraint {
  /// A part of a view or guide that a constraint refers to. Raw values are those of the header.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge, where lines of text begin.
    case leading = 5
    /// The trailing edge, where lines of text end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of an item without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of an item without text.
    case firstBaseline = 12
    /// The left edge within the layout margins. (A guess: safe-5c.)
    case leftMargin = 13
    /// The right edge within the layout margins.
    case rightMargin = 14
    /// The top edge within the layout margins.
    case topMargin = 15
    /// The bottom edge within the layout margins.
    case bottomMargin = 16
    /// The leading edge within the layout margins.
    case leadingMargin = 17
    /// The trailing edge within the layout margins.
    case trailingMargin = 18
    /// The horizontal center between the margins.
    case centerXWithinMargins = 19
    /// The vertical center between the margins.
    case centerYWithinMargins = 20
    /// No attribute, for a side that is a number.
    case notAnAttribute = 0
  }

  /// The relation between the two sides of a constraint. Raw values are those of the header.
  public enum Relation: Int, Sendable {
    /// The first side is not greater than the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is not less than the second.
    case greaterThanOrEqual = 1
  }

  /// A layout axis. Raw values are those of the header.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of attributes that can be compared: positions along one axis, or sizes.
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

  /// `true` if the attribute depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// `true` if this is a left or right attribute.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute without the margins, for a margin attribute; nil for the others.
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
