import CoreGraphics

/// The layout of a paragraph's lines, in points.
struct ParagraphValues: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0

  /// Returns the height of a line with a natural height, which is multiplied first and then limited (header).
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    let height = max(lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  func head(isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }

  /// Returns the distance of the lines' ends from the leading margin; nil if there is no limit.
  func end(in width: CGFloat?) -> CGFloat? {
    tailIndent > 0 ? min(tailIndent, width ?? tailIndent) : width.map { $0 + tailIndent }
  }
}
