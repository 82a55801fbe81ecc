extension UICollectionView {
  /// Where content goes on.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// To the right.
    case horizontal = 1
  }

  /// Where an item is to be seen: one value for each axis. With none, an axis is not scrolled.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the header.
    public let rawValue: UInt
    /// Positions from the header's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
    /// Half-way between top and bottom.
    public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
    /// At the bottom.
    public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
    /// At the left.
    public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
    /// Half-way between left and right.
    public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
    /// At the right.
    public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
  }

  /// The kinds of views that show the elements of a layout.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, for an item.
    case cell = 0
    /// A view that the data source gives beside the cells.
    case supplementaryView = 1
    /// A view that the layout brings by itself.
    case decorationView = 2
  }

  /// The kind of a section's header.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of a section's footer.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
