internal import CCairo

/// How what is drawn meets what is there. The values are CoreGraphics'.
public enum CGBlendMode: Int32, Sendable {
  /// Over what is there.
  case normal = 0
  /// The product of both.
  case multiply = 1
  /// The inverse of the product of both inverses.
  case screen = 2
  /// Multiply or screen, by what is there.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// What is there, lightened.
  case colorDodge = 6
  /// What is there, darkened.
  case colorBurn = 7
  /// Darken or lighten softly, by what is drawn.
  case softLight = 8
  /// Multiply or screen, by what is drawn.
  case hardLight = 9
  /// The distance between both.
  case difference = 10
  /// Like difference, with less contrast.
  case exclusion = 11
  /// The hue of what is drawn.
  case hue = 12
  /// The saturation of what is drawn.
  case saturation = 13
  /// Hue and saturation of what is drawn.
  case color = 14
  /// The luminosity of what is drawn.
  case luminosity = 15
  /// Nothing is left.
  case clear = 16
  /// In place of what is there.
  case copy = 17
  /// On top, only where something is there.
  case sourceAtop = 20
  /// Beneath what is there.
  case destinationOver = 21
  /// What is there, less what is drawn.
  case destinationOut = 23
  /// Each where the other is not.
  case xor = 25
  /// The sum of both.
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

/// How an image's pixels are turned into more or fewer.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context decides.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Between the nearest four.
  case low = 2
  /// Averaged over what a pixel covers.
  case medium = 4
  /// Like medium, with a better filter.
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
