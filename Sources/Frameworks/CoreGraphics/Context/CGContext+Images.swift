package import CCairo

extension CGContext {
  /// Draws an image that fills a rectangle, with its top at the greatest y. With `byTiling` the image is repeated from
  /// there in all directions, up to the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.width > 0, rect.height > 0, image.width > 0, image.height > 0 else { return }
    cairo_save(cairo)
    cairo_set_operator(cairo, state.blendMode.cairo)
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY))
    CairoImage.set(
      image.surface, in: cairo, span: CGRect(origin: .zero, size: rect.size), filter: state.interpolation.filter,
      extend: byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    if !byTiling {
      cairo_new_path(cairo)
      cairo_rectangle(cairo, 0, 0, rect.width, rect.height)
      cairo_clip(cairo)
    }
    paint { cairo_paint_with_alpha(cairo, state.alpha) }
    cairo_restore(cairo)
  }

  /// Returns an image of the current pixels. Later drawing does not change it.
  public func makeImage() -> CGImage? {
    external?.read(into: surface)
    cairo_surface_flush(surface)
    let format = cairo_image_surface_get_format(surface)
    // This image copies its pixels itself.
    if format == CAIRO_FORMAT_RGB24 { return CGImage(adopting: cairo_surface_reference(surface)) }
    guard
      let copy = cairo_image_surface_create(format, Int32(width), Int32(height)),
      cairo_surface_status(copy) == CAIRO_STATUS_SUCCESS
    else { return nil }
    if let target = cairo_image_surface_get_data(copy), let source = cairo_image_surface_get_data(surface) {
      let (stride, from) = (Int(cairo_image_surface_get_stride(copy)), Int(cairo_image_surface_get_stride(surface)))
      if stride == from {
        memcpy(target, source, stride * height)
      } else {
        for y in 0..<height { memcpy(target + y * stride, source + y * from, width * 4) }
      }
      cairo_surface_mark_dirty(copy)
    }
    return CGImage(adopting: copy)
  }

  /// Returns an image of the pixels without a copy. Do not draw after this.
  package func finish() -> CGImage {
    cairo_surface_flush(surface)
    return CGImage(adopting: cairo_surface_reference(surface))
  }
}

/// Images as Cairo's source.
package enum CairoImage {
  /// Makes an image the source. All of it spans a rectangle of user space, with its top at the least y.
  ///
  /// If the image's pixels align with the target's pixels they are copied, whatever the filter.
  package static func set(
    _ surface: OpaquePointer, in cairo: OpaquePointer, span: CGRect, filter: cairo_filter_t, extend: cairo_extend_t
  ) {
    let sx = Double(cairo_image_surface_get_width(surface)) / span.width.native
    let sy = Double(cairo_image_surface_get_height(surface)) / span.height.native
    // From user space to the image's pixels.
    var matrix = cairo_matrix_t(xx: sx, yx: 0, xy: 0, yy: sy, x0: -span.minX * sx, y0: -span.minY * sy)
    cairo_set_source_surface(cairo, surface, 0, 0)
    guard let pattern = cairo_get_source(cairo) else { return }
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, extend)
    cairo_pattern_set_filter(pattern, isPixelToPixel(cairo, matrix) ? CAIRO_FILTER_NEAREST : filter)
  }

  private static func isPixelToPixel(_ cairo: OpaquePointer, _ toImage: cairo_matrix_t) -> Bool {
    var user = cairo_matrix_t()
    cairo_get_matrix(cairo, &user)
    guard cairo_matrix_invert(&user) == CAIRO_STATUS_SUCCESS else { return false }
    var (first, second, whole) = (user, toImage, cairo_matrix_t())
    cairo_matrix_multiply(&whole, &first, &second)
    func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-4 }
    func isOne(_ value: Double) -> Bool { abs(abs(value) - 1) < 1e-7 }
    func isZero(_ value: Double) -> Bool { abs(value) < 1e-7 }
    let straight = isZero(whole.xy) && isZero(whole.yx) && isOne(whole.xx) && isOne(whole.yy)
    let turned = isZero(whole.xx) && isZero(whole.yy) && isOne(whole.yx) && isOne(whole.xy)
    return (straight || turned) && isWhole(whole.x0) && isWhole(whole.y0)
  }
}
