import CPango
import CoreGraphics

/// The metrics of a font, in points.
struct FontMetrics: Sendable {
  var ascent: CGFloat
  var descent: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat
  /// The upper edges of an underline and a strikethrough, above the baseline.
  var underlinePosition: CGFloat
  var strikethroughPosition: CGFloat
  /// The thickness of these lines.
  var ruleThickness: CGFloat

  /// San Francisco's ascent and descent at one point, which lines of the system's fonts have, also of the monospaced one
  /// (recorded: a line is 1.193359375 times as high as the size).
  private static let systemLine: (ascent: CGFloat, descent: CGFloat) = (1950 / 2048, 494 / 2048)

  /// Returns a font's metrics. Each face is measured once, at a size large enough that Pango's units do not matter.
  static func of(_ face: FontFace, size: CGFloat) -> FontMetrics {
    let unit = TextContext.current.unitMetrics(of: face)
    return FontMetrics(
      ascent: unit.ascent * size, descent: unit.descent * size, capHeight: unit.capHeight * size,
      xHeight: unit.xHeight * size, underlinePosition: unit.underlinePosition * size,
      strikethroughPosition: unit.strikethroughPosition * size, ruleThickness: unit.ruleThickness * size)
  }

  /// Returns the metrics at one point.
  static func unit(of face: FontFace, in context: OpaquePointer) -> FontMetrics {
    let size: CGFloat = 1000
    return face.withDescription(size: size) { description in
      let metrics = pango_context_get_metrics(context, description, pango_language_from_string("en"))!
      defer { pango_font_metrics_unref(metrics) }
      let points = CGFloat(PANGO_SCALE) * size
      let own = (
        ascent: CGFloat(pango_font_metrics_get_ascent(metrics)) / points,
        descent: CGFloat(pango_font_metrics_get_descent(metrics)) / points
      )
      let line = face.isSystem ? systemLine : own
      return FontMetrics(
        ascent: line.ascent, descent: line.descent,
        capHeight: inkHeight(of: "H", description, context) / points,
        xHeight: inkHeight(of: "x", description, context) / points,
        underlinePosition: CGFloat(pango_font_metrics_get_underline_position(metrics)) / points,
        strikethroughPosition: CGFloat(pango_font_metrics_get_strikethrough_position(metrics)) / points,
        ruleThickness: CGFloat(pango_font_metrics_get_underline_thickness(metrics)) / points)
    }
  }

  private static func inkHeight(of letter: String, _ font: OpaquePointer, _ context: OpaquePointer) -> CGFloat {
    let layout = pango_layout_new(context)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, letter, -1)
    var ink = PangoRectangle()
    pango_layout_get_extents(layout, &ink, nil)
    return CGFloat(ink.height)
  }
}
