import UIKit

extension ButtonTabBar {
  /// The appearance of a bar.
  public struct Appearance: Equatable, Sendable {
    /// The color of the selected tab's title and template image, and of an indicator without a color of its own. Default: nil, for
    /// the bar's `tintColor`, as in a tab bar.
    public var selectedColor: UIColor?
    /// The color of the other tabs' titles and template images.
    public var unselectedColor: UIColor = .systemGray
    /// The effect behind the tabs, such as a blur or glass; nil, the default, for none. As in `UIBarAppearance`, the color is
    /// in front of it, so make that translucent or nil, or call `configureWithDefaultBackground()`.
    ///
    /// The tabs are in front of the effect view, not in its content view. They keep the appearance's colors, because glass does
    /// not adapt them to what is behind it.
    public var backgroundEffect: UIVisualEffect? {
      get { floating == nil ? edgeEffect : floatingEffect }
      set { (edgeEffect, floatingEffect) = (newValue, newValue) }
    }
    /// The effect behind a bar along its edge.
    private var edgeEffect: UIVisualEffect?
    /// The effect behind a floating bar.
    private var floatingEffect: UIVisualEffect?
    /// The color behind the tabs; nil for none.
    public var backgroundColor: UIColor? = .systemBackground
    /// The color behind the tabs while nothing of the selected page's scroll view is under the bar, as in a `UITabBar` with a
    /// `scrollEdgeAppearance`: `clear` for none. There is no effect and no hairline then. Default: nil, which changes nothing.
    ///
    /// A bar at the bottom follows the content's lower end, a bar at the top its upper end: the look changes within the first 16
    /// points that are scrolled under the bar, and with the progress of a transition to another page.
    ///
    /// The scroll view is the one of `contentScrollView(for:)` or, as in a `UITableViewController`, the page's view. In a
    /// navigation controller it is that of the page on top, if the delegate is a `TabBarHidingNavigationDelegate`, because
    /// a container does not notice a push. Without a scroll view the bar keeps its background. Not used for a floating or an
    /// external bar, and without a container.
    public var scrollEdgeBackgroundColor: UIColor?
    /// The color of a disabled tab's title and template image.
    public var disabledColor: UIColor = .tertiaryLabel
    /// The look of a bar that floats above the pages; nil, the default, for a bar along its edge.
    public var floating: Floating?
    /// The color of the hairline at the bar's edge toward the pages, or around a floating bar; nil for none.
    public var separatorColor: UIColor? = .separator
    /// The color of the hairlines between two tabs, which are shorter than the tabs; nil, the default, for none.
    public var tabSeparatorColor: UIColor?
    /// The color behind a badge's text, unless its item has a `badgeColor`.
    public var badgeColor: UIColor = .systemRed
    /// The color of a badge's text.
    public var badgeTextColor: UIColor = .white
    /// The titles' font, in its size at the standard Dynamic Type size (Large). Default: the system font of 15 points. Until it
    /// is set, a bar with an image in one of its tabs has titles of 10 points, as a system tab bar has.
    public var font: UIFont {
      get { ownFont ?? .systemFont(ofSize: Self.standardFontSize) }
      set { ownFont = newValue }
    }
    /// The font that the app has set.
    private(set) var ownFont: UIFont?
    /// The font of the selected tab's title, in its size at the standard Dynamic Type size (Large); nil, the default, for
    /// `font`. It changes halfway through a transition. Each tab has room for its title in both fonts.
    public var selectedFont: UIFont?
    /// A Boolean value that scales the titles with the Dynamic Type size, as `UIFontMetrics` scales `subheadline`. Set
    /// it to false if the fonts are scaled already.
    public var adjustsFontForContentSizeCategory = true
    /// The largest Dynamic Type size that the titles follow. Default: the largest that is not an accessibility size. At
    /// an accessibility size, a finger that rests on a tab shows it in the large content viewer, as in a system bar.
    public var maximumContentSizeCategory: UIContentSizeCategory = .extraExtraExtraLarge
    /// The line or the pill that marks the selected tab; nil for none. Default: `automatic`, a line unless the bar is at the
    /// bottom.
    public var indicator: Indicator? = .automatic
    /// The bar's height, in points, without the safe area and a floating bar's insets, at the standard Dynamic Type size (Large);
    /// nil, the default, for `standardHeight`. It grows with the titles' line height. A negative height is 0.
    public var height: CGFloat?
    /// The space on either side of a tab's contents, in points.
    public var tabPadding: CGFloat = 8
    /// The minimum width of a tab, in points, if `tabWidth` is `equal`. Titles are truncated down to this width, which for them
    /// grows with the Dynamic Type size. If tabs of this width do not fit, the bar scrolls.
    public var minimumTabWidth: CGFloat = 72
    /// The widths of the tabs. With `title` and `fixed` the bar scrolls if the tabs do not fit, with `equal` if not even tabs of
    /// `minimumTabWidth` do. Default: `equal`.
    public var tabWidth = TabWidth.equal
    /// The position of tabs that do not fill the bar, for the widths `title` and `fixed`. Default: `leading`.
    public var tabAlignment = TabAlignment.leading
    /// A Boolean value that fades tabs that scroll at each end beyond which there are more. Default: false.
    public var fadesEnds = false
    /// The space around the tabs, in points, inside the safe area. The leading and trailing insets scroll with the tabs.
    /// Default: zero.
    public var tabInsets = NSDirectionalEdgeInsets()

