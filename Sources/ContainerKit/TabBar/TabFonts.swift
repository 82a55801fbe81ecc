import UIKit

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
