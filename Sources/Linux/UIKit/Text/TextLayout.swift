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
    /// How the last line ends where text is left out, whatever its paragraph says; nil for that.
    package var lastLineMode: NSLineBreakMode?

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

  /// Where lines are that are aligned naturally.
  package enum NaturalEdge { case left, right }

  let lines: [LineBox]
  /// True if some of the text is not shown.
  package let isTruncated: Bool
  private let isClipped: Bool

  /// Breaks a text into lines no longer than the width of `space`, and no more of them than fit its height (but at
  /// least one). A width or height that is not finite does not limit.
  package init(_ text: String, style: Style, within space: CGSize) {
    self.init(StyledText(text, style.letters, style.paragraph), style, within: space)
  }

  /// The same for an attributed string.
  package init(_ text: NSAttributedString, style: Style, within space: CGSize) {
    self.init(StyledText(text, style.letters, style.paragraph), style, within: space)
  }

  private init(_ text: StyledText, _ style: Style, within space: CGSize) {
    guard !text.text.isEmpty else {
      lines = []
      (isTruncated, isClipped) = (false, false)
      return
    }
    let breaker = LineBreaker(
      text: text, numberOfLines: style.numberOfLines, lastLineMode: style.lastLineMode,
      width: space.width.isFinite ? space.width : nil)
    (lines, isTruncated) = breaker.lines(within: space.height)
    isClipped = style.lastLineMode == .byClipping || lines.contains { $0.paragraph.lineBreakMode == .byClipping }
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
  ///   - natural: The edge of naturally aligned lines; nil leaves it to the direction of each paragraph.
  ///   - visible: The part that is seen: lines further than a line from it are not drawn.
  package func draw(
    in context: CGContext, rect: CGRect, color: UIColor, isOnly: Bool = false, natural: NaturalEdge? = nil,
    visible: CGRect = .infinite
  ) {
    guard !lines.isEmpty else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if isClipped { context.clip(to: rect) }
    var painter = TextPainter(context: context, color: color, isOnly: isOnly)
    var top = rect.minY
    for box in lines {
      top += box.space
      if top - box.height < visible.maxY, top + 2 * box.height > visible.minY {
        painter.add(box, at: CGPoint(x: rect.minX + box.left(in: rect.width, natural: natural), y: top))
      }
      top += box.height
    }
    painter.paint()
  }
}
