import Foundation
import Testing
import UIKit

@Suite("An attributed string on Linux") struct AttributeValueTests {
  static let values: [(String, @Sendable () -> Any, @Sendable () -> Any)] = [
    ("font", { UIFont.systemFont(ofSize: 12) }, { UIFont.systemFont(ofSize: 13) }),
    ("color", { UIColor.red }, { UIColor.blue }), ("dynamic color", { UIColor.label }, { UIColor { _ in .red } }),
    ("style", { NSMutableParagraphStyle() }, { paragraph { $0.lineSpacing = 1 } }),
    ("another kind", { UIFont.systemFont(ofSize: 12) }, { 7 }),
  ]

  @Test("keeps different adjacent values apart, and joins equal ones", arguments: values.indices)
  func joins(_ index: Int) {
    let (name, one, other) = Self.values[index]
    let key = NSAttributedString.Key.font
    let text = NSMutableAttributedString(string: "ab", attributes: [key: one()])
    text.append(NSAttributedString(string: "cd", attributes: [key: one()]))
    text.append(NSAttributedString(string: "ef", attributes: [key: other()]))
    text.addAttribute(key, value: other(), range: NSRange(location: 3, length: 1))
    text.insert(NSAttributedString(string: "é👍", attributes: [key: one()]), at: 1)
    var ranges: [NSRange] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, range, _ in ranges.append(range) }
    #expect(text.string == "aé👍bcdef" && ranges.first?.length == 6, "\(name)")
    #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
    #expect(!text.isEqual(to: NSAttributedString(string: text.string, attributes: [key: other()])))
  }

  @Test("compares paragraph styles by their values, and copies them")
  func styles() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.headIndent, style.lineHeightMultiple) = (.center, 5, 1.5)
    let copy = style.copy() as? NSParagraphStyle
    let changeable = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy == style && copy?.hash == style.hash && changeable == style && copy != .default)
    style.headIndent = 6
    #expect(copy?.headIndent == 5 && copy != style && changeable?.headIndent == 5)
    changeable?.setParagraphStyle(style)
    #expect(changeable == style)
    #expect(!(copy is NSMutableParagraphStyle) && NSParagraphStyle.default == NSParagraphStyle())
  }
}
