import Testing
import UIKit

@Suite struct UIFontTests {
  static let styles: [(UIFont.TextStyle, CGFloat)] = [
    (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
    (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ]

  @Test("Text styles have their standard sizes", arguments: styles)
  func standardSizes(style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.fontName == (style == .headline ? "DejaVuSans-Bold" : "DejaVuSans"))
  }

  static let names: [(UIFont, String, String)] = [
    (.systemFont(ofSize: 9), "DejaVuSans", "DejaVu Sans"),
    (.boldSystemFont(ofSize: 9), "DejaVuSans-Bold", "DejaVu Sans"),
    (.italicSystemFont(ofSize: 9), "DejaVuSans-Oblique", "DejaVu Sans"),
    (.systemFont(ofSize: 9, weight: .medium), "DejaVuSans", "DejaVu Sans"),
    (.systemFont(ofSize: 9, weight: .semibold), "DejaVuSans-Bold", "DejaVu Sans"),
    (.monospacedSystemFont(ofSize: 9, weight: .bold), "DejaVuSansMono-Bold", "DejaVu Sans Mono"),
  ]

  @Test("Fonts are named by family and cut", arguments: names)
  func named(font: UIFont, name: String, family: String) {
    #expect(font.fontName == name)
    #expect(font.familyName == family)
  }

  /// DejaVu Sans: 2048 units an em, ascent 1901, descent 483, capitals 1493, x 1120 (its OS/2 and hhea tables).
  @Test("Measures are the typeface's, in proportion to the size")
  func measures() {
    let font = UIFont.systemFont(ofSize: 2048)
    #expect(abs(font.ascender - 1901) < 1)
    #expect(abs(font.descender + 483) < 1)
    #expect(abs(font.capHeight - 1493) < 1)
    #expect(abs(font.xHeight - 1120) < 1)
    #expect(font.lineHeight == font.ascender - font.descender + font.leading)
    #expect(abs(font.withSize(17).lineHeight * 2048 / 17 - font.lineHeight) < 1e-9)
  }

  @Test("Equal are fonts of the same cut, weight and size")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12, weight: .regular).hash)
    #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == .systemFont(ofSize: 13))
    #expect(UIFont.boldSystemFont(ofSize: 12) != .systemFont(ofSize: 12))
  }

  @Test("All digits are of one width, in both weights")
  func digits() {
    for weight in [UIFont.Weight.regular, .bold] {
      let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: weight)
      let widths = (0...9).map { TextLayout("\($0)", style: .init(font: font), within: unlimited).size.width }
      #expect(Set(widths).count == 1)
    }
  }
}

let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