    /// Creates the default appearance: titles in the tint color and in gray on the system's background. It
    /// follows light and dark mode, as all dynamic colors do.
    public init() {}

    /// Sets the system's effects, without a color.
    @MainActor mutating func setSystemBackground() {
      (edgeEffect, floatingEffect) = (UIBlurEffect(style: .systemChromeMaterial), .systemGlass)
      backgroundColor = nil
    }

    /// The name and the value of the first size that is not finite. Nil if all are finite.
    var invalidSize: String? {
      let insets = floating?.insets ?? .zero
      let sizes = [
        ("font.pointSize", font.pointSize), ("selectedFont.pointSize", selectedFont?.pointSize ?? 0),
        ("height", height ?? 0), ("tabPadding", tabPadding), ("minimumTabWidth", minimumTabWidth),
        ("tabWidth", tabWidth.points),
        ("tabInsets.top", tabInsets.top), ("tabInsets.leading", tabInsets.leading),
        ("tabInsets.bottom", tabInsets.bottom), ("tabInsets.trailing", tabInsets.trailing),
        ("floating.insets.top", insets.top), ("floating.insets.left", insets.left),
        ("floating.insets.bottom", insets.bottom), ("floating.insets.right", insets.right),
        ("floating.cornerRadius", floating?.cornerRadius ?? 0),
      ]
      return (sizes + (indicator?.sizes ?? [])).first { !$0.1.isFinite }.map { "\($0.0) \($0.1)" }
    }
  }
}

/// The fonts of a bar's titles.
struct TabFonts: Equatable {
  var normal: UIFont
  /// The font of the selected tab's title; nil for `normal`.
  var selected: UIFont?

  /// The larger line height, in points.
  var lineHeight: CGFloat { max(normal.lineHeight, selected?.lineHeight ?? 0) }
}

extension ButtonTabBar.Appearance {
  /// The size of the default font, in points.
  static let standardFontSize: CGFloat = 15
  /// The default font of titles below images: that of a system tab bar.
  private static let fontBelowImages = UIFont.systemFont(ofSize: 10, weight: .medium)

  /// Returns the fonts at the standard Dynamic Type size.
  func fonts(hasImages: Bool) -> TabFonts {
    TabFonts(normal: ownFont ?? (hasImages ? Self.fontBelowImages : font), selected: selectedFont)
  }

  /// Returns the fonts for a bar's traits: in the Dynamic Type size, up to the largest one that they follow.
  func scaledFonts(hasImages: Bool, for traits: UITraitCollection) -> TabFonts {
    let fonts = fonts(hasImages: hasImages)
    guard adjustsFontForContentSizeCategory else { return fonts }
    let wanted = traits.preferredContentSizeCategory
    let category = wanted < maximumContentSizeCategory ? wanted : maximumContentSizeCategory
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    func scaled(_ font: UIFont) -> UIFont {
      let size = UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: font.pointSize, compatibleWith: traits)
      return size == font.pointSize ? font : font.withSize(size)
    }
    return TabFonts(normal: scaled(fonts.normal), selected: fonts.selected.map(scaled))
  }
}
