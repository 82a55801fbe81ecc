import CCairo
import CPango
import CoreGraphics

/// One line of text, measured.
struct TextLine {
  private let owner: PangoText
  private let pango: UnsafeMutablePointer<PangoLayoutLine>
  /// The runs of letters with the same look, from left to right.
  let runs: [TextRun]
  /// The measurements, in points.
  let width, ascent, height: CGFloat

  init(owner: PangoText, pango: UnsafeMutablePointer<PangoLayoutLine>) {
    self.owner = owner
    self.pango = pango
    runs = TextRun.all(of: pango, in: owner.text)
    if let end = runs.last {
      width = max(0, end.left + end.width)
      ascent = runs.map { $0.ascent + $0.letters.baselineOffset }.max() ?? 0
      height = ascent + (runs.map { $0.descent - $0.letters.baselineOffset }.max() ?? 0)
    } else {
      let font = owner.text.letters(at: Int(pango.pointee.start_index)).font
      width = 0
      ascent = font.metrics.ascent
      height = font.lineHeight
    }
  }

  /// The offset at which the line starts in the text, in UTF-8 bytes.
  var start: Int { Int(pango.pointee.start_index) }

  var beginsParagraph: Bool { pango_layout_line_is_paragraph_start(pango) != 0 }

  var runsRightToLeft: Bool { pango_layout_line_get_resolved_direction(pango) == PANGO_DIRECTION_RTL }
}
