import CoreGraphics

extension UIColor {
  /// Red, green and blue from 0 to 255.
  typealias Bytes = (red: CGFloat, green: CGFloat, blue: CGFloat)

  /// Returns a system color with a value for each appearance and contrast.
  static func system(
    _ name: String, _ light: Bytes, _ dark: Bytes, _ lightContrast: Bytes, _ darkContrast: Bytes
  ) -> UIColor {
    let colors = [light, dark, lightContrast, darkContrast].map { plain($0, alpha: 1) }
    return UIColor(
      source: .dynamic { traits in
        colors[(traits.userInterfaceStyle == .dark ? 1 : 0) + (traits.accessibilityContrast == .high ? 2 : 0)]
      }, systemName: "\(name)Color")
  }

  /// Returns a system color with a value for each appearance.
  static func system(
    _ name: String, _ light: Bytes, _ dark: Bytes, alpha: (light: CGFloat, dark: CGFloat) = (1, 1)
  ) -> UIColor {
    let (light, dark) = (plain(light, alpha: alpha.light), plain(dark, alpha: alpha.dark))
    return UIColor(source: .dynamic { $0.userInterfaceStyle == .dark ? dark : light }, systemName: "\(name)Color")
  }

  private static func plain(_ bytes: Bytes, alpha: CGFloat) -> UIColor {
    UIColor(red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255, alpha: alpha)
  }
}
