internal import CCairo

extension CGContext {
  /// Starts a group. It is composed separately, from transparent pixels, with full alpha and in normal mode.
  package func beginGroup() {
    saveGState()
    state.alpha = 1
    state.blendMode = .normal
    cairo_push_group(cairo)
  }

  /// Draws the group with the alpha and the blend mode from before `beginGroup()`.
  package func endGroup() {
    cairo_pop_group_to_source(cairo)
    // Cairo keeps the source in the graphics state. The reference lets it outlive that state.
    let group = cairo_pattern_reference(cairo_get_source(cairo))
    defer { cairo_pattern_destroy(group) }
    restoreGState()
    cairo_save(cairo)
    cairo_set_operator(cairo, state.blendMode.cairo)
    cairo_set_source(cairo, group)
    paint { cairo_paint_with_alpha(cairo, state.alpha) }
    cairo_restore(cairo)
  }
}
