import CoreGraphics

/// The components of a color, in the color space in which it was created. Gray and sRGB remain separate, as in Apple's
/// UIKit: a white from `UIColor(white:alpha:)` is not equal to one from `UIColor(red:green:blue:alpha:)`.
enum ColorComponents: Hashable, Sendable {
  case gray(white: CGFloat, alpha: CGFloat)
  case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Makes the components of a Core Graphics color. Nil if it is neither gray nor RGB.
  init?(_ color: CGColor) {
    guard let parts = color.components, let model = color.colorSpace?.model else { return nil }
    switch model {
    case .monochrome where parts.count == 2: self = .gray(white: parts[0], alpha: parts[1])
    case .rgb where parts.count == 4: self = .rgb(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    default: return nil
    }
  }

  var alpha: CGFloat {
    switch self {
    case .gray(_, let alpha), .rgb(_, _, _, let alpha): alpha
    }
  }

  /// Red, green and blue in sRGB.
  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    switch self {
    case .gray(let white, _): (white, white, white)
    case .rgb(let red, let green, let blue, _): (red, green, blue)
    }
  }

  /// Red, green, blue and alpha in sRGB.
  var rgba: CGColor.RGBA {
    let (red, green, blue) = rgb
    return (red, green, blue, alpha)
  }

  /// The gray of the same luma. (The weights are a guess: draw-26. Apple does not document them. These are Rec. 709's.)
  var white: CGFloat {
    switch self {
    case .gray(let white, _): white
    case .rgb(let red, let green, let blue, _): 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
  }

  /// Hue, saturation and brightness, each from 0 to 1. The hue of a gray is 0.
  var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (red, green, blue) = rgb
    let top = max(red, green, blue)
    let range = top - min(red, green, blue)
    guard range > 0, top > 0 else { return (0, 0, top) }
    let sixth: CGFloat =
      if top == red {
        (green - blue) / range
      } else if top == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / top, top)
  }

  /// Returns the color of a hue, a saturation and a brightness, each clamped to 0…1. Hue 1 is hue 0.
  static func hsb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) -> ColorComponents {
    let value = min(max(brightness, 0), 1)
    let depth = min(max(saturation, 0), 1)
    let turn = min(max(hue, 0), 1) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (turn + offset).truncatingRemainder(dividingBy: 6)
      return value - value * depth * max(0, min(position, 4 - position, 1))
    }
    return .rgb(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    switch self {
    case .gray(let white, _): .gray(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _): .rgb(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  var cgColor: CGColor {
    switch self {
    case .gray(let white, let alpha):
      CGColor(gray: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
  }
}
