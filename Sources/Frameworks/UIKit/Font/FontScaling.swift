/// The scaling that determined a font's size, with which a label adapts the font to another Dynamic Type size.
struct FontScaling: Hashable, Sendable {
  var style: UIFont.TextStyle
  /// The font at the standard content size; nil for the style's font. Its scaled size is rounded to whole points
  /// (recorded; at the standard size, a guess: safe-13b).
  var base: Base?
  /// The maximum size, in points.
  var maximum: CGFloat?

  struct Base: Hashable, Sendable {
    var face: FontFace
    var size: CGFloat
  }

  init(style: UIFont.TextStyle, base: Base? = nil, maximum: CGFloat? = nil) {
    self.style = style
    self.base = base
    self.maximum = maximum
  }

  func font(in traits: UITraitCollection?) -> UIFont {
    let category = UITraitCollection.category(in: traits)
    let plain = FontFace(design: .sans, weight: style == .headline ? .semibold : .regular, isItalic: false)
    let size =
      base.map { TypeSizes.scaled($0.size, as: style, in: category).rounded() }
      ?? TypeSizes.size(of: style, in: category)
    return UIFont(face: base?.face ?? plain, size: min(size, maximum ?? .infinity), scaling: self)
  }
}
