extension UIStackView {
  /// How views share the room along the axis. Raw values are those of the header.
  public enum Distribution: Int, Sendable {
    /// All of it is filled; which views grow or shrink is said by their priorities.
    case fill = 0
    /// All of it is filled, each as long as the others.
    case fillEqually = 1
    /// All of it is filled, each in proportion to its content.
    case fillProportionally = 2
    /// Views have the size of their content, with equal room between them.
    case equalSpacing = 3
    /// Views have the size of their content, with their middles equally far apart where there is room for that.
    case equalCentering = 4
  }

  /// Where views are across the axis. Raw values are those of the header.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, at the top of a row.
    case leading = 1
    /// With their first baselines in a line; rows only.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing = 4
    /// With their last baselines in a line; rows only.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }
}
