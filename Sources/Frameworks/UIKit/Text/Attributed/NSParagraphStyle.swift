public import Foundation

/// The layout of a paragraph's lines. All measurements are in points. This class is immutable: to change values, use
/// `NSMutableParagraphStyle`.
///
/// Apple's writing direction, hyphenation, tabs, lists and line break strategies are missing.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let header = AttributeValueHeader()
  var values: ParagraphValues

  init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// Creates a style with default values.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  /// A style with default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines between the edges. The default is `natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// The handling of text that is too long. The default is `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, if another one follows.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, if another one precedes it.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indentation of the first line from the leading margin.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the other lines from the leading margin.
  open var headIndent: CGFloat { values.headIndent }
  /// If positive, the distance of the lines' ends from the leading margin; otherwise the offset from the trailing
  /// margin.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of a line. Extra height is above the letters (from memory, not measured).
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line; 0 for no limit. Taller letters extend into the line above.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// If positive, the factor by which the letters' height is multiplied to get the line height. (A guess: text-11b.)
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Returns the style itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Returns true for styles with the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// Equal styles have equal hashes.
  open override var hash: Int { values.hashValue }
}
