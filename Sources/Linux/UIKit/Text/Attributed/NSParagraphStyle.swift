public import Foundation

/// How lines of a paragraph are placed. All measures are in points. This one cannot be changed: make an
/// `NSMutableParagraphStyle`.
///
/// Apple's writing direction, hyphenation, tabs, lists and strategies of breaking are missing.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let header = AttributeValueHeader()
  var values: ParagraphValues

  init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// A style of the values that hold without any.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  /// A style of the values that hold without any.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How lines are placed between the edges; `natural` without a style.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that is too long; `byWordWrapping` without a style.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Space after the paragraph, where another follows.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Space before the paragraph, where there is another before it.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance of the first line from the margin at which lines begin.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines from the margin at which lines begin.
  open var headIndent: CGFloat { values.headIndent }
  /// Above 0 the distance of the lines' ends from the margin at which they begin; otherwise, less than 0, from the other.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line. What is more than the letters need is above them (from memory, not measured).
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 for none. Letters that are higher reach into the line above.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Above 0 the letters' height is multiplied by it to get that of a line.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The style itself: it cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A style of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Equal are styles of the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// Equal styles have equal hashes.
  open override var hash: Int { values.hashValue }
}
