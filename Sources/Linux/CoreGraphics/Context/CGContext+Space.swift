internal import CCairo

extension CGContext {
  /// From user space to pixels with the origin at the bottom left.
  public var ctm: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let toCairo = CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    return toCairo.concatenating(base)  // which is its own inverse
  }

  /// The same as `ctm`: a bitmap's device space is its pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Applies a transform before those that are there. One without an inverse is refused.
  public func concatenate(_ transform: CGAffineTransform) {
    let product = transform.concatenating(ctm).determinant
    guard product != 0, product.isFinite, transform.determinant != 0 else { return }
    apply(transform)
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Turns user space, by radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// A point of user space in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// A size of user space in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// The smallest rectangle of pixels around one of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// A point among the pixels in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// A size in pixels in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// The smallest rectangle of user space around one among the pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
