import CoreGraphics
import Foundation

/// A text broken into lines, ready to be measured and drawn. Belongs to the thread it was made on.
package struct TextLayout {
  /// What a text looks like, but for its colour; of an attributed string what it does not say itself.
  package struct Style {
    package var font: UIFont
    package var alignment: NSTextAlignment
    package var lineBreakMode: NSLineBreakMode
    /// 0 for as many as it takes.
    package var numberOfLines: Int

    package init(
      font: UIFont, alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byWordWrapping,
      numberOfLines: Int = 0
    ) {
      self.font = font
      self.alignment = alignment
      self.lineBreakMode = lineBreakMode
      self.numberOfLines = numberOfLines
    }

    var letters: Letters { Letters(font: font) }
    var paragraph: ParagraphValues { ParagraphValues(alignment: alignment, lineBreakMode: lineBreakMode) }
  }

  let lines: [LineBox]
  /// True if some of the text is not shown.
  package let isTruncated: Bool

  /// Breaks a text into lines no longer than the width of `space`, and no more of them than fit its height (but at
  /// least one). A width or height that is not finite does not limit.
  package init(_ text: String, style: Style, within space: CGSize) {
    self.init(StyledText(text, style.letters, style.paragraph), numberOfLines: style.numberOfLines, within: space)
  }

  /// The same for an attributed string.
  package init(_ text: NSAttributedString, style: Style, within space: CGSize) {
    self.init(StyledText(text, style.letters, style.paragraph), numberOfLines: style.numberOfLines, within: space)
  }

  private init(_ text: StyledText, numberOfLines: Int, within space: CGSize) {
    guard !text.text.isEmpty else {
      lines = []
      isTruncated = false
      return
    }
    let breaker = LineBreaker(
      text: text, numberOfLines: numberOfLines, width: space.width.isFinite ? space.width : nil)
    (lines, isTruncated) = breaker.lines(within: space.height)
  }

  package var lineCount: Int { lines.count }

  /// The size of all lines, in points and not rounded.
  package var size: CGSize {
    lines.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: $0.height + $1.space + $1.height)
    }
  }

  /// The distance from the top to the first base line.
  package var firstBaseline: CGFloat { lines.first?.ascent ?? 0 }

  /// The distance from the top to the last base line.
  package var lastBaseline: CGFloat { lines.last.map { size.height - $0.height + $0.ascent } ?? 0 }

  /// Draws the lines from the top of a rectangle on, each between its left and right edge as the alignment says, into
  /// a context whose y axis points down.
  ///
  /// - Parameters:
  ///   - color: The colour of letters that have none of their own.
  ///   - isOnly: Whether it is that of all others, too.
  package func draw(in context: CGContext, rect: CGRect, color: UIColor, isOnly: Bool = false) {
    guard !lines.isEmpty else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if lines.contains(where: { $0.paragraph.lineBreakMode == .byClipping }) { context.clip(to: rect) }
    var painter = TextPainter(context: context, color: color, isOnly: isOnly)
    var top = rect.minY
    for box in lines {
      top += box.space
      painter.add(box, at: CGPoint(x: rect.minX + box.left(in: rect.width), y: top))
      top += box.height
    }
    painter.paint()
  }
}
