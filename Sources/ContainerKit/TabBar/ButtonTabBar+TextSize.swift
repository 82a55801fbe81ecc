import UIKit

// Titles follow the Dynamic Type size up to a limit, and the bar's height grows by as much as their line height. Images
// keep their size, as in a system bar. Beyond the limit, and for images, there is the system's large content viewer.
extension ButtonTabBar {
  /// The titles' font for the bar's traits.
  var shownFont: UIFont {
    guard appearance.adjustsFontForContentSizeCategory else { return appearance.font }
    let wanted = traitCollection.preferredContentSizeCategory
    let category = min(wanted, appearance.maximumContentSizeCategory)
    let size = UIFontMetrics(forTextStyle: .subheadline).scaledValue(
      for: appearance.font.pointSize, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    return size == appearance.font.pointSize ? appearance.font : appearance.font.withSize(size)
  }

  /// Updates the titles' font, and the bar's height with it.
  func updateFont() {
    let font = shownFont
    guard font != fontInUse else { return }
    fontInUse = font
    for button in tabs { button.font = font }
    setNeedsLayout()
    let height = Self.standardHeight + ceil(max(font.lineHeight - appearance.font.lineHeight, 0))
    guard height != contentHeight else { return }
    contentHeight = height
    // The container reads the bar's height during its layout.
    superview?.setNeedsLayout()
  }

  private func min(_ one: UIContentSizeCategory, _ other: UIContentSizeCategory) -> UIContentSizeCategory {
    one < other ? one : other
  }
}
