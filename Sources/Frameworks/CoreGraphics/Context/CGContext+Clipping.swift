internal import CCairo

extension CGContext {
  /// Intersects the clip with the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
    state.isClipped = true
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
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.isClipped = false
  }

  /// The smallest rectangle around the clip, in user space. Null if the clip is empty.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return x1 < x2 && y1 < y2 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .null
  }

  /// Calls a closure with the rectangles of the clip in pixels, and returns its result. Nil if they are not whole pixels.
  /// Without a clip, there is one rectangle that contains any bitmap.
  func withClipOfWholePixels<Result>(_ body: (UnsafeBufferPointer<cairo_rectangle_t>) -> Result) -> Result? {
    guard state.isClipped else {
      let all = cairo_rectangle_t(x: -65_536, y: -65_536, width: 131_072, height: 131_072)
      return withUnsafePointer(to: all) { body(UnsafeBufferPointer(start: $0, count: 1)) }
    }
    guard let list = cairo_copy_clip_rectangle_list(cairo) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    return body(UnsafeBufferPointer(start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles)))
  }
}
