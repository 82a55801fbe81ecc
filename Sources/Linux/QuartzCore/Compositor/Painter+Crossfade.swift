internal import CCairo

extension Painter {
  /// Draws each child separately and adds them up, so that content that is the same in both stays opaque halfway.
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
