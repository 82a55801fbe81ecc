import UIKit

extension ButtonTabBar {
  /// How a bar looks.
  public struct Appearance: Equatable {
    /// The colour of the selected tab's title and template image.
    public var selectedColor: UIColor = .systemBlue
    /// The colour of the other tabs' titles and template images.
    public var unselectedColor: UIColor = .systemGray
    /// What is behind the tabs; nil for nothing.
    public var backgroundColor: UIColor? = .systemBackground
    /// The hairline at the bar's edge towards the pages; nil for none.
    public var lineColor: UIColor? = .separator
    /// What is behind a badge's text.
    public var badgeColor: UIColor = .systemRed
    /// What is behind the text of the selected tab's badge; nil for `badgeColor`.
    public var selectedBadgeColor: UIColor?
    /// The colour of a badge's text.
    public var badgeTextColor: UIColor = .white
    /// The titles' font, in its size for the standard size of text (Large).
    public var font: UIFont = .systemFont(ofSize: 15)
    /// Whether the titles are of the size that the user wants: `font`, scaled as `UIFontMetrics` scales `subheadline`.
    /// False for a font that is scaled already.
    public var adjustsFontForContentSizeCategory = true
    /// The largest size of text that the titles follow. By default the largest that is no accessibility size: with those a
    /// finger that rests on a tab has it shown large in the middle of the window, as in a system bar.
    public var maximumContentSizeCategory: UIContentSizeCategory = .extraExtraExtraLarge
    /// The line that marks the selected tab; nil for none.
    public var indicator: Indicator?
    /// Points to either side of what a tab shows.
    public var spacing: CGFloat = 8
    /// Points that a tab is wide at least. Where there is no room for that, or for a title, the bar scrolls.
    public var minimumTabWidth: CGFloat = 72

    /// The look of a bar that was told nothing: titles in blue and grey on the system's background, without an indicator.
    /// It follows light and dark, as every colour does that is dynamic.
    public init() {}

    /// The name and the value of the first size that is not finite. Nil if all are finite.
    var wrongSize: String? {
      let sizes = [
        ("font.pointSize", font.pointSize), ("spacing", spacing), ("minimumTabWidth", minimumTabWidth),
        ("indicator.height", indicator?.height ?? 0),
      ]
      return sizes.first { !$0.1.isFinite }.map { "\($0.0) \($0.1)" }
    }
  }

  /// A line as wide as a tab that moves from tab to tab with a switch.
  public struct Indicator: Equatable {
    /// An edge of the bar, without the safe area.
    public enum Edge: Sendable {
      /// The one towards the pages: the upper one of a bar at the bottom, the lower one of a bar at the top.
      case inner
      /// The upper one.
      case top
      /// The lower one.
      case bottom
    }

    /// Its colour; nil for that of the selected tab.
    public var color: UIColor?
    /// Points that it is high.
    public var height: CGFloat
    /// Where it is.
    public var edge: Edge

    /// Makes an indicator.
    public init(color: UIColor? = nil, height: CGFloat = 2, edge: Edge = .inner) {
      self.color = color
      self.height = height
      self.edge = edge
    }
  }

  /// The colour of the selected tab's title: that of the appearance.
  @IBInspectable public var selectedColor: UIColor {
    get { appearance.selectedColor }
    set { appearance.selectedColor = newValue }
  }

  /// The colour of the other titles: that of the appearance.
  @IBInspectable public var unselectedColor: UIColor {
    get { appearance.unselectedColor }
    set { appearance.unselectedColor = newValue }
  }

  func appearanceDidChange(from old: Appearance) {
    // One that was set on the view itself stays.
    if appearance.backgroundColor != old.backgroundColor { backgroundColor = appearance.backgroundColor }
    if appearance.lineColor != old.lineColor { line.backgroundColor = appearance.lineColor }
    updateFont()
    indicator.isHidden = appearance.indicator == nil
    indicator.backgroundColor = appearance.indicator?.color ?? appearance.selectedColor
    setNeedsLayout()
    showAll()
  }
}
