import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Attributed text", .serialized) struct AttributedDetailTests {
  private let font = UIFont.systemFont(ofSize: 40)
  private func block(_ color: UIColor, _ more: Attributes = [:]) -> (String, Attributes) {
    ("■", more.merging([.font: font, .foregroundColor: color]) { $1 })
  }

  @Test("has each paragraph's own spacing before it, not that of the paragraph above")
  func spacingBefore() {
    let plain: Attributes = [.font: font]
    let spaced: Attributes = [.font: font, .paragraphStyle: paragraph { $0.paragraphSpacingBefore = 6 }]
    let two = attributed(("a\nb", plain)).size().height
    #expect(abs(attributed(("a\n", plain), ("b", spaced)).size().height - two - 6) < 0.01)
    #expect(abs(attributed(("a\n", spaced), ("b", plain)).size().height - two) < 0.01)
  }

  @Test("includes the indents at both ends in its size")
  func indents() {
    let style = paragraph { ($0.firstLineHeadIndent, $0.tailIndent) = (20, -40) }
    let width = "a".size(withAttributes: [.font: font]).width
    #expect(abs("a".size(withAttributes: [.font: font, .paragraphStyle: style]).width - width - 60) < 0.01)
  }

  @Test("gains or loses height above its letters if the line height differs from theirs")
  func tallLines() throws {
    func top(_ set: (NSMutableParagraphStyle) -> Void) throws -> CGFloat {
      let text = attributed(block(.red, [.paragraphStyle: paragraph(set)]))
      return try #require(try drawn(60, 120) { text.draw(at: .zero) }.bounds("red")).minY
    }
    let plain = try top { _ in }
    #expect(abs(try top { $0.minimumLineHeight = 100 } - plain - 100 + font.lineHeight) <= 1)
    #expect(abs(try top { $0.maximumLineHeight = 40 } - plain - 40 + font.lineHeight) <= 1)
  }

  @Test("moves an underline with the letters' baseline offset")
  func ruleOffset() throws {
    func line(_ offset: CGFloat) throws -> CGFloat {
      let text = attributed(
        block(.red), ("   ", [.font: font, .baselineOffset: offset, .underlineStyle: 1, .underlineColor: UIColor.blue]))
      let picture = try drawn(150, 80) { text.draw(at: .zero) }
      // The line of text grows upward with the raised letters.
      return try #require(picture.bounds("blue")).minY - #require(picture.bounds("red")).minY
    }
    #expect(try abs(line(0) - line(8) - 8) <= 1)
  }

  @Test("loses its own colors and backgrounds in a highlighted label")
  func highlighted() {
    let stage = Stage(size: CGSize(width: 200, height: 60), scale: 1)
    let label = UILabel(frame: stage.window.bounds)
    label.attributedText = attributed(
      block(.red, [.backgroundColor: UIColor.blue]),
      block(.red, [.underlineStyle: 2, .underlineColor: UIColor.blue]),
      block(.red, [.strikethroughStyle: 2, .strikethroughColor: UIColor.blue]),
      block(.red, [.strokeWidth: 20, .strokeColor: UIColor.blue]))
    label.highlightedTextColor = .green
    stage.window.addSubview(label)
    func colors() -> [String] {
      stage.frame()
      let picture = Colors(image: stage.image())
      return ["red", "blue", "green"].filter { picture.bounds($0) != nil }
    }
    #expect(colors() == ["red", "blue"])
    label.isHighlighted = true
    #expect(colors() == ["green"])
  }

  @Test("treats a number that is not finite as 0")
  func numbers() {
    let plain = "abc".size(withAttributes: [.font: font])
    for value in [CGFloat.nan, .infinity, -.infinity] {
      #expect("abc".size(withAttributes: [.font: font, .kern: value, .baselineOffset: value]) == plain)
    }
  }

  @Test("becomes one line if truncated at its head, without a space next to the ellipsis")
  func head() {
    func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    func shown(_ text: String, _ room: CGFloat) -> CGFloat {
      TextLayout(
        attributed((text, [.font: font])),
        style: .init(font: font, lineBreakMode: .byTruncatingHead, numberOfLines: 1),
        within: CGSize(width: room, height: 60)
      ).size.width
    }
    #expect(abs(shown("mmm bbb", width("… bbb") + 1) - width("…bbb")) < 0.01)
    #expect(abs(shown("mmmm\nab", width("…m ab") + 1) - width("…m ab")) < 0.01)
  }
}
