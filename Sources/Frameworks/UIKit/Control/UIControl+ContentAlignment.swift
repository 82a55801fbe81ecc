extension UIControl {
  /// The vertical alignment of a control's content. Raw values match the header's.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }

  /// The horizontal alignment of a control's content. Raw values match the header's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left side.
    case left = 1
    /// At the right side.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// At the side where text starts.
    case leading = 4
    /// At the side where text ends.
    case trailing = 5
  }

  /// The horizontal alignment, with `leading` and `trailing` resolved to `left` or `right`.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case let side: side
    }
  }
}
