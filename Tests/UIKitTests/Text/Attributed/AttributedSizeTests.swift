import Foundation
import Testing
import UIKit

@MainActor @Suite("The size of attributed text", .serialized) struct AttributedSizeTests {
  let font = UIFont.systemFont(ofSize: 20)

  @Test("depends on its fonts: the tallest one in a line, or 12 points if there is none")
  func fonts() {
    let plain = "Hello".size(withAttributes: [.font: font])
    #expect(abs(plain.height - font.lineHeight) < 0.01)
    #expect(plain == attributed(("Hello", [.font: font])).size())
    #expect(plain == NSString(string: "Hello").size(withAttributes: [.font: font]))
    #expect(plain == ("Hello" as NSString).size(withAttributes: [.font: font]))
    #expect("Hello".size() == "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
    let large = UIFont.systemFont(ofSize: 40)
    let mixed = attributed(("a", [.font: font]), ("b", [.font: large])).size()
    #expect(abs(mixed.height - large.lineHeight) < 0.01)
    let sum = "a".size(withAttributes: [.font: font]).width + "b".size(withAttributes: [.font: large]).width
    #expect(abs(mixed.width - sum) < 0.01)
    #expect(attributed().size() == .zero)
  }

  @Test(
    "grows by the kerning of each letter, including the last one",
    arguments: [("Hello", 5, 3.0), ("a", 1, 3), ("Hello", 5, -1), ("שלום", 4, 2)])
  func kern(text: String, count: Int, kern: Double) {
    let plain = text.size(withAttributes: [.font: font])
    for value in [kern as Any, CGFloat(kern), Float(kern), NSNumber(value: kern)] {
      let spaced = text.size(withAttributes: [.font: font, .kern: value])
      #expect(abs(spaced.width - plain.width - kern * Double(count)) < 0.01, "\(value)")
    }
    let x: (String, Attributes) = ("x", [.font: font])
    let part = attributed(x, (text, [.font: font, .kern: kern]), x).size()
    let sum = 2 * attributed(x).size().width + text.size(withAttributes: [.font: font, .kern: kern]).width
    #expect(abs(part.width - sum) < 0.01)
  }

  @Test("includes line and paragraph spacing, but none before the first line or after the last")
  func spacing() {
    func height(_ text: String, _ set: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      text.size(withAttributes: [.font: font, .paragraphStyle: paragraph(set)]).height - 3 * font.lineHeight
    }
    #expect(abs(height("a\nb\nc") { $0.lineSpacing = 7 } - 14) < 0.01)
    #expect(abs(height("a\nb\nc") { $0.paragraphSpacing = 5 } - 10) < 0.01)
    #expect(abs(height("a\nb\nc") { $0.paragraphSpacingBefore = 4 } - 8) < 0.01)
    #expect(abs(height("a\u{2028}b\nc") { $0.paragraphSpacing = 5 } - 5) < 0.01, "U+2028 ends no paragraph")
    #expect(abs(height("a\nb\nc") { $0.lineHeightMultiple = 2 } - 3 * font.lineHeight) < 0.01)
    #expect(abs(height("a\nb\nc") { $0.minimumLineHeight = 50 } - 150 + 3 * font.lineHeight) < 0.01)
    #expect(abs(height("a\nb\nc") { $0.maximumLineHeight = 10 } - 30 + 3 * font.lineHeight) < 0.01)
  }

  @Test("uses the paragraph style of each paragraph's first letter")
  func paragraphs() {
    let loose = paragraph { $0.minimumLineHeight = 60 }
    let tight = paragraph { $0.minimumLineHeight = 40 }
    let text = attributed(
      ("a", [.paragraphStyle: loose]), ("b\n", [.paragraphStyle: tight]), ("c\nd", [.paragraphStyle: tight]))
    #expect(text.size().height == 140)
  }

  @Test("in a limited width has lines wrapped between indents, or one line in truncating modes")
  func bounding() {
    let fox = "The quick brown fox jumps over the lazy dog"
    func bounds(_ width: CGFloat, _ set: (NSMutableParagraphStyle) -> Void = { _ in }) -> CGRect {
      fox.boundingRect(
        with: CGSize(width: width, height: 1), options: [.usesLineFragmentOrigin, .usesFontLeading],
        attributes: [.font: font, .paragraphStyle: paragraph(set)], context: nil)
    }
    let line = font.lineHeight
    let full = fox.size(withAttributes: [.font: font]).width
    #expect(bounds(10000) == CGRect(x: 0, y: 0, width: full, height: bounds(10000).height))
    #expect(abs(bounds(0).width - full) < 0.01)
    let three = bounds(205)
    #expect(three.width <= 205 && abs(three.height - 3 * line) < 0.01)
    #expect(abs(bounds(305) { $0.tailIndent = -100 }.height - three.height) < 0.01)
    #expect(abs(bounds(1000) { $0.tailIndent = 205 }.height - three.height) < 0.01)
    #expect(abs(bounds(305) { ($0.headIndent, $0.firstLineHeadIndent) = (100, 100) }.height - three.height) < 0.01)
    let cut = bounds(205) { $0.lineBreakMode = .byTruncatingTail }
    #expect(cut.width <= 205 && abs(cut.height - line) < 0.01)
  }

  @Test("without options is that of one line whose baseline is at the origin")
  func baseline() {
    let context = NSStringDrawingContext()
    let bounds = attributed(("a\nb", [.font: font])).boundingRect(with: .zero, context: context)
    #expect(abs(bounds.minY + font.ascender) < 0.01 && abs(bounds.height - font.lineHeight) < 0.01)
    #expect(context.totalBounds == bounds && bounds.minX == 0)
  }

  @Test("stays within the given height if the last visible line is truncated")
  func truncates() {
    let text = attributed((String(repeating: "word ", count: 50), [.font: font]))
    let space = CGSize(width: 200, height: font.lineHeight * 3.5)
    let bounds = text.boundingRect(
      with: space, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    #expect(abs(bounds.height - 3 * font.lineHeight) < 0.01 && bounds.width <= 200)
    #expect(text.boundingRect(with: space, options: .usesLineFragmentOrigin, context: nil).height > 200)
  }

  @Test("grows by a baseline offset")
  func offset() {
    let text = attributed(("a", [.font: font]), ("b", [.font: font, .baselineOffset: 10]))
    #expect(abs(text.size().height - font.lineHeight - 10) < 0.01)
    let low = attributed(("a", [.font: font]), ("b", [.font: font, .baselineOffset: -4]))
    #expect(abs(low.size().height - font.lineHeight - 4) < 0.01)
  }
}
