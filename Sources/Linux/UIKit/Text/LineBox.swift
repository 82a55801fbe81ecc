import CoreGraphics

/// A line, and where its paragraph has it. In points.
struct LineBox {
  let line: TextLine
  let paragraph: ParagraphValues
  /// Between this line and the one above.
  let space: CGFloat
  /// From the margin at which lines begin.
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

  /// Another line in the same place.
  func with(_ line: TextLine) -> LineBox { LineBox(line, in: self) }

  var height: CGFloat { paragraph.lineHeight(line.height) }
  /// From the top to the base line. What a line is higher than its letters is above them (from memory, not measured).
  var ascent: CGFloat { height - (line.height - line.ascent) }
  /// With the space at both ends.
  var width: CGFloat { head + line.width + max(0, -paragraph.tailIndent) }

  /// The place for letters, in a text so wide.
  func room(in width: CGFloat?) -> CGFloat? { paragraph.end(in: width).map { max(0, $0 - head) } }

  /// From the left edge of a text so wide to the line's left end. Without an edge for natural lines they are where their
  /// own direction begins.
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
