import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A label's attributed text", .serialized) struct AttributedLabelTests {
  private let bold = UIFont.boldSystemFont(ofSize: 30)

  private func first(_ label: UILabel, _ key: NSAttributedString.Key, at index: Int = 0) -> Any? {
    label.attributedText?.attribute(key, at: index, effectiveRange: nil)
  }

  @Test("sets the label's text, and its font, color, alignment, and line break mode from the first letter")
  func adopts() {
    let label = UILabel()
    #expect(label.attributedText == nil)
    let style = paragraph { ($0.alignment, $0.lineBreakMode) = (.right, .byTruncatingHead) }
    label.attributedText = attributed(
      ("ab", [.font: bold, .foregroundColor: UIColor.red, .paragraphStyle: style]),
      ("c", [.foregroundColor: UIColor.blue]))
    #expect(label.text == "abc" && label.font == bold && label.textColor == .red)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingHead)
    #expect(label.accessibilityLabel == "abc")
    label.text = "x"
    #expect(first(label, .font) as? UIFont == bold && first(label, .foregroundColor) as? UIColor == .red)
    #expect(label.attributedText?.string == "x")
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test("uses the label's font and color for parts that have none")
  func fills() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 11)
    label.textColor = .green
    label.textAlignment = .center
    label.attributedText = attributed(("a", [.font: bold]), ("b", [.foregroundColor: UIColor.blue]))
    #expect(first(label, .foregroundColor) as? UIColor == .green && first(label, .font) as? UIFont == bold)
    #expect(first(label, .font, at: 1) as? UIFont == .systemFont(ofSize: 11))
    #expect(first(label, .foregroundColor, at: 1) as? UIColor == .blue)
    #expect((first(label, .paragraphStyle) as? NSParagraphStyle)?.alignment == .center)
    #expect(label.textAlignment == .center)
  }

  @Test("takes on all label properties that are set later, and keeps its other attributes")
  func setsAll() {
    let label = UILabel()
    let style = paragraph { $0.lineSpacing = 9 }
    label.attributedText = attributed(
      ("a", [.font: bold, .paragraphStyle: style]), ("b", [.foregroundColor: UIColor.blue, .kern: 2]))
    label.font = .systemFont(ofSize: 11)
    label.textColor = .red
    label.textAlignment = .center
    label.lineBreakMode = .byCharWrapping
    for index in 0...1 {
      #expect(first(label, .font, at: index) as? UIFont == .systemFont(ofSize: 11))
      #expect(first(label, .foregroundColor, at: index) as? UIColor == .red)
      let style = first(label, .paragraphStyle, at: index) as? NSParagraphStyle
      #expect(style?.alignment == .center && style?.lineBreakMode == .byCharWrapping)
    }
    #expect((first(label, .paragraphStyle) as? NSParagraphStyle)?.lineSpacing == 9)
    #expect(first(label, .kern, at: 1) as? Int == 2)
  }

  @Test("is a copy: later changes to the original string have no effect")
  func copies() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "a", attributes: [.font: bold])
    label.attributedText = text
    text.append(attributed(("b", [:])))
    #expect(label.text == "a" && label.attributedText?.string == "a")
  }

  @Test("is measured and wrapped like plain text, up to the number of lines, the last of which has the ellipsis")
  func lines() {
    let label = UILabel()
    let font = UIFont.systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.attributedText = attributed(
      ("The quick brown fox ", [.font: font]),
      ("jumps over the lazy dog", [.font: font, .foregroundColor: UIColor.red]))
    let three = label.sizeThatFits(CGSize(width: 180, height: 0))
    #expect(three.width <= 180 && abs(three.height - 3 * font.lineHeight) < 1)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 180, height: 0))
    #expect(abs(two.height - 2 * font.lineHeight) < 1)
    let last = "brown fox ju…".size(withAttributes: [.font: font])
    #expect((0..<1).contains(label.sizeThatFits(CGSize(width: 130, height: 0)).width - last.width))
    label.text = "The quick brown fox jumps over the lazy dog"
    #expect(label.sizeThatFits(CGSize(width: 180, height: 0)) == two)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 180, height: 0)) == three)
    label.numberOfLines = 1
    let before = label.intrinsicContentSize
    label.attributedText = attributed(("The", [.font: UIFont.systemFont(ofSize: 40)]))
    #expect(label.intrinsicContentSize.height > before.height && label.intrinsicContentSize.width < before.width)
  }

  @Test(
    "is truncated by its line break mode, with an ellipsis in the color of the adjacent text",
    arguments: [
      (NSLineBreakMode.byTruncatingTail, ["red"]), (.byTruncatingHead, ["blue"]),
      (.byTruncatingMiddle, ["red", "blue"]),
    ])
  func truncation(mode: NSLineBreakMode, colors: [String]) throws {
    let font = UIFont.systemFont(ofSize: 20)
    let squares = String(repeating: "■", count: 20)
    let text = attributed(
      (squares, [.font: font, .foregroundColor: UIColor.red]), (squares, [.font: font, .foregroundColor: UIColor.blue]))
    let layout = TextLayout(
      text, style: .init(font: font, lineBreakMode: mode, numberOfLines: 1), within: CGSize(width: 150, height: 30))
    #expect(layout.isTruncated && layout.size.width <= 150 && layout.size.width > 120)
    let picture = try drawn(150, 30) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      layout.draw(in: context, rect: CGRect(x: 0, y: 0, width: 150, height: 30), color: .green)
    }
    #expect(["red", "blue", "green"].filter { picture.bounds($0) != nil } == colors)
  }

  @Test(
    "has an ellipsis that looks like the letter before it, or after it if it is at the head",
    arguments: [
      (NSLineBreakMode.byTruncatingTail, "aaaa…", "aaaa…", ""), (.byTruncatingHead, "…cccc", "", "…cccc"),
      (.byTruncatingMiddle, "aaaa…cccc", "aaaa…", "cccc"),
    ])
  func dots(mode: NSLineBreakMode, visible: String, red: String, blue: String) throws {
    let font = UIFont.systemFont(ofSize: 40)
    let style = paragraph { $0.lineBreakMode = mode }
    func part(_ text: String, _ color: UIColor) -> (String, Attributes) {
      (text, [.font: font, .foregroundColor: UIColor.clear, .backgroundColor: color, .paragraphStyle: style])
    }
    func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    let text = attributed(part("aaaa", .red), part("bbbbbbbbbbbbbbbbbbbbb", .green), part("cccc", .blue))
    let space = CGSize(width: width(visible) + 1, height: 60)
    let layout = TextLayout(text, style: .init(font: font, numberOfLines: 1), within: space)
    let picture = try drawn(300, 60) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      layout.draw(in: context, rect: CGRect(origin: .zero, size: space), color: .black)
    }
    #expect(layout.isTruncated && picture.bounds("green") == nil)
    #expect(abs((picture.bounds("red")?.width ?? 0) - width(red)) <= 2)
    #expect(abs((picture.bounds("blue")?.width ?? 0) - width(blue)) <= 2)
  }

  @Test("has preferred fonts that follow the content size category if the label adjusts; others stay")
  func contentSizeCategory() {
    let stage = Stage()
    let body = UIFont.preferredFont(forTextStyle: .body)
    let fixed = UIFont.systemFont(ofSize: 11)
    let labels = (0..<2).map { _ in UILabel() }
    for (index, label) in labels.enumerated() {
      label.attributedText = attributed(("a", [.font: fixed]), ("b", [.font: body]))
      label.adjustsFontForContentSizeCategory = index == 1
      stage.window.addSubview(label)
    }
    func sizes(_ label: UILabel) -> [CGFloat?] { (0...1).map { (first(label, .font, at: $0) as? UIFont)?.pointSize } }
    let before = labels[1].intrinsicContentSize
    stage.settings.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(labels.map(sizes) == [[11, 17], [11, 40]])
    #expect(labels[1].intrinsicContentSize.height > before.height && labels[1].font == fixed)
    stage.settings.preferredContentSizeCategory = .large
    #expect(sizes(labels[1]) == [11, 17])
  }

  @Test("is drawn with the label's alignment, and all in its highlighted color")
  func draws() throws {
    let stage = Stage(size: CGSize(width: 200, height: 60), scale: 1)
    let label = UILabel(frame: stage.window.bounds)
    let font = UIFont.systemFont(ofSize: 40)
    label.attributedText = attributed(
      ("■", [.font: font, .foregroundColor: UIColor.red]), ("■", [.font: font, .foregroundColor: UIColor.blue]))
    stage.window.addSubview(label)
    stage.frame()
    let left = Colors(image: stage.image())
    #expect(try #require(left.bounds("red")).minX < 10 && left.bounds("blue") != nil)
    label.textAlignment = .right
    stage.frame()
    #expect(try #require(Colors(image: stage.image()).bounds("blue")).maxX > 190)
    label.highlightedTextColor = .green
    label.isHighlighted = true
    stage.frame()
    let green = Colors(image: stage.image())
    #expect(green.bounds("green") != nil && green.bounds("red") == nil && green.bounds("blue") == nil)
    label.isHighlighted = false
    stage.frame()
    #expect(Colors(image: stage.image()).bounds("red") != nil)
    label.textColor = .blue
    stage.frame()
    #expect(Colors(image: stage.image()).bounds("red") == nil)
  }
}
