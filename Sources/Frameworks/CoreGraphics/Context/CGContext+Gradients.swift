internal import CCairo

extension CGContext {
  /// Fills the clip with a gradient along the line from `startPoint` to `endPoint`.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    paint(gradient, options) { cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y) }
  }

  /// Fills the clip with a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    paint(gradient, options) {
      cairo_pattern_create_radial(
        startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
    }
  }

  private func paint(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ makePattern: () -> OpaquePointer?
  ) {
    guard let pattern = makePattern(), let first = gradient.stops.first, let last = gradient.stops.last else { return }
    defer { cairo_pattern_destroy(pattern) }
    func add(_ location: CGFloat, _ color: CGColor.RGBA, alpha: CGFloat = 1) {
      cairo_pattern_add_color_stop_rgba(
        pattern, location, color.red, color.green, color.blue, color.alpha * state.alpha * alpha)
    }
    // A clear color at each end where nothing is drawn beyond it.
    if !options.contains(.drawsBeforeStartLocation) { add(0, first.color, alpha: 0) }
    add(0, first.color)
    for stop in gradient.stops { add(stop.location, stop.color) }
    add(1, last.color)
    if !options.contains(.drawsAfterEndLocation) { add(1, last.color, alpha: 0) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_save(cairo)
    cairo_set_operator(cairo, state.blendMode.cairo)
    cairo_set_source(cairo, pattern)
    paint { cairo_paint(cairo) }
    cairo_restore(cairo)
  }
}
