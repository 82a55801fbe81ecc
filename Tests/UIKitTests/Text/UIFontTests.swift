import Testing
import UIKit

@Suite("Fonts:") struct UIFontTests {
  static let styles: [(UIFont.TextStyle, CGFloat)] = [
    (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
    (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ]

  @Test("text styles have their standard sizes", arguments: styles)
  func standardSizes(style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.fontName == (style == .headline ? "Inter-SemiBold" : "Inter-Regular"))
  }

  static let names: [(UIFont, String, String)] = [
    (.systemFont(ofSize: 9), "Inter-Regular", "Inter"),
    (.systemFont(ofSize: 9, weight: .thin), "Inter-ExtraLight", "Inter"),
    (.systemFont(ofSize: 9, weight: .medium), "Inter-Medium", "Inter"),
    (.systemFont(ofSize: 9, weight: .semibold), "Inter-SemiBold", "Inter"),
    (.systemFont(ofSize: 9, weight: .bold), "Inter-Bold", "Inter"),
    (.systemFont(ofSize: 9, weight: .init(0.5)), "Inter-ExtraBold", "Inter"),
    (.boldSystemFont(ofSize: 9), "Inter-SemiBold", "Inter"), (.italicSystemFont(ofSize: 9), "Inter-Italic", "Inter"),
    (.monospacedDigitSystemFont(ofSize: 9, weight: .regular), "Inter-Regular", "Inter"),
    (.monospacedSystemFont(ofSize: 9, weight: .regular), "DejaVuSansMono", "DejaVu Sans Mono"),
    (.monospacedSystemFont(ofSize: 9, weight: .bold), "DejaVuSansMono-Bold", "DejaVu Sans Mono"),
  ]

  @Test("fonts are named by family and style", arguments: names)
  func named(font: UIFont, name: String, family: String) {
    #expect(font.fontName == name)
    #expect(font.familyName == family)
  }

  /// Line metrics are San Francisco's (text_metrics_ios26.json). Letter metrics are Inter's: 2816 units per em, cap
  /// height 2048, x-height 1536 (its OS/2 table).
  @Test("lines are as high as on iOS and letters as high as Inter's, in proportion to the size")
  func measures() {
    let font = UIFont.systemFont(ofSize: 2816)
    #expect(abs(font.lineHeight - 1.193359375 * 2816) < 1e-6)
    #expect(abs(font.ascender - 0.9521484375 * 2816) < 1e-6)
    #expect(abs(font.capHeight - 2048) < 1)
    #expect(abs(font.xHeight - 1536) < 1)
    #expect(font.lineHeight == font.ascender - font.descender + font.leading)
    #expect(abs(font.withSize(17).lineHeight * 2816 / 17 - font.lineHeight) < 1e-9)
    let weights = Self.names.map(\.0).filter { $0.familyName == "Inter" }
    #expect(Set(weights.map(\.lineHeight)).count == 1)
    // Recorded on iOS in font_metrics_ios.json, for sizes of 8 to 40 points.
    #expect(UIFont.monospacedSystemFont(ofSize: 27, weight: .bold).ascender == 25.7080078125)
    #expect(UIFont.monospacedSystemFont(ofSize: 27, weight: .regular).lineHeight == 32.220703125)
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    TextLayout(text, style: .init(font: font), within: unlimited).size.width
  }

  /// The widths on iOS are those that Interface Builder gives new labels and buttons, in whole points.
  @Test("letters are as close together as on iOS")
  func widths() {
    #expect(abs(width("Label", .systemFont(ofSize: 17)) - 42) < 1)
    #expect(abs(width("Button", .systemFont(ofSize: 15)) - 46) < 1)
    let widths = [8, 10, 14, 17, 28, 60].map { size in width("minimum", .systemFont(ofSize: size)) / size }
    #expect(abs(widths[0] - widths[1]) < 1e-3)
    #expect(zip(widths.dropFirst(), widths.dropFirst(2)).allSatisfy { $0 > $1 + 1e-3 }, "\(widths)")
  }

  @Test("a line is as high as the tallest font that draws it")
  func lines() {
    let font = UIFont.systemFont(ofSize: 20)
    func height(_ text: String) -> CGFloat { TextLayout(text, style: .init(font: font), within: unlimited).size.height }
    // Noto Sans CJK: 1160 above and 288 below the baseline, of 1000 units (its hhea table).
    let rounded = ["Ab", "设置"].map { (height($0) * 100).rounded() / 100 }
    #expect(rounded == [23.87, 28.96])
    #expect(height("Ab 设置") == height("设置"))
  }

  @Test("characters form no ligatures: \"->\" does not become an arrow")
  func arrows() {
    let font = UIFont.systemFont(ofSize: 2816)
    #expect(abs(width("->", font) - width("-", font) - width(">", font)) < 2)
  }

  @Test("fonts of the same design, weight, and size are equal")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12, weight: .regular).hash)
    #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == .systemFont(ofSize: 13))
    #expect(UIFont.boldSystemFont(ofSize: 12) != .systemFont(ofSize: 12))
  }

  @Test("digits have the same width in a monospaced-digit font", arguments: [UIFont.Weight.regular, .medium, .bold])
  func digits(weight: UIFont.Weight) {
    func difference(_ font: UIFont) -> CGFloat {
      let widths = (0...9).map { width("\($0)", font) }.sorted()
      return widths[9] - widths[0]
    }
    #expect(difference(.monospacedDigitSystemFont(ofSize: 200, weight: weight)) < 1)
    #expect(difference(.systemFont(ofSize: 200, weight: weight)) > 20)
  }
}

let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
