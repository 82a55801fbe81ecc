import Testing
import UIKit

@Suite("Colors:", .serialized) struct UIColorTests {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat.nan, CGFloat.nan, CGFloat.nan, CGFloat.nan)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  /// Values from the comments of the header.
  static let plain: [(UIColor, [CGFloat])] = [
    (.black, [0, 0, 0, 1]), (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]), (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
    (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]), (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]),
    (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]), (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]),
    (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]), (.clear, [0, 0, 0, 0]),
  ]

  @Test("plain colors have the header's components", arguments: plain)
  func plainColors(color: UIColor, components: [CGFloat]) {
    #expect(rgba(color) == components)
  }

  static let system: [(UIColor, [CGFloat])] = [
    (.systemRed, [255, 59, 48, 255]), (.systemGreen, [52, 199, 89, 255]), (.systemBlue, [0, 122, 255, 255]),
    (.systemOrange, [255, 149, 0, 255]), (.systemYellow, [255, 204, 0, 255]), (.systemPink, [255, 45, 85, 255]),
    (.systemPurple, [175, 82, 222, 255]), (.systemTeal, [48, 176, 199, 255]), (.systemIndigo, [88, 86, 214, 255]),
    (.systemBrown, [162, 132, 94, 255]), (.systemMint, [0, 199, 190, 255]), (.systemCyan, [50, 173, 230, 255]),
    (.systemGray, [142, 142, 147, 255]), (.systemGray6, [242, 242, 247, 255]), (.label, [0, 0, 0, 255]),
    (.secondaryLabel, [60, 60, 67, 153]), (.systemBackground, [255, 255, 255, 255]),
    (.opaqueSeparator, [198, 198, 200, 255]),
  ]

  @Test("system colors have the light appearance's values", arguments: system)
  func systemColors(color: UIColor, bytes: [CGFloat]) {
    #expect(rgba(color).map { ($0 * 255).rounded() } == bytes)
  }

  @Test("a placeholder equals only itself, and using its components stops the program with UIKit's message")
  func placeholder() async {
    let color = UIColor()
    #expect(color == color && color != UIColor() && color != .clear && color.hash == color.hash)
    #expect(color.description.hasPrefix("<UIPlaceholderColor: 0x"))
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) === color)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UIColor().cgColor
    }
    #expect(errorText(result).contains("*** -CGColor not defined for the UIColor <UIPlaceholderColor: 0x"))
    #expect(errorText(result).contains("; need to first convert colorspace."))
  }

  @Test("no color has a name, because there are no asset catalogs, and each attempt is reported")
  @MainActor func named() {
    let issues = issuesReported {
      #expect(UIColor(named: "brand") == nil)
      #expect(UIColor(named: "brand", in: Bundle.main, compatibleWith: nil) == nil)
    }
    #expect(
      issues
        == Array(
          repeating: "no color named 'brand' in \(Bundle.main.bundlePath): there are no asset catalogs on Linux",
          count: 2))
  }

  /// HSB and RGB components of the corners and of colors in between, to convert both ways.
  static let hues: [([CGFloat], [CGFloat])] = [
    ([0, 1, 1], [1, 0, 0]), ([1, 1, 1], [1, 0, 0]), ([1.0 / 6, 1, 1], [1, 1, 0]), ([1.0 / 3, 1, 1], [0, 1, 0]),
    ([0.5, 1, 1], [0, 1, 1]), ([2.0 / 3, 1, 1], [0, 0, 1]), ([5.0 / 6, 1, 1], [1, 0, 1]),
    ([0.25, 0.5, 0.8], [0.6, 0.8, 0.4]), ([0.3, 0, 0.7], [0.7, 0.7, 0.7]),
  ]

  @Test("a color is created from hue, saturation and brightness", arguments: hues)
  func hue(hsb: [CGFloat], rgb: [CGFloat]) {
    let color = UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 0.5)
    for (got, wanted) in zip(rgba(color), rgb + [0.5]) { #expect(abs(got - wanted) < 1e-12) }
  }

  @Test("getHue returns the hue, saturation and brightness of an RGB color", arguments: hues)
  func getHue(hsb: [CGFloat], rgb: [CGFloat]) {
    var (hue, saturation, brightness) = (CGFloat.nan, CGFloat.nan, CGFloat.nan)
    UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    let wanted = [hsb[1] == 0 || hsb[0] == 1 ? 0 : hsb[0], hsb[1], hsb[2]]
    for (got, wanted) in zip([hue, saturation, brightness], wanted) { #expect(abs(got - wanted) < 1e-12) }
  }

  @Test("a color in Display P3 has components of extended sRGB")
  func displayP3() {
    func components(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
      rgba(UIColor(displayP3Red: red, green: green, blue: blue, alpha: 1.5)).map { ($0 * 1000).rounded() / 1000 }
    }
    #expect(components(1, 0, 0) == [1.093, -0.227, -0.15, 1])
    #expect(components(0, 1, 0) == [-0.512, 1.018, -0.311, 1])
    #expect(components(0, 0, 1) == [0, 0, 1.042, 1])
    #expect(components(0.5, 0.5, 0.5) == [0.5, 0.5, 0.5, 1])
  }

  @Test("colors of the same color space and components are equal; a system color equals only itself")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
    #expect(UIColor.systemBackground != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.systemBackground != .tertiarySystemBackground)
    #expect(UIColor.label == .label)
  }

  @Test("a CGColor keeps the color space: two components for a gray, four otherwise")
  func cgColor() {
    #expect(UIColor.gray.cgColor.components == [0.5, 1])
    #expect(UIColor.orange.cgColor.components == [1, 0.5, 0, 1])
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    #expect(UIColor(cgColor: UIColor.gray.cgColor) == .gray)
  }

  @Test("another alpha keeps the color space and is clamped to 0…1")
  func alpha() {
    #expect(UIColor.red.withAlphaComponent(0.25) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(UIColor.white.withAlphaComponent(7) == .white)
    #expect(UIColor.label.withAlphaComponent(1) != .label)
  }

  @Test("getWhite returns a gray's exact white, and the luma of other colors")
  func white() {
    var (white, alpha) = (CGFloat.nan, CGFloat.nan)
    UIColor(white: 0.3, alpha: 0.4).getWhite(&white, alpha: &alpha)
    #expect([white, alpha] == [0.3, 0.4])
    UIColor.green.getWhite(&white, alpha: nil)
    #expect(abs(white - 0.7152) < 1e-12)
  }

  @Test("set() sets both the fill and the stroke color of the current context")
  func setsColors() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
      UIColor.red.set()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
      UIColor.green.setFill()
      context.fill(CGRect(x: 4, y: 0, width: 2, height: 8))
      context.cgContext.stroke(CGRect(x: 7, y: -1, width: 20, height: 20), width: 2)
    }
    let pixels = try #require(image.cgImage)
    #expect([1, 5, 7].map { pixels.pixel(x: $0, y: 4).r } == [255, 0, 255])
    #expect([1, 5, 7].map { pixels.pixel(x: $0, y: 4).g } == [0, 255, 0])
  }
}
