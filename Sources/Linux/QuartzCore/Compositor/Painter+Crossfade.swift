internal import CCairo

extension Painter {
  /// Draws the children each by itself and adds them up, so that what both show alike does not shine through half way.
  func drawCrossfade(of node: RenderNode) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    clipToPixels(around: node.extent)
    cairo_push_group(cairo)
    for child in node.children {
      cairo_push_group(cairo)
      draw(child)
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
      cairo_paint(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
    cairo_pop_group_to_source(cairo)
    cairo_paint(cairo)
  }
}
