extension UICollectionView {
  /// The direction in which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical = 0
    /// To the right.
    case horizontal = 1
  }

  /// The position to scroll an item to, with one value for each axis. An axis without a value is not scrolled.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, as in the header.
    public let rawValue: UInt
    /// Creates positions from bits, as in the header.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
    /// Halfway between top and bottom.
    public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
    /// At the bottom.
    public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
    /// At the left.
    public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
    /// Halfway between left and right.
    public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
    /// At the right.
    public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
  }

  /// The categories of views that show the elements of a layout.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, for an item.
    case cell = 0
    /// A view that the data source provides in addition to cells.
    case supplementaryView = 1
    /// A view that the layout provides.
    case decorationView = 2
  }

  /// The kind of a section's header.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of a section's footer.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
