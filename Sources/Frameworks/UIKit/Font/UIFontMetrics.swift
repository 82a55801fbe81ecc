/// Scales fonts and lengths with the Dynamic Type size, like a text style.
///
/// The factor is the ratio of the style's baseline distances in Apple's table. Lengths are rounded to whole pixels, and
/// fonts to whole points (recorded).
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of `body`.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns the font scaled to the user's content size. `font` has the size for the standard content size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, in: nil)
  }

  /// Returns the font at the user's content size, with a maximum size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, in: nil)
  }

  /// Returns the font at the content size of these traits. If they are nil or do not specify one, the user's is used.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: nil, in: traitCollection)
  }

  /// Returns the font at the content size of these traits, with a maximum size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, in: traitCollection)
  }

  /// Returns a length at the user's content size. `value` is in points at the standard content size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length at the content size of these traits. If they are nil or do not specify one, the user's is used.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    nearestPixel(TypeSizes.scaled(value, as: style, in: UITraitCollection.category(in: traitCollection)))
  }

  /// Scales a font. Observed: UIKit raises an exception for a font that is already scaled. A text style's font is not one
  /// (a library's tests on simulators scale it); that its current size is scaled is a guess: safe-31.
  private func scaled(_ font: UIFont, maximum: CGFloat?, in traits: UITraitCollection?) -> UIFont {
    precondition(
      font.scaling?.base == nil, "UIFontMetrics: \(font) is scaled already; give it at the standard content size")
    // A maximum of 0 sets no limit (observed).
    let limit = maximum.flatMap { $0 > 0 ? $0 : nil }
    let base = FontScaling.Base(face: font.face, size: font.pointSize)
    return FontScaling(style: style, base: base, maximum: limit).font(in: traits)
  }
}

extension UIFont.TextStyle {
  /// The metrics of this style.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
