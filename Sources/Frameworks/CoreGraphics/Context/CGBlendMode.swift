internal import CCairo

/// Modes of blending the source (the new drawing) with the background. The raw values are CoreGraphics'.
public enum CGBlendMode: Int32, Sendable {
  /// Draws the source over the background.
  case normal = 0
  /// Multiplies the source with the background.
  case multiply = 1
  /// Multiplies the inverses of source and background, and inverts the product.
  case screen = 2
  /// Multiplies or screens, depending on the background.
  case overlay = 3
  /// Keeps the darker of source and background.
  case darken = 4
  /// Keeps the lighter of source and background.
  case lighten = 5
  /// Lightens the background to reflect the source.
  case colorDodge = 6
  /// Darkens the background to reflect the source.
  case colorBurn = 7
  /// Darkens or lightens softly, depending on the source.
  case softLight = 8
  /// Multiplies or screens, depending on the source.
  case hardLight = 9
  /// The absolute difference of source and background.
  case difference = 10
  /// Like `difference`, with less contrast.
  case exclusion = 11
  /// The hue of the source.
  case hue = 12
  /// The saturation of the source.
  case saturation = 13
  /// The hue and saturation of the source.
  case color = 14
  /// The luminosity of the source.
  case luminosity = 15
  /// Clears the pixels.
  case clear = 16
  /// Replaces the background.
  case copy = 17
  /// Draws the source over the background, only where the background is opaque.
  case sourceAtop = 20
  /// Draws the source behind the background.
  case destinationOver = 21
  /// Removes the background where the source is opaque.
  case destinationOut = 23
  /// Keeps source and background where they do not overlap.
  case xor = 25
  /// The sum of source and background.
  case plusLighter = 27

  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

/// The quality of resizing images.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's default.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Interpolates between the nearest four pixels.
  case low = 2
  /// Averages the area that a pixel covers.
  case medium = 4
  /// Like `medium`, with a better filter.
  case high = 3

  var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
