import UIKit

// The titles are of the size that the user wants, up to a limit, and the bar is higher by as much as they are. Images keep
// their size, as a system bar's do. Beyond the limit, and for images, there is the system's large content viewer.
extension ButtonTabBar {
  /// The titles' font in the bar's traits.
  var shownFont: UIFont {
    guard appearance.adjustsFontForContentSizeCategory else { return appearance.font }
    let wanted = traitCollection.preferredContentSizeCategory
    let category = min(wanted, appearance.maximumContentSizeCategory)
    let size = UIFontMetrics(forTextStyle: .subheadline).scaledValue(
      for: appearance.font.pointSize, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    return size == appearance.font.pointSize ? appearance.font : appearance.font.withSize(size)
  }

  /// The font, and the height that goes with it, are other ones.
  func updateFont() {
    let font = shownFont
    guard font != fontInUse else { return }
    fontInUse = font
    for button in tabs { button.font = font }
    setNeedsLayout()
    let height = Self.height + ceil(max(font.lineHeight - appearance.font.lineHeight, 0))
    guard height != contentHeight else { return }
    contentHeight = height
    // The container asks for the bar's height when it is laid out.
    superview?.setNeedsLayout()
  }

  private func min(_ one: UIContentSizeCategory, _ other: UIContentSizeCategory) -> UIContentSizeCategory {
    one < other ? one : other
  }
}
