internal import CCairo

extension CGContext {
  /// What is drawn from here on is composed by itself, from nothing, with full alpha and in normal mode.
  package func beginGroup() {
    saveGState()
    state.alpha = 1
    state.blendMode = .normal
    cairo_push_group(cairo)
  }

  /// Draws what has been composed, with the alpha and the blend mode from before the group.
  package func endGroup() {
    cairo_pop_group_to_source(cairo)
    // The group's source outlives the state's end: Cairo keeps the source in the state, so it is handed over.
    let group = cairo_pattern_reference(cairo_get_source(cairo))
    defer { cairo_pattern_destroy(group) }
    restoreGState()
    cairo_save(cairo)
    cairo_set_operator(cairo, state.blendMode.cairo)
    cairo_set_source(cairo, group)
    cairo_paint_with_alpha(cairo, state.alpha)
    cairo_restore(cairo)
  }
}
