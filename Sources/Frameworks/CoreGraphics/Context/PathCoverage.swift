internal import CCairo

/// The part of each pixel that the inside of a path covers. Filling it equals filling the path, without finding that
/// again.
package final class PathCoverage {
  /// Cairo's surface, with the coverage as alpha; nil if the path covers nothing.
  fileprivate let surface: OpaquePointer?
  /// The upper left pixel, from the one for which it was made.
  fileprivate let left, top: Int
  /// The memory that it needs.
  package let bytes: Int

  fileprivate init(_ surface: OpaquePointer?, left: Int, top: Int, bytes: Int) {
    self.surface = surface
    self.left = left
    self.top = top
    self.bytes = bytes
  }

  deinit { if let surface { cairo_surface_destroy(surface) } }
}

extension CGContext {
  /// Returns the coverage of the current path by the winding rule, in relation to the pixel at `x` and `y`. Nil if it is
  /// not within the clip, or would need more than a number of bytes.
  package func coverageOfPath(from x: Int, _ y: Int, atMost limit: Int) -> PathCoverage? {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &x1, &y1, &x2, &y2)
    guard x2 > x1, y2 > y1 else { return PathCoverage(nil, left: 0, top: 0, bytes: 0) }
    guard max(abs(x1), abs(y1), abs(x2), abs(y2)) < 32_767 else { return nil }
    let (left, top) = (Int(x1.rounded(.down)), Int(y1.rounded(.down)))
    let (width, height) = (Int(x2.rounded(.up)) - left, Int(y2.rounded(.up)) - top)
    let bytes = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width))) * height
    guard bytes <= limit, clipContains(left, top, width, height), let path = cairo_copy_path(cairo) else { return nil }
    defer { cairo_path_destroy(path) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))!
    let painter = cairo_create(surface)
    defer { cairo_destroy(painter) }
    cairo_translate(painter, Double(-left), Double(-top))
    cairo_set_tolerance(painter, cairo_get_tolerance(cairo))
    cairo_append_path(painter, path)
    cairo_fill(painter)
    return PathCoverage(surface, left: left - x, top: top - y, bytes: bytes)
  }

  /// Fills what a path covers with the fill color, as filling the path would, and clears the current path. Returns
  /// false if it is not within the clip: Cairo finds the edges of a path that is cut off in another way.
  ///
  /// Cairo rounds a color on clear pixels, and an opaque one on all, differently from a mask. Here an image that is
  /// clear where the path is counts as clear. If it is not elsewhere, a translucent color may differ by 1 of 255.
  ///
  /// - Parameters:
  ///   - x: The horizontal place of the pixel to which it relates.
  ///   - y: The vertical place of that pixel.
  package func fill(_ coverage: PathCoverage, at x: Int, _ y: Int) -> Bool {
    fill(coverage, at: x, y, with: state.fill.rgba)
  }

  /// Fills what a path covers with a color in the same way.
  package func fill(_ coverage: PathCoverage, at x: Int, _ y: Int, with color: CGColor.RGBA) -> Bool {
    guard let mask = coverage.surface else {
      cairo_new_path(cairo)
      return true
    }
    let (left, top) = (coverage.left + x, coverage.top + y)
    // Saving Cairo's state would allocate memory.
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    defer { cairo_set_matrix(cairo, &matrix) }
    cairo_identity_matrix(cairo)
    let (width, height) = (cairo_image_surface_get_width(mask), cairo_image_surface_get_height(mask))
    guard clipContains(left, top, Int(width), Int(height)) else { return false }
    cairo_new_path(cairo)
    let isDone = withClipOfWholePixels { clips in
      guard let rows = CoverageRows(mask, left: left, top: top, in: cairo, clips: clips),
        color.alpha * state.alpha >= 1 || rows.isTargetClear
      else { return false }
      paint { rows.fill(with: CGColor.pixel(of: color, alpha: state.alpha)) }
      return true
    }
    if isDone == true { return true }
    prepare(color)
    paint { cairo_mask_surface(cairo, mask, Double(left), Double(top)) }
    return true
  }

  /// Returns true if a rectangle of pixels is within the bounds of the clip, in a context without a transform.
  private func clipContains(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> Bool {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return Double(left) >= x1 && Double(top) >= y1 && Double(left + width) <= x2 && Double(top + height) <= y2
  }

  /// The transform from user space to pixels if coverage can be moved by whole pixels: nothing is rotated, antialiasing
  /// is on, colors are blended as usual, and the clip consists of whole pixels.
  package var coverageTransform: CGAffineTransform? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, state.blendMode == .normal, hasClipOfWholePixels,
      cairo_get_antialias(cairo) == CAIRO_ANTIALIAS_DEFAULT
    else { return nil }
    return CGAffineTransform(a: matrix.xx, b: 0, c: 0, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  private var hasClipOfWholePixels: Bool { withClipOfWholePixels { _ in } != nil }
}
