internal import CCairo

extension Painter {
  /// The transform from user space to pixels.
  var matrix: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  func setMatrix(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_set_matrix(cairo, &matrix)
  }

  /// Applies a transform before the current ones. Returns false, and does nothing, if everything would vanish: a matrix
  /// without an inverse would put Cairo into a permanent error state.
  func concatenate(_ transform: CGAffineTransform) -> Bool {
    let product = transform.concatenating(matrix)
    guard abs(product.determinant) > 1e-12, product.determinant.isFinite, product.tx.isFinite, product.ty.isFinite
    else { return false }
    setMatrix(product)
    return true
  }

  /// The rectangle of whole pixels inside the clip. Null if there are none.
  var visiblePixels: CGRect {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    defer { cairo_restore(cairo) }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    guard x1 < x2, y1 < y2 else { return .null }
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1).integral
  }

  /// Returns `true` if a rectangle of user space may touch a pixel inside the clip.
  func isVisible(_ rect: CGRect) -> Bool {
    let pixels = rect.applying(matrix)
    let visible = visiblePixels
    return pixels.minX < visible.maxX && pixels.maxX > visible.minX && pixels.minY < visible.maxY
      && pixels.maxY > visible.minY
  }

  /// Clips to the whole pixels around a rectangle, without antialiasing.
  func clipToPixels(around rect: CGRect) {
    let now = matrix
    let pixels = rect.applying(now).intersection(visiblePixels).integral
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    if !pixels.isNull { cairo_rectangle(cairo, pixels.minX, pixels.minY, pixels.width, pixels.height) }
    cairo_clip(cairo)
    setMatrix(now)
  }
}
