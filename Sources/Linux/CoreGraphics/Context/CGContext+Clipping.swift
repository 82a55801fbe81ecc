internal import CCairo

extension CGContext {
  /// Takes from the clip what is outside the path, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
  }

  /// Takes from the clip what is outside a rectangle. The path is forgotten.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Takes from the clip what is outside all of the rectangles. The path is forgotten.
  public func clip(to rects: [CGRect]) {
    cairo_new_path(cairo)
    addRects(rects)
    clip()
  }

  /// Lets everything through again, until the state is restored.
  public func resetClip() { cairo_reset_clip(cairo) }

  /// The smallest rectangle of user space around the clip; null if nothing gets through.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return x1 < x2 && y1 < y2 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .null
  }
}
