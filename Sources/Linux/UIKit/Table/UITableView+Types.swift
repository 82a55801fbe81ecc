extension UITableView {
  /// How sections are set off from each other.
  public enum Style: Int, Sendable {
    /// One list; headers and footers stay in sight while their section is.
    case plain = 0
    /// Groups on a background of another colour.
    case grouped = 1
    /// Groups with rounded corners, a margin away from the edges.
    case insetGrouped = 2
  }

  /// Where a row is to be seen.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it takes the shortest way.
    case none = 0
    /// At the top.
    case top = 1
    /// Half-way between top and bottom.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go. Here they fade with each of these but `none`; the other rows move in any case (the ways of
  /// sliding are not told apart).
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// Fades here.
    case right = 1
    /// Fades here.
    case left = 2
    /// Fades here.
    case top = 3
    /// Fades here.
    case bottom = 4
    /// They are there, or gone, at once.
    case none = 5
    /// Fades here.
    case middle = 6
    /// Fades here.
    case automatic = 100
  }

  /// A height that is found from the content.
  public class var automaticDimension: CGFloat { -1 }
}
