extension UITableViewCell {
  /// The style of a cell, which determines its labels and their layout.
  public enum CellStyle: Int, Sendable {
    /// A label, and an image before it.
    case `default` = 0
    /// A label, and a gray one at the other side.
    case value1 = 1
    /// A small label in the tint color that ends where the second one begins; no image.
    case value2 = 2
    /// A label, a small one below it, and an image before them.
    case subtitle = 3
  }

  /// The style of the separator between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line of one pixel.
    case singleLine = 1
  }

  /// The background of a selected or touched cell.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Gray, the same as `default` (header).
    case blue = 1
    /// Gray.
    case gray = 2
    /// Gray.
    case `default` = 3
  }

  /// The accessory at the end of a cell. Detail buttons are not supported.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron, which shows that the row leads to more content.
    case disclosureIndicator = 1
    /// A check mark in the tint color.
    case checkmark = 3
  }
}
