import CoreGraphics
import Foundation

/// A text broken into lines, ready to be measured and drawn. Use it only on the thread that created it.
package struct TextLayout {
  /// The look of a text, except its color. The attributes of an attributed string take precedence.
  package struct Style {
    package var font: UIFont
    package var alignment: NSTextAlignment
    package var lineBreakMode: NSLineBreakMode
    /// The maximum number of lines; 0 for no limit.
    package var numberOfLines: Int
    /// The line break mode of the last line if text is left out; nil for its paragraph's.
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

  /// The edge of naturally aligned lines.
  package enum NaturalEdge { case left, right }

  private let broken: BrokenText

  /// Breaks a text into lines that fit the width of `space`, and leaves out lines that do not fit its height, except
  /// the first. A width or height that is not finite sets no limit.
  package init(_ text: String, style: Style, within space: CGSize) {
    self.init(StyledText(text, style.letters, style.paragraph), style, within: space)
  }

  /// Breaks an attributed string into lines in the same way.
  package init(_ text: NSAttributedString, style: Style, within space: CGSize) {
    self.init(StyledText(text, style.letters, style.paragraph), style, within: space)
  }

  private init(_ text: StyledText, _ style: Style, within space: CGSize) {
    broken = TextCache.current.lines(
      of: LineBreaker(
        text: text, numberOfLines: style.numberOfLines, lastLineMode: style.lastLineMode,
        width: space.width.isFinite ? space.width : nil), within: space.height)
  }

  var lines: [LineBox] { broken.lines }

  /// `true` if some of the text is not shown.
  package var isTruncated: Bool { broken.isTruncated }

  package var lineCount: Int { lines.count }

  /// The size of all lines, in points, not rounded.
  package var size: CGSize {
    lines.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: $0.height + $1.space + $1.height)
    }
  }

  /// The distance from the top to the first baseline.
  package var firstBaseline: CGFloat { lines.first?.ascent ?? 0 }

  /// The distance from the top to the last baseline.
  package var lastBaseline: CGFloat { lines.last.map { size.height - $0.height + $0.ascent } ?? 0 }

  /// Draws the lines from the top of a rectangle down, aligned between its left and right edges, into a context whose
  /// y-axis points down.
  ///
  /// - Parameters:
  ///   - color: The color of letters without a color of their own.
  ///   - isOnly: True to draw all letters in that color.
  ///   - natural: The edge of naturally aligned lines. If nil, it depends on the direction of each paragraph.
  ///   - visible: The visible part. Lines that are more than one line away from it are not drawn.
  package func draw(
    in context: CGContext, rect: CGRect, color: UIColor, isOnly: Bool = false, natural: NaturalEdge? = nil,
    visible: CGRect = .infinite
  ) {
    guard !lines.isEmpty else { return }
    if let letters = broken.filledLetters, !broken.isClipped, isWhole(within: visible, from: rect.minY),
      let drawn = DrawnText(broken, in: context, rect: rect, natural: natural),
      drawn.fill(from: 0, in: context, with: isOnly ? color : letters.color ?? color)
    {
      return
    }
    context.saveGState()
    defer { context.restoreGState() }
    if broken.isClipped { context.clip(to: rect) }
    var painter = TextPainter(context: context, color: color, isOnly: isOnly)
    var top = rect.minY
    var isWhole = true
    for box in lines {
      top += box.space
      if box.isNear(visible, at: top) {
        painter.add(box, at: CGPoint(x: rect.minX + box.left(in: rect.width, natural: natural), y: top))
      } else {
        isWhole = false
      }
      top += box.height
    }
    painter.paint(isWhole ? DrawnText(broken, in: context, rect: rect, natural: natural) : nil)
  }

  /// Returns true if all lines are drawn, the first one at `top`.
  private func isWhole(within visible: CGRect, from top: CGFloat) -> Bool {
    var top = top
    return lines.allSatisfy { box in
      defer { top += box.space + box.height }
      return box.isNear(visible, at: top + box.space)
    }
  }
}

extension LineBox {
  /// Returns true if the line, with its top at `top`, is at most one line away from the visible part.
  fileprivate func isNear(_ visible: CGRect, at top: CGFloat) -> Bool {
    top - height < visible.maxY && top + 2 * height > visible.minY
  }
}
