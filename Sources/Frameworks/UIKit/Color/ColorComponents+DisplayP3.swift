import Foundation

extension ColorComponents {
  /// A color in Display P3 as components of extended sRGB. Both have the same white point and the same curve, and
  /// different primaries.
  static func displayP3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> ColorComponents {
    let light = [red, green, blue].map(linear)
    // From Display P3 to the primaries of sRGB (both with the white point D65).
    let rows: [[CGFloat]] = [
      [1.2249401762805598, -0.22494017628055996, 0],
      [-0.042056954709688163, 1.0420569547096881, 0],
      [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
    ]
    let parts = rows.map { row in curved(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) }
    return .rgb(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// The curve of sRGB is extended symmetrically below 0.
  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func curved(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let curved = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -curved : curved
  }
}
