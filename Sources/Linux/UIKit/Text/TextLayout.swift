import CCairo
import CPango
import CoreGraphics

/// A text broken into lines, ready to be measured and drawn. Belongs to the thread it was made on.
package struct TextLayout {
  /// What a text looks like, but for its colour.
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
  }

  let lines: [TextLine]
  private let style: Style
  /// True if some of the text is not shown.
  package let isTruncated: Bool

  /// Breaks a text into lines no longer than the width of `space`, and no more of them than fit its height (but at
  /// least one). A width or height that is not finite does not limit.
  package init(_ text: String, style: Style, within space: CGSize) {
    self.style = style
    guard !text.isEmpty else {
      lines = []
      isTruncated = false
      return
    }
    let breaker = LineBreaker(text: text, style: style, width: space.width.isFinite ? space.width : nil)
    (lines, isTruncated) = breaker.lines(within: space.height)
  }

  package var lineCount: Int { lines.count }

  /// The size of all lines, in points and not rounded.
  package var size: CGSize {
    lines.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: $0.height + $1.height) }
  }

  /// The distance from the top to the first base line.
  package var firstBaseline: CGFloat { lines.first?.ascent ?? 0 }

  /// The distance from the top to the last base line.
  package var lastBaseline: CGFloat {
    lines.last.map { last in lines.dropLast().reduce(0) { $0 + $1.height } + last.ascent } ?? 0
  }

  /// Draws the lines from the top of a rectangle on, each between its left and right edge as the alignment says, into
  /// a context whose y axis points down.
  package func draw(in context: CGContext, rect: CGRect, color: UIColor) {
    guard !lines.isEmpty else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if style.lineBreakMode == .byClipping { context.clip(to: rect) }
    let slant = style.font.face.isItalic ? FontFace.slant : 0
    // Outlines, filled like any other path: placed exactly, and under the context's own alpha and blend mode.
    context.beginPath()
    // Cairo's usual distance between curve and polygon, a tenth of a pixel, shows in small letters.
    cairo_set_tolerance(context.cairo, 0.02)
    var top = rect.minY
    for line in lines {
      let left = rect.minX + leftOver(line, rect.width)
      line.trace(in: context.cairo, at: CGPoint(x: left, y: top + line.ascent), slant: slant)
      top += line.height
    }
    context.setFillColor(color.cgColor)
    context.fillPath()
  }

  private func leftOver(_ line: TextLine, _ width: CGFloat) -> CGFloat {
    switch style.alignment {
    case .left: 0
    case .center: (width - line.width) / 2
    case .right: width - line.width
    case .natural, .justified: line.runsRightToLeft ? width - line.width : 0
    }
  }
}
