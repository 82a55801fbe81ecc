public import Foundation

extension NSAttributedString {
  /// What a document is written in. Raw values are those that Apple's documentation of the constants names.
  public struct DocumentType: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name as Apple writes it.
    public var rawValue: String

    /// One of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// One of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType("NSPlainText")
    /// Rich Text Format. Known by name only: see `init(data:options:documentAttributes:)`.
    public static let rtf = DocumentType("NSRTF")
    /// Rich Text Format with attachments. Known by name only: see `init(data:options:documentAttributes:)`.
    public static let rtfd = DocumentType("NSRTFD")
    /// Hypertext. Known by name only: see `init(data:options:documentAttributes:)`.
    public static let html = DocumentType("NSHTML")
  }

  /// What is said of a document that is to be read.
  public struct DocumentReadingOptionKey: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name as Apple writes it.
    public var rawValue: String

    /// One of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// One of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`, or its raw value. Without it the text is plain.
    public static let documentType = DocumentReadingOptionKey("DocumentType")
    /// The encoding of plain text: `String.Encoding.rawValue` as a number. Without it the text is UTF-8, or UTF-16 or
    /// UTF-32 where it begins with their mark.
    public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
    /// The attributes that plain text gets: `[NSAttributedString.Key: Any]`.
    public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
  }

  /// What is known of a document that was read.
  public struct DocumentAttributeKey: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name as Apple writes it.
    public var rawValue: String

    /// One of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// One of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of the `DocumentType`.
    public static let documentType = DocumentAttributeKey("DocumentType")
    /// The encoding in which plain text was read: `String.Encoding.rawValue` as a number.
    public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
  }
}
