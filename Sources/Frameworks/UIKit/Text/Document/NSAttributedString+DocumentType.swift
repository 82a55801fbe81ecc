public import Foundation

extension NSAttributedString {
  /// The format of a document. Raw values are those in Apple's documentation of the constants.
  public struct DocumentType: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name that Apple uses.
    public var rawValue: String

    /// Creates a type with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType("NSPlainText")
    /// Rich Text Format. Only the name is supported: see `init(data:options:documentAttributes:)`.
    public static let rtf = DocumentType("NSRTF")
    /// Rich Text Format with attachments. Only the name is supported: see `init(data:options:documentAttributes:)`.
    public static let rtfd = DocumentType("NSRTFD")
    /// HTML. Only the name is supported: see `init(data:options:documentAttributes:)`.
    public static let html = DocumentType("NSHTML")
  }

  /// A key of an option for reading a document.
  public struct DocumentReadingOptionKey: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name that Apple uses.
    public var rawValue: String

    /// Creates a key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`, or its raw value. The default is `plain`.
    public static let documentType = DocumentReadingOptionKey("DocumentType")
    /// The encoding of plain text: `String.Encoding.rawValue` as a number. The default is UTF-8, or UTF-16 or UTF-32 if
    /// the text begins with their byte order mark.
    public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
    /// The attributes for plain text: `[NSAttributedString.Key: Any]`.
    public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
  }

  /// A key of an attribute of a document that was read.
  public struct DocumentAttributeKey: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name that Apple uses.
    public var rawValue: String

    /// Creates a key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of the `DocumentType`.
    public static let documentType = DocumentAttributeKey("DocumentType")
    /// The encoding in which plain text was read: `String.Encoding.rawValue` as a number.
    public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
  }
}
