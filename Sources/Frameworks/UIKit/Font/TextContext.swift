import CCairo
import CPango
import CoreGraphics

/// A Pango context whose text does not depend on the machine: no hinting, no rounded positions, gray antialiasing, one
/// unit per point. Each thread has its own, like Pango's font maps.
final class TextContext {
  private static let ofThreads = ThreadLocal<TextContext>()

  let pango: OpaquePointer
  private var metrics: [FontFace: FontMetrics] = [:]

  static var current: TextContext { ofThreads.value { TextContext() } }

  private init() {
    let map = pango_cairo_font_map_new()!
    defer { g_object_unref(UnsafeMutableRawPointer(map)) }
    pango = pango_font_map_create_context(map)
    pango_cairo_context_set_resolution(pango, 72)
    pango_context_set_round_glyph_positions(pango, 0)
    pango_context_set_language(pango, pango_language_from_string("en"))
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(pango, options)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pango)) }

  /// Returns the metrics of a face at one point.
  func unitMetrics(of face: FontFace) -> FontMetrics {
    if let known = metrics[face] { return known }
    let unit = FontMetrics.unit(of: face, in: pango)
    metrics[face] = unit
    return unit
  }
}
