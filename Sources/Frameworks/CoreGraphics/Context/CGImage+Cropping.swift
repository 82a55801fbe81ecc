internal import CCairo

extension CGImage {
  /// Returns the part of the image inside `rect`, which is in pixels from the top left and is expanded to whole pixels.
  /// Nil if they do not intersect, or if an edge is not a number.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull else { return nil }
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = all.overlap(with: rect.integral)
    guard !part.isEmpty else { return nil }
    let context = CGContext(topLeftWidth: Int(part.width), height: Int(part.height), scale: 1)
    cairo_identity_matrix(context.cairo)
    cairo_set_source_surface(context.cairo, surface, -part.minX.native, -part.minY.native)
    cairo_set_operator(context.cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context.cairo)
    return context.finish()
  }
}
