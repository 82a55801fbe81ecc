import CCairo
import CoreGraphics

/// Draws lines: backgrounds first, then underlines, letters, and strikethroughs.
struct TextPainter {
  private struct Piece {
    var run: TextRun
    /// The line's left end on its baseline.
    var start: CGPoint
    /// The rectangle of the run.
    var area: CGRect
  }

  private let context: CGContext
  private let color: UIColor
  private let isOnly: Bool
  private var pieces: [Piece] = []

  init(context: CGContext, color: UIColor, isOnly: Bool) {
    self.context = context
    self.color = color
    self.isOnly = isOnly
  }

  /// Adds a line with its top left corner at a point.
  mutating func add(_ box: LineBox, at corner: CGPoint) {
    let start = CGPoint(x: corner.x, y: corner.y + box.ascent)
    for run in box.line.runs {
      let area = CGRect(x: corner.x + run.left, y: corner.y, width: run.width, height: box.height)
      pieces.append(Piece(run: run, start: start, area: area))
    }
  }

  /// - Parameter drawn: The text as a whole, if all of its lines were added.
  func paint(_ drawn: DrawnText? = nil) {
    if !isOnly { paintBackgrounds() }
    paintRules(\.underline) { $0.underlinePosition }
    paintLetters(drawn)
    paintRules(\.strikethrough) { $0.strikethroughPosition }
  }

  private func own(_ letters: Letters) -> UIColor { isOnly ? color : letters.color ?? color }

  /// Fills whole pixels, so that no seams show between neighbors (a guess: text-16).
  private func paintBackgrounds() {
    guard pieces.contains(where: { $0.run.letters.background != nil }) else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setShouldAntialias(false)
    for piece in pieces {
      guard let background = piece.run.letters.background else { continue }
      context.setFillColor(background.cgColor)
      context.fill(piece.area)
    }
  }

  /// Paints outlines like any other path, so that they are placed exactly, with the context's alpha and blend mode.
  private func paintLetters(_ drawn: DrawnText?) {
    // Cairo's default tolerance between curve and polygon, a tenth of a pixel, is visible in small letters.
    cairo_set_tolerance(context.cairo, 0.02)
    var index = 0
    while index < pieces.count {
      let letters = pieces[index].run.letters
      let first = index
      while index < pieces.count, pieces[index].run.letters.isPainted(as: letters) { index += 1 }
      let isFilled = letters.strokeWidth == 0
      if isFilled, drawn?.fill(from: first, in: context, with: own(letters)) == true { continue }
      context.setFillColor(own(letters).cgColor)
      context.beginPath()
      for piece in pieces[first..<index] { piece.run.trace(in: context.cairo, at: piece.start) }
      if isFilled, drawn?.fillPath(from: first, in: context) == true { continue }
      if !isFilled {
        context.setStrokeColor((isOnly ? color : letters.strokeColor ?? own(letters)).cgColor)
        context.setLineWidth(abs(letters.strokeWidth) / 100 * letters.font.pointSize)
      }
      context.drawPath(using: isFilled ? .fill : letters.strokeWidth > 0 ? .stroke : .fillStroke)
    }
  }

  /// Continues lines of the same look across runs, so that no seams show.
  private func paintRules(_ rule: KeyPath<Letters, Letters.Rule?>, _ position: (FontMetrics) -> CGFloat) {
    func isSame(_ one: Letters, _ other: Letters) -> Bool {
      one[keyPath: rule] == other[keyPath: rule] && one.color == other.color && one.font == other.font
        && one.baselineOffset == other.baselineOffset
    }
    for (index, piece) in pieces.enumerated() {
      let letters = piece.run.letters
      guard let look = letters[keyPath: rule], !continues(index, isSame) else { continue }
      let area = whole(index, isSame)
      let metrics = letters.font.metrics
      let thickness = metrics.ruleThickness * look.style.lines.thickness
      let top = piece.start.y - letters.baselineOffset - position(metrics)
      context.setStrokeColor((isOnly ? color : look.color ?? own(letters)).cgColor)
      context.setLineWidth(thickness)
      context.setLineDash(phase: 0, lengths: look.style.dashes.map { $0 * thickness })
      for line in 0..<Int(look.style.lines.count) {
        let y = top + thickness * (0.5 + 2 * CGFloat(line))
        context.strokeLineSegments(between: [CGPoint(x: area.minX, y: y), CGPoint(x: area.maxX, y: y)])
      }
    }
    context.setLineDash(phase: 0, lengths: [])
  }

  /// Returns `true` if a piece has the same look as the one before it in its line.
  private func continues(_ index: Int, _ isSame: (Letters, Letters) -> Bool) -> Bool {
    guard index > 0, index < pieces.count, pieces[index].start == pieces[index - 1].start else { return false }
    return isSame(pieces[index].run.letters, pieces[index - 1].run.letters)
  }

  private func whole(_ index: Int, _ isSame: (Letters, Letters) -> Bool) -> CGRect {
    var end = index + 1
    while continues(end, isSame) { end += 1 }
    return pieces[index..<end].reduce(CGRect.null) { $0.union($1.area) }
  }
}

extension Letters {
  /// Returns `true` if both can be painted at once.
  fileprivate func isPainted(as other: Letters) -> Bool {
    color == other.color && strokeWidth == other.strokeWidth && strokeColor == other.strokeColor
      && (strokeWidth == 0 || font.pointSize == other.font.pointSize)
  }
}
