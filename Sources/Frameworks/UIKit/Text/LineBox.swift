import CoreGraphics

/// A line and its position in its paragraph, in points.
struct LineBox {
  let line: TextLine
  let paragraph: ParagraphValues
  /// The space between this line and the one above.
  let space: CGFloat
  /// The distance from the leading margin.
  let head: CGFloat

  init(_ line: TextLine, _ paragraph: ParagraphValues, below last: LineBox?) {
    self.line = line
    self.paragraph = paragraph
    head = paragraph.head(isFirst: line.beginsParagraph)
    guard let last else {
      space = 0
      return
    }
    let between = line.beginsParagraph ? last.paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore : 0
    space = last.paragraph.lineSpacing + between
  }

  private init(_ line: TextLine, in box: LineBox) {
    self.line = line
    paragraph = box.paragraph
    space = box.space
    head = box.head
  }

  /// Returns another line in the same position.
  func with(_ line: TextLine) -> LineBox { LineBox(line, in: self) }

  var height: CGFloat { paragraph.lineHeight(line.height) }
  /// The distance from the top to the baseline. Extra height is above the letters (from memory, not measured).
  var ascent: CGFloat { height - (line.height - line.ascent) }
  /// The width, including the indents at both ends.
  var width: CGFloat { head + line.width + max(0, -paragraph.tailIndent) }

  /// Returns the width available for letters in a text of the given width.
  func room(in width: CGFloat?) -> CGFloat? { paragraph.end(in: width).map { max(0, $0 - head) } }

  /// Returns the distance from the left edge of a text to the line's left end. If `natural` is nil, naturally aligned
  /// lines are at the edge where their own direction begins.
  func left(in width: CGFloat, natural: TextLayout.NaturalEdge? = nil) -> CGFloat {
    let end = paragraph.end(in: width) ?? width
    let over = end - head - line.width
    let isReversed = line.runsRightToLeft
    let margin = isReversed ? width - end : head
    switch paragraph.alignment {
    case .left: return margin
    case .center: return margin + over / 2
    case .right: return margin + over
    case .natural: return margin + (natural.map { $0 == .right } ?? isReversed ? over : 0)
    case .justified: return margin + (isReversed ? over : 0)
    }
  }
}
