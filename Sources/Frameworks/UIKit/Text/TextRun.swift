import CCairo
import CPango
import CoreGraphics

/// Adjacent letters of a line with the same look. Valid as long as the line exists.
struct TextRun {
  let letters: Letters
  /// The offset from the line's left end, and the width with the space after each letter, in points. May be negative.
  let left, width: CGFloat
  /// In points, without the baseline offset.
  let ascent, descent: CGFloat
  private let item: PangoGlyphItem
  /// The distance from the line's left end at which Pango has to draw the glyphs, in points.
  private let origin: CGFloat

  /// Returns the runs of a line from left to right.
  ///
  /// Pango puts half of the space of a letter before it and half after it, and none at a line's ends. Here all of it is
  /// after the letter, even at the end of a line (from memory of Apple's systems, where such text is off-center: not
  /// measured).
  static func all(of line: UnsafeMutablePointer<PangoLayoutLine>, in text: StyledText) -> [TextRun] {
    var runs: [TextRun] = []
    var next = line.pointee.runs
    var first = true
    var position = 0
    var ahead = 0
    while let node = next {
      next = node.pointee.next
      guard let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee, let facts = item.item
      else { continue }
      let letters = text.letters(at: Int(facts.pointee.offset))
      let space = item.letterSpace
      let before = space / 2
      let behind = space - before
      if first { ahead = before }
      let glyphs = Int(pango_glyph_string_get_width(item.glyphs))
      let isLast = next == nil
      let width = glyphs + (first ? before : 0) + (isLast ? behind : 0)
      let left = first ? 0 : position + ahead
      let shift = facts.pointee.analysis.level % 2 == 1 ? behind : -before
      runs.append(
        TextRun(item, letters, left: points(left), width: points(width), origin: points(position + ahead + shift)))
      position += glyphs
      first = false
    }
    return runs
  }

  private init(_ item: PangoGlyphItem, _ letters: Letters, left: CGFloat, width: CGFloat, origin: CGFloat) {
    self.item = item
    self.letters = letters
    self.left = left
    self.width = width
    self.origin = origin
    if Self.isDrawn(with: letters.font, item) {
      (ascent, descent) = (letters.font.metrics.ascent, letters.font.metrics.descent)
    } else {
      var logical = PangoRectangle()
      pango_glyph_string_extents(item.glyphs, item.item.pointee.analysis.font, nil, &logical)
      ascent = -Self.points(Int(logical.y))
      descent = Self.points(Int(logical.height)) - ascent
    }
  }

  /// Returns false if the glyphs are from another font.
  private static func isDrawn(with font: UIFont, _ item: PangoGlyphItem) -> Bool {
    guard let description = pango_font_describe(item.item.pointee.analysis.font) else { return false }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) == font.face.family } ?? false
  }

  private static func points(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

  /// Adds the letters' outlines to the context's path. `start` is the line's left end on the baseline.
  func trace(in cairo: OpaquePointer, at start: CGPoint) {
    var upright = cairo_matrix_t()
    cairo_get_matrix(cairo, &upright)
    cairo_translate(cairo, start.x, start.y - letters.baselineOffset)
    cairo_move_to(cairo, origin, 0)
    pango_cairo_glyph_string_path(cairo, item.item.pointee.analysis.font, item.glyphs)
    cairo_set_matrix(cairo, &upright)
  }
}
