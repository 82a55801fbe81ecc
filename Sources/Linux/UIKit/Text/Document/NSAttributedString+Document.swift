public import Foundation

extension NSAttributedString {
  /// Reads a document. Plain text only: Linux has no reader of hypertext and rich text, and asking for one throws
  /// `textReadInapplicableDocumentType` with the type's name (Apple's error where data is not of the type that is asked
  /// for).
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: Its type, encoding and attributes; without a type it is plain text. Apple guesses the type then.
  ///   - dict: Gets what is known of the document, by the raw values of `DocumentAttributeKey`; nil where nobody asks.
  /// - Throws: Also where the data is no text of the encoding (`fileReadInapplicableStringEncoding`).
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try PlainDocument(data, options)
    self.init(string: document.text, attributes: document.attributes)
    dict?.pointee = document.facts
  }
}

/// A plain text that was read.
private struct PlainDocument {
  let text: String
  let attributes: [NSAttributedString.Key: Any]?
  let facts: NSDictionary

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let type =
      (options[.documentType] as? NSAttributedString.DocumentType)
      ?? (options[.documentType] as? String).map { NSAttributedString.DocumentType($0) } ?? .plain
    guard type == .plain else {
      throw CocoaError(
        .textReadInapplicableDocumentType,
        userInfo: [
          NSLocalizedDescriptionKey: "UIKit on Linux reads plain text, and no document of type \(type.rawValue)"
        ])
    }
    let encoding =
      (options[.characterEncoding] as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
      ?? (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? Self.marked(data)
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(
        .fileReadInapplicableStringEncoding, userInfo: [NSStringEncodingErrorKey: encoding.rawValue])
    }
    self.text = text
    attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    facts = [
      NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
      NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: NSNumber(value: encoding.rawValue),
    ]
  }

  /// The encoding that the first bytes say, UTF-8 where they say nothing.
  private static func marked(_ data: Data) -> String.Encoding {
    if data.starts(with: [0xFF, 0xFE, 0, 0]) || data.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32 }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return .utf16 }
    return .utf8
  }
}

extension CocoaError.Code {
  /// The document is not of the type as which it was to be read.
  public static var textReadInapplicableDocumentType: CocoaError.Code { CocoaError.Code(rawValue: 65806) }
}
