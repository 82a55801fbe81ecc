import Foundation
import Testing
import UIKit

@Suite("An attributed string from a document") struct DocumentTests {
  /// Bytes, options, and the text that they are.
  nonisolated(unsafe) static let texts: [(Data, [NSAttributedString.DocumentReadingOptionKey: Any], String)] = [
    (Data("plain Ω".utf8), [:], "plain Ω"),
    (Data("plain".utf8), [.documentType: NSAttributedString.DocumentType.plain], "plain"),
    (Data("plain".utf8), [.documentType: "NSPlainText"], "plain"),
    (Data([0xFE, 0xFF, 0, 0x41, 0x03, 0xA9]), [:], "AΩ"),
    (Data([0xE4]), [.characterEncoding: NSNumber(value: String.Encoding.isoLatin1.rawValue)], "ä"),
    (Data([0xE4]), [.characterEncoding: String.Encoding.isoLatin1.rawValue], "ä"),
    (Data(), [:], ""),
  ]

  @Test("has the text of plain bytes", arguments: texts.indices)
  func plain(row: Int) throws {
    let (data, options, text) = Self.texts[row]
    #expect(try NSAttributedString(data: data, options: options, documentAttributes: nil).string == text)
  }

  @Test("has the attributes that were asked for, and says what was read")
  func attributes() throws {
    var facts: NSDictionary?
    let string = try NSAttributedString(
      data: Data("a".utf8), options: [.defaultAttributes: [NSAttributedString.Key("key"): "value"]],
      documentAttributes: &facts)
    #expect(string.attribute(NSAttributedString.Key("key"), at: 0, effectiveRange: nil) as? String == "value")
    #expect(facts == ["DocumentType": "NSPlainText", "CharacterEncoding": NSNumber(value: 4 as UInt)])
  }

  @Test(
    "says by its name what it cannot read",
    arguments: [NSAttributedString.DocumentType.html, .rtf, .rtfd, NSAttributedString.DocumentType("odt")])
  func others(type: NSAttributedString.DocumentType) {
    let error = #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data("<b>".utf8), options: [.documentType: type], documentAttributes: nil)
    }
    #expect(error?.code == .textReadInapplicableDocumentType)
    #expect(error?.localizedDescription == "UIKit on Linux reads plain text, and no document of type \(type.rawValue)")
  }

  @Test("is none where the bytes are no text of their encoding")
  func encoding() {
    let error = #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xFF, 0x41]), documentAttributes: nil)
    }
    #expect(error?.code == .fileReadInapplicableStringEncoding)
  }

  @Test("can be had from a mutable string that grew by a format")
  func format() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%C-%d-%@", UInt16(0x3A9), 3, "b" as NSString)
    #expect(text as String == "aΩ-3-b")
  }
}
