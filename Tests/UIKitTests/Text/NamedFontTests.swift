import Testing
import UIKit

/// `UIFont(name:size:)` and families. The fonts are those of the tests' own fontconfig file (Scripts/fonts.conf).
@Suite("Named fonts:") struct NamedFontTests {
  static let fonts: [(name: String, fontName: String, familyName: String)] = [
    ("DejaVuSans", "DejaVuSans", "DejaVu Sans"), ("DejaVuSerif-Bold", "DejaVuSerif-Bold", "DejaVu Serif"),
    ("DejaVuSansMono", "DejaVuSansMono", "DejaVu Sans Mono"), ("DejaVu Serif", "DejaVuSerif", "DejaVu Serif"),
    ("Inter-SemiBold", "Inter-SemiBold", "Inter"), ("NotoSansCJKsc-Bold", "NotoSansCJKsc-Bold", "Noto Sans CJK SC"),
  ]

  @Test("a font is found by its PostScript name or its family name, in the given size", arguments: fonts)
  func found(row: (name: String, fontName: String, familyName: String)) throws {
    let font = try #require(UIFont(name: row.name, size: 13))
    #expect([font.fontName, font.familyName] == [row.fontName, row.familyName])
    #expect(font.pointSize == 13 && font.withSize(20).fontName == row.fontName)
  }

  @Test("no other font substitutes for a missing font", arguments: ["HelveticaNeue", "dejavusans", "DejaVuSans-", ""])
  func missing(name: String) {
    #expect(UIFont(name: name, size: 13) == nil)
  }

  @Test("families and their fonts are listed in order")
  func lists() {
    let noto = ["", " Mono"].flatMap { kind in
      ["HK", "JP", "KR", "SC", "TC"].map { "Noto Sans\(kind) CJK \($0)" }
    }
    #expect(UIFont.familyNames == ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Inter"] + noto)
    #expect(
      ["DejaVu Sans", "Inter", "Noto Sans CJK SC"].map { UIFont.fontNames(forFamilyName: $0) } == [
        ["DejaVuSans", "DejaVuSans-Bold"],
        [
          "Inter-Black", "Inter-BlackItalic", "Inter-Bold", "Inter-BoldItalic", "Inter-ExtraBold",
          "Inter-ExtraBoldItalic", "Inter-ExtraLight", "Inter-ExtraLightItalic", "Inter-Italic", "Inter-Light",
          "Inter-LightItalic", "Inter-Medium", "Inter-MediumItalic", "Inter-Regular", "Inter-SemiBold",
          "Inter-SemiBoldItalic", "Inter-Thin", "Inter-ThinItalic",
        ],
        ["NotoSansCJKsc-Bold", "NotoSansCJKsc-Regular"],
      ])
    #expect(UIFont.fontNames(forFamilyName: "Helvetica Neue") == [])
  }

  /// Draws a text whose baseline is 18 points below the top.
  private func picture(_ font: UIFont) -> CGImage {
    Picture(CGSize(width: 120, height: 24)) { context in
      UIGraphicsPushContext(context)
      let text = NSAttributedString(string: "Hamburg Äg", attributes: [.font: font])
      text.draw(at: CGPoint(x: 0, y: 18 - font.ascender))
      UIGraphicsPopContext()
    }.image
  }

  @Test("text is drawn with the named font, and its letters are measured; its line is not the system's")
  func drawn() throws {
    let pairs: [(String, UIFont)] = [
      ("DejaVuSansMono", .monospacedSystemFont(ofSize: 15, weight: .medium)),
      ("DejaVuSansMono-Bold", .monospacedSystemFont(ofSize: 15, weight: .bold)),
    ]
    for (name, system) in pairs {
      let font = try #require(UIFont(name: name, size: 15))
      #expect(picture(font).hasSamePixels(as: picture(system)), "\(name)")
      #expect([font.capHeight, font.xHeight] == [system.capHeight, system.xHeight], "\(name)")
      #expect(font.lineHeight / 15 > 1.16 && abs(font.lineHeight - system.lineHeight) > 0.1, "\(name)")
    }
    let serif = try ["DejaVuSerif", "DejaVuSerif-Bold"].map { picture(try #require(UIFont(name: $0, size: 15))) }
    #expect(!serif[0].hasSamePixels(as: serif[1]) && !serif[0].hasSamePixels(as: picture(.systemFont(ofSize: 15))))
  }

  @Test("fonts with the same name and size are equal, and scale with Dynamic Type")
  func equality() throws {
    let font = try #require(UIFont(name: "DejaVuSerif", size: 17))
    #expect(font == UIFont(name: "DejaVu Serif", size: 17) && font != UIFont(name: "DejaVuSerif-Bold", size: 17))
    #expect(font.hash == UIFont(name: "DejaVu Serif", size: 17)?.hash)
    #expect("\(font)" == "<UIFont: DejaVuSerif 17pt>")
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: font, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraLarge))
    #expect((scaled.fontName, scaled.pointSize) == ("DejaVuSerif", 20))
  }
}
