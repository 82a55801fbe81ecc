extension UITableView {
  /// The style of a table view, which determines how sections are separated.
  public enum Style: Int, Sendable {
    /// A single list. Headers and footers float while their section is visible.
    case plain = 0
    /// Groups on a background of a different color.
    case grouped = 1
    /// Groups with rounded corners, inset from the edges by a margin.
    case insetGrouped = 2
  }

  /// The position to scroll a row to.
  public enum ScrollPosition: Int, Sendable {
    /// The position that takes the shortest scroll.
    case none = 0
    /// At the top.
    case top = 1
    /// Halfway between top and bottom.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animation with which rows appear and disappear. Here, all of them except `none` fade, because directions of
  /// sliding are not distinguished. Other rows move in any case.
  public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade = 0
    /// Fades here.
    case right = 1
    /// Fades here.
    case left = 2
    /// Fades here.
    case top = 3
    /// Fades here.
    case bottom = 4
    /// Inserted rows appear at once.
    case none = 5
    /// Fades here.
    case middle = 6
    /// Fades here.
    case automatic = 100
  }

  /// A height that is determined by the content.
  public class var automaticDimension: CGFloat { -1 }
}
