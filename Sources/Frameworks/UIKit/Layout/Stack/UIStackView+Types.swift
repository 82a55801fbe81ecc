extension UIStackView {
  /// The distribution of views along the axis. Raw values are those of the header.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis. Their priorities determine which of them grow or shrink.
    case fill = 0
    /// The views fill the axis with equal lengths.
    case fillEqually = 1
    /// The views fill the axis, in proportion to their content.
    case fillProportionally = 2
    /// The views have the size of their content, with equal space between them.
    case equalSpacing = 3
    /// The views have the size of their content, with equal distances between their centers if there is room.
    case equalCentering = 4
  }

  /// The alignment of views across the axis. Raw values are those of the header.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, at the top of a row.
    case leading = 1
    /// Aligned at their first baselines; rows only.
    case firstBaseline = 2
    /// Centered.
    case center = 3
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing = 4
    /// Aligned at their last baselines; rows only.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }
}
