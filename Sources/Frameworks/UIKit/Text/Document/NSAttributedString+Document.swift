public import Foundation

extension NSAttributedString {
  /// Reads a plain text document. Linux has no reader for HTML and rich text. For those types this initializer throws
  /// `textReadInapplicableDocumentType` with the type's name, which is Apple's error for data that is not of the
  /// requested type.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: Its type, encoding and attributes. The default type is plain text. Apple's systems detect it instead.
  ///   - dict: Receives the document's attributes, keyed by the raw values of `DocumentAttributeKey`. Can be nil.
  /// - Throws: Also `fileReadInapplicableStringEncoding` if the data is not text in the encoding.
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try PlainDocument(data, options)
    self.init(string: document.text, attributes: document.attributes)
    dict?.pointee = document.facts
  }
}

/// The contents of a plain text document.
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

  /// Returns the encoding from the byte order mark, or UTF-8 if there is none.
  private static func marked(_ data: Data) -> String.Encoding {
    if data.starts(with: [0xFF, 0xFE, 0, 0]) || data.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32 }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return .utf16 }
    return .utf8
  }
}

extension CocoaError.Code {
  /// The document is not of the requested type.
  public static var textReadInapplicableDocumentType: CocoaError.Code { CocoaError.Code(rawValue: 65806) }
}
