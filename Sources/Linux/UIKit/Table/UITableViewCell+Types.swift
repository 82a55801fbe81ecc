extension UITableViewCell {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// A text, and an image before it.
    case `default` = 0
    /// A text, and a grey one at the other side.
    case value1 = 1
    /// A small text in the tint colour that ends where the other begins; no image.
    case value2 = 2
    /// A text, a small one below it, and an image before them.
    case subtitle = 3
  }

  /// What is drawn between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line of a pixel.
    case singleLine = 1
  }

  /// What a selected or touched cell has behind its content.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Grey: the same as `default` (header).
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey.
    case `default` = 3
  }

  /// What a cell has at its end. The buttons for details are not here.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: there is more behind this row.
    case disclosureIndicator = 1
    /// A check mark in the tint colour.
    case checkmark = 3
  }
}
