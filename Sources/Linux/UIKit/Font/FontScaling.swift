/// How a font came to its size, so that a label can bring it to another.
struct FontScaling: Hashable, Sendable {
  var style: UIFont.TextStyle
  /// The font at the standard size, which comes to whole points (recorded; a guess: also at the standard size); nil: that
  /// of the style.
  var base: Base?
  /// Points.
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
