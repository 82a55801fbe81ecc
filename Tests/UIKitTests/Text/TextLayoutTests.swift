import Testing
import UIKit

@Suite("Text layout:") struct TextLayoutTests {
  static let font = UIFont.systemFont(ofSize: 17)
  static let fox = "The quick brown fox jumps over the lazy dog"

  private func width(_ text: String) -> CGFloat {
    TextLayout(text, style: .init(font: Self.font), within: unlimited).size.width
  }

  private func layout(
    _ text: String, _ mode: NSLineBreakMode, lines: Int = 0, width: CGFloat = .infinity, height: CGFloat = .infinity
  ) -> TextLayout {
    TextLayout(
      text, style: .init(font: Self.font, lineBreakMode: mode, numberOfLines: lines),
      within: CGSize(width: width, height: height))
  }

  @Test("a line of Latin text has the font's line height, and the sum of its advances as its width")
  func latin() {
    let size = layout("Hello", .byWordWrapping).size
    #expect(abs(size.height - Self.font.lineHeight) < 0.01)
    // H 2084, e 1640, l 668, l 668, o 1680 of 2816 units (the font's hmtx table), and the tracking of five letters.
    let space = 0.185 * exp(-0.1745 * 17) - 0.0223
    #expect(abs(size.width - 17 * ((2084 + 1640 + 668 + 668 + 1680) / 2816 + 5 * space)) < 0.02)
  }

  @Test("empty text has no size and no lines")
  func empty() {
    #expect(layout("", .byWordWrapping).size == .zero)
    #expect(layout("", .byTruncatingTail, lines: 1, width: 10).lineCount == 0)
  }

  @Test("words wrap to the width; no line is wider")
  func wraps() {
    let text = layout(Self.fox, .byWordWrapping, width: 185)
    #expect(text.lineCount == 3)
    let lines = ["The quick brown fox", "jumps over the lazy", "dog"].map(width)
    #expect(abs(text.size.width - (lines.max() ?? 0)) < 0.01)
    #expect(!text.isTruncated)
    #expect(abs(text.size.height - 3 * Self.font.lineHeight) < 0.02)
  }

  @Test("a word longer than a line is broken, without a hyphen")
  func breaksWords() {
    let text = layout("mmmmmmmm", .byWordWrapping, width: width("mmmm") + 0.01)
    #expect(text.lineCount == 2)
    #expect(abs(text.size.width - width("mmmm")) < 0.01)
  }

  @Test("Chinese wraps between any two characters")
  func wrapsChinese() {
    let text = layout("容器视图控制器切换页面的时候", .byWordWrapping, width: 17 * 5 + 1)
    #expect(text.lineCount == 3)
    #expect(abs(text.size.width - 17 * 5) < 0.1)
  }

  /// The visible part of the fox in 185 points, identified by its width.
  static let shown: [(NSLineBreakMode, String)] = [
    (.byTruncatingTail, "The quick brown fox j…"), (.byTruncatingHead, "…ps over the lazy dog"),
    (.byTruncatingMiddle, "The quick…e lazy dog"), (.byWordWrapping, "The quick brown fox"),
    (.byCharWrapping, "The quick brown fox ju"), (.byClipping, fox),
  ]

  @Test("a single line shows the part that its line break mode leaves", arguments: shown)
  func oneLine(mode: NSLineBreakMode, visible: String) {
    let text = layout(Self.fox, mode, lines: 1, width: 185)
    #expect(text.lineCount == 1)
    #expect(text.isTruncated)
    #expect(abs(text.size.width - width(visible)) < 0.01)
  }

  @Test("text that just fits is not truncated", arguments: shown.map(\.0))
  func justFits(mode: NSLineBreakMode) {
    let text = layout(Self.fox, mode, lines: 1, width: width(Self.fox))
    #expect(!text.isTruncated)
    #expect(text.size.width == width(Self.fox))
  }

  @Test("the last of several lines is truncated")
  func lastLine() {
    let text = layout(Self.fox + " and then some", .byTruncatingTail, lines: 2, width: 170)
    #expect(text.lineCount == 2)
    #expect(text.isTruncated)
    #expect(abs(text.size.width - max(width("The quick brown fox"), width("jumps over the lazy…"))) < 0.01)
  }

  @Test("only lines that fit the height are shown, but at least one")
  func height() {
    #expect(layout("a\nb\nc", .byWordWrapping, height: 2 * Self.font.lineHeight).lineCount == 2)
    #expect(layout("a\nb\nc", .byWordWrapping, height: 3).lineCount == 1)
    let all = layout("a\nb\nc", .byWordWrapping)
    #expect(layout("a\nb\nc", .byWordWrapping, height: all.size.height).lineCount == 3)
  }

  @Test("a single line ends with an ellipsis if text follows a line break")
  func breakAfterLine() {
    #expect(abs(layout("a\nb", .byTruncatingTail, lines: 1, width: 99).size.width - width("a…")) < 0.01)
  }

  @Test("a line break at the end adds no line; one in between does")
  func lineBreaks() {
    #expect(layout("a\n", .byWordWrapping).lineCount == 1)
    #expect(layout("a\n\nb", .byWordWrapping).lineCount == 3)
  }

  @Test("lines are aligned left, center, and right", arguments: [NSTextAlignment.left, .center, .right, .natural])
  func alignment(alignment: NSTextAlignment) throws {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
    let ink = try #require(
      Picture(bounds.size) { context in
        TextLayout("I", style: .init(font: Self.font, alignment: alignment), within: bounds.size)
          .draw(in: context, rect: bounds, color: .black)
      }.inkBounds)
    switch alignment {
    case .center: #expect(abs(ink.midX - 50) <= 1)
    case .right: #expect(ink.maxX >= 96)
    default: #expect(ink.minX <= 3)
    }
  }

  @Test("Hebrew is aligned to the right edge by default")
  func rightToLeft() throws {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
    let ink = try #require(
      Picture(bounds.size) { context in
        TextLayout("שלום", style: .init(font: Self.font), within: bounds.size)
          .draw(in: context, rect: bounds, color: .black)
      }.inkBounds)
    #expect(ink.minX > 40 && ink.maxX >= 96)
  }
}
