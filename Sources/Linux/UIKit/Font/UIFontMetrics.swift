/// Scales fonts and lengths as a text style is scaled for the size of text that the user wants.
///
/// The factor is the proportion of the distances of the style's base lines in Apple's table; lengths come to whole pixels,
/// fonts to whole points (recorded).
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of `body`.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font, which is of the size for the standard content size, at the user's content size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, in: nil)
  }

  /// The same, with at most so many points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, in: nil)
  }

  /// The font at the content size of these traits; nil, and an unspecified one, is the user's.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: nil, in: traitCollection)
  }

  /// The same, with at most so many points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, in: traitCollection)
  }

  /// A length, in points at the standard content size, for the user's content size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length for the content size of these traits; nil, and an unspecified one, is the user's.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    nearestPixel(TypeSizes.scaled(value, as: style, in: UITraitCollection.category(in: traitCollection)))
  }

  /// Observed: UIKit raises an exception for a font that is scaled already.
  private func scaled(_ font: UIFont, maximum: CGFloat?, in traits: UITraitCollection?) -> UIFont {
    precondition(font.scaling == nil, "UIFontMetrics: \(font) is scaled already; give it at the standard content size")
    // 0 sets no limit (observed).
    let limit = maximum.flatMap { $0 > 0 ? $0 : nil }
    let base = FontScaling.Base(face: font.face, size: font.pointSize)
    return FontScaling(style: style, base: base, maximum: limit).font(in: traits)
  }
}

extension UIFont.TextStyle {
  /// The metrics of this style.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
