import CCairo
import CPango
import CoreGraphics

/// Letters of a line that stand together and look the same. As long as its line lives.
struct TextRun {
  let letters: Letters
  /// From the line's left end, in points, with the space after each letter. May be less than 0 for a negative one.
  let left, width: CGFloat
  /// In points, without an offset from the base line.
  let ascent, descent: CGFloat
  private let item: PangoGlyphItem
  /// Where Pango's glyphs have to be put so that they stand where they should.
  private let origin: CGFloat

  /// The runs of a line from the left.
  ///
  /// Pango has half of the space before a letter and half of it behind, and none at a line's ends. Here all of it is
  /// behind, at the end of a line, too (from memory of Apple's systems, where such text is off the middle: not measured).
  static func all(of line: UnsafeMutablePointer<PangoLayoutLine>, in text: StyledText) -> [TextRun] {
    var runs: [TextRun] = []
    var next = line.pointee.runs
    var first = true
    var place = 0
    var ahead = 0
    while let node = next {
      next = node.pointee.next
      guard let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee, let facts = item.item
      else { continue }
      let letters = text.letters(at: Int(facts.pointee.offset))
      let before = letters.kernUnits / 2
      let behind = letters.kernUnits - before
      if first { ahead = before }
      let glyphs = Int(pango_glyph_string_get_width(item.glyphs))
      let isLast = next == nil
      let width = glyphs + (first ? before : 0) + (isLast ? behind : 0)
      let left = first ? 0 : place + ahead
      let shift = facts.pointee.analysis.level % 2 == 1 ? behind : -before
      runs.append(
        TextRun(item, letters, left: points(left), width: points(width), origin: points(place + ahead + shift)))
      place += glyphs
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
    var logical = PangoRectangle()
    pango_glyph_string_extents(item.glyphs, item.item.pointee.analysis.font, nil, &logical)
    ascent = -Self.points(Int(logical.y))
    descent = Self.points(Int(logical.height)) - ascent
  }

  private static func points(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

  /// Adds the letters' outlines to the context's path, the line's left end on the base line at `start`.
  func trace(in cairo: OpaquePointer, at start: CGPoint) {
    var upright = cairo_matrix_t()
    cairo_get_matrix(cairo, &upright)
    cairo_translate(cairo, start.x, start.y - letters.baselineOffset)
    if letters.font.face.isItalic {
      var shear = cairo_matrix_t(xx: 1, yx: 0, xy: -FontFace.slant, yy: 1, x0: 0, y0: 0)
      cairo_transform(cairo, &shear)
    }
    cairo_move_to(cairo, origin, 0)
    pango_cairo_glyph_string_path(cairo, item.item.pointee.analysis.font, item.glyphs)
    cairo_set_matrix(cairo, &upright)
  }
}
