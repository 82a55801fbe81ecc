internal import CCairo

extension Painter {
  /// The transform from user space to pixels.
  var matrix: CGAffineTransform { CGAffineTransform(of: cairo) }

  func setMatrix(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_set_matrix(cairo, &matrix)
  }

  /// Applies a transform before the current ones. Returns false, and does nothing, if everything would vanish.
  func concatenate(_ transform: CGAffineTransform) -> Bool {
    let product = transform.concatenating(matrix)
    guard product.canBeDrawn else { return false }
    setMatrix(product)
    return true
  }
}

extension CGAffineTransform {
  /// Cairo's matrix.
  init(of cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}
