import Foundation
import Testing
import UIKit

@Suite("An attributed string from a document") struct DocumentTests {
  /// Bytes, reading options, and the resulting text.
  nonisolated(unsafe) static let texts: [(Data, [NSAttributedString.DocumentReadingOptionKey: Any], String)] = [
    (Data("plain Ω".utf8), [:], "plain Ω"),
    (Data("plain".utf8), [.documentType: NSAttributedString.DocumentType.plain], "plain"),
    (Data("plain".utf8), [.documentType: "NSPlainText"], "plain"),
    (Data([0xFE, 0xFF, 0, 0x41, 0x03, 0xA9]), [:], "AΩ"),
    (Data([0xE4]), [.characterEncoding: NSNumber(value: String.Encoding.isoLatin1.rawValue)], "ä"),
    (Data([0xE4]), [.characterEncoding: String.Encoding.isoLatin1.rawValue], "ä"),
    (Data(), [:], ""),
  ]

  @Test("has the text of a plain-text document", arguments: texts.indices)
  func plain(row: Int) throws {
    let (data, options, text) = Self.texts[row]
    #expect(try NSAttributedString(data: data, options: options, documentAttributes: nil).string == text)
  }

  @Test("has the requested default attributes, and returns the document's attributes")
  func attributes() throws {
    var facts: NSDictionary?
    let string = try NSAttributedString(
      data: Data("a".utf8), options: [.defaultAttributes: [NSAttributedString.Key("key"): "value"]],
      documentAttributes: &facts)
    #expect(string.attribute(NSAttributedString.Key("key"), at: 0, effectiveRange: nil) as? String == "value")
    #expect(facts == ["DocumentType": "NSPlainText", "CharacterEncoding": NSNumber(value: 4 as UInt)])
  }

  @Test(
    "throws an error that names the document type if it is not supported",
    arguments: [NSAttributedString.DocumentType.html, .rtf, .rtfd, NSAttributedString.DocumentType("odt")])
  func others(type: NSAttributedString.DocumentType) {
    let error = #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data("<b>".utf8), options: [.documentType: type], documentAttributes: nil)
    }
    #expect(error?.code == .textReadInapplicableDocumentType)
    #expect(error?.localizedDescription == "UIKit on Linux reads plain text, and no document of type \(type.rawValue)")
  }

  @Test("throws an error if the bytes are not valid in their encoding")
  func encoding() {
    let error = #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xFF, 0x41]), documentAttributes: nil)
    }
    #expect(error?.code == .fileReadInapplicableStringEncoding)
  }

  @Test("can have formatted text that NSMutableString appends")
  func format() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%C-%d-%@", UInt16(0x3A9), 3, "b" as NSString)
    #expect(text as String == "aΩ-3-b")
  }
}
