internal import CCairo

extension CGContext {
  /// Intersects the clip with the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
  }

  /// Intersects the clip with a rectangle. Clears the current path.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Intersects the clip with the union of the rectangles. Clears the current path.
  public func clip(to rects: [CGRect]) {
    cairo_new_path(cairo)
    addRects(rects)
    clip()
  }

  /// Removes the clip, until the state is restored.
  public func resetClip() { cairo_reset_clip(cairo) }

  /// The smallest rectangle around the clip, in user space. Null if the clip is empty.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return x1 < x2 && y1 < y2 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .null
  }
}
