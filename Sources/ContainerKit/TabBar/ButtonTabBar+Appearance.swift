import UIKit

extension ButtonTabBar {
  /// The appearance of a bar.
  public struct Appearance: Equatable, Sendable {
    /// The color of the selected tab's title and template image.
    public var selectedColor: UIColor = .systemBlue
    /// The color of the other tabs' titles and template images.
    public var unselectedColor: UIColor = .systemGray
    /// The effect behind the tabs, such as a blur or glass; nil, the default, for none. As in `UIBarAppearance`, the color is
    /// in front of it, so make that translucent or nil, or call `configureWithDefaultBackground()`.
    public var backgroundEffect: UIVisualEffect?
    /// The color behind the tabs; nil for none.
    public var backgroundColor: UIColor? = .systemBackground
    /// The look of a bar that floats above the pages; nil, the default, for a bar along its edge.
    public var floating: Floating?
    /// The color of the hairline at the bar's edge toward the pages, or around a floating bar; nil for none.
    public var separatorColor: UIColor? = .separator
    /// The color behind a badge's text.
    public var badgeColor: UIColor = .systemRed
    /// The color behind the text of the selected tab's badge; nil for `badgeColor`.
    public var selectedBadgeColor: UIColor?
    /// The color of a badge's text.
    public var badgeTextColor: UIColor = .white
    /// The titles' font, in its size at the standard Dynamic Type size (Large).
    public var font: UIFont = .systemFont(ofSize: 15)
    /// A Boolean value that scales the titles with the Dynamic Type size, as `UIFontMetrics` scales `subheadline`. Set
    /// it to false if `font` is scaled already.
    public var adjustsFontForContentSizeCategory = true
    /// The largest Dynamic Type size that the titles follow. Default: the largest that is not an accessibility size. At
    /// an accessibility size, a finger that rests on a tab shows it in the large content viewer, as in a system bar.
    public var maximumContentSizeCategory: UIContentSizeCategory = .extraExtraExtraLarge
    /// The line that marks the selected tab; nil for none.
    public var indicator: Indicator?
    /// The space on either side of a tab's contents, in points.
    public var tabPadding: CGFloat = 8
    /// The minimum width of a tab, in points. If the tabs do not all fit with this width and with their titles, the bar
    /// scrolls.
    public var minimumTabWidth: CGFloat = 72

    /// Creates the default appearance: blue and gray titles on the system's background, without an indicator. It
    /// follows light and dark mode, as all dynamic colors do.
    public init() {}

    /// The name and the value of the first size that is not finite. Nil if all are finite.
    var invalidSize: String? {
      let insets = floating?.insets ?? .zero
      let sizes = [
        ("font.pointSize", font.pointSize), ("tabPadding", tabPadding), ("minimumTabWidth", minimumTabWidth),
        ("indicator.height", indicator?.height ?? 0), ("floating.insets.top", insets.top),
        ("floating.insets.left", insets.left), ("floating.insets.bottom", insets.bottom),
        ("floating.insets.right", insets.right), ("floating.cornerRadius", floating?.cornerRadius ?? 0),
      ]
      return sizes.first { !$0.1.isFinite }.map { "\($0.0) \($0.1)" }
    }

    /// Returns the titles' font for a bar's traits: in the Dynamic Type size, up to the largest one that it follows.
    func scaledFont(for traits: UITraitCollection) -> UIFont {
      guard adjustsFontForContentSizeCategory else { return font }
      let wanted = traits.preferredContentSizeCategory
      let category = wanted < maximumContentSizeCategory ? wanted : maximumContentSizeCategory
      let size = UIFontMetrics(forTextStyle: .subheadline).scaledValue(
        for: font.pointSize, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      return size == font.pointSize ? font : font.withSize(size)
    }
  }

  /// A line as wide as a tab that moves between the tabs during a transition.
  public struct Indicator: Equatable, Sendable {
    /// An edge of the bar, without the safe area.
    public enum Edge: Hashable, CaseIterable, Sendable {
      /// The edge that faces the pages: the upper edge of a bar at the bottom, the lower edge of a bar at the top.
      case facingPages
      /// The upper edge.
      case top
      /// The lower edge.
      case bottom
    }

    /// The indicator's color; nil for the selected tab's color.
    public var color: UIColor?
    /// The indicator's height, in points.
    public var height: CGFloat
    /// The edge of the bar at which the indicator is.
    public var edge: Edge

    /// Creates an indicator.
    public init(color: UIColor? = nil, height: CGFloat = 2, edge: Edge = .facingPages) {
      self.color = color
      self.height = height
      self.edge = edge
    }
  }
}
