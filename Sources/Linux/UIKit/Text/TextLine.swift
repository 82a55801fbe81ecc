import CCairo
import CPango
import CoreGraphics

/// A Pango layout that lives as long as one of its lines.
final class PangoText {
  let layout: OpaquePointer

  /// Lays out a text. `width` in points; nil leaves lines as long as they are.
  init(
    _ text: String, font: UIFont, width: CGFloat?, wrap: PangoWrapMode = PANGO_WRAP_WORD_CHAR,
    isJustified: Bool = false
  ) {
    layout = pango_layout_new(TextContext.current.pango)
    font.face.withDescription(size: font.pointSize) { pango_layout_set_font_description(layout, $0) }
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    setHyphens(text)
    pango_layout_set_wrap(layout, wrap)
    pango_layout_set_justify(layout, isJustified ? 1 : 0)
    if let width {
      pango_layout_set_width(layout, Int32((min(max(width, 0), 1_000_000) * CGFloat(PANGO_SCALE)).rounded()))
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// UIKit breaks a word that is too long for a line without a sign; Pango would hyphenate it. At a soft hyphen both
  /// show one.
  private func setHyphens(_ text: String) {
    guard !text.unicodeScalars.contains("\u{AD}") else { return }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
  }

  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  func line(_ index: Int) -> TextLine {
    TextLine(owner: self, pango: pango_layout_get_line_readonly(layout, Int32(index)))
  }
}

/// One line of text, measured.
struct TextLine {
  private let owner: PangoText
  private let pango: UnsafeMutablePointer<PangoLayoutLine>
  /// All in points.
  let width, ascent, height: CGFloat

  init(owner: PangoText, pango: UnsafeMutablePointer<PangoLayoutLine>) {
    self.owner = owner
    self.pango = pango
    var logical = PangoRectangle()
    pango_layout_line_get_extents(pango, nil, &logical)
    width = CGFloat(logical.width) / CGFloat(PANGO_SCALE)
    ascent = -CGFloat(logical.y) / CGFloat(PANGO_SCALE)
    height = CGFloat(logical.height) / CGFloat(PANGO_SCALE)
  }

  /// Where the line begins in the text, in bytes of UTF-8.
  var start: Int { Int(pango.pointee.start_index) }

  var runsRightToLeft: Bool { pango_layout_line_get_resolved_direction(pango) == PANGO_DIRECTION_RTL }

  /// Adds the letters' outlines to the context's path, the line's left end on the base line at `origin`.
  func trace(in cairo: OpaquePointer, at origin: CGPoint, slant: CGFloat) {
    var upright = cairo_matrix_t()
    cairo_get_matrix(cairo, &upright)
    cairo_translate(cairo, origin.x, origin.y)
    if slant != 0 {
      var shear = cairo_matrix_t(xx: 1, yx: 0, xy: -slant, yy: 1, x0: 0, y0: 0)
      cairo_transform(cairo, &shear)
    }
    cairo_move_to(cairo, 0, 0)
    pango_cairo_layout_line_path(cairo, pango)
    cairo_set_matrix(cairo, &upright)
  }
}
