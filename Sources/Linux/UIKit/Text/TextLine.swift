import CCairo
import CPango
import CoreGraphics

/// One line of text, measured.
struct TextLine {
  private let owner: PangoText
  private let pango: UnsafeMutablePointer<PangoLayoutLine>
  /// Letters that look the same, from the left.
  let runs: [TextRun]
  /// All in points.
  let width, ascent, height: CGFloat

  init(owner: PangoText, pango: UnsafeMutablePointer<PangoLayoutLine>) {
    self.owner = owner
    self.pango = pango
    var logical = PangoRectangle()
    pango_layout_line_get_extents(pango, nil, &logical)
    var width = CGFloat(logical.width) / CGFloat(PANGO_SCALE)
    var ascent = -CGFloat(logical.y) / CGFloat(PANGO_SCALE)
    var descent = CGFloat(logical.height) / CGFloat(PANGO_SCALE) - ascent
    runs = TextRun.all(of: pango, in: owner.text)
    let letters = owner.text.spans.lazy.map(\.letters)
    if letters.contains(where: { $0.kern != 0 || $0.baselineOffset != 0 }) {
      if let end = runs.last.map({ $0.left + $0.width }) { width = max(0, end) }
      if letters.contains(where: { $0.baselineOffset != 0 }), !runs.isEmpty {
        ascent = runs.map { $0.ascent + $0.letters.baselineOffset }.max() ?? ascent
        descent = runs.map { $0.descent - $0.letters.baselineOffset }.max() ?? descent
      }
    }
    self.width = width
    self.ascent = ascent
    height = ascent + descent
  }

  /// Where the line begins in the text, in bytes of UTF-8.
  var start: Int { Int(pango.pointee.start_index) }

  var beginsParagraph: Bool { pango_layout_line_is_paragraph_start(pango) != 0 }

  var runsRightToLeft: Bool { pango_layout_line_get_resolved_direction(pango) == PANGO_DIRECTION_RTL }
}
