internal import CCairo

/// Draws parts of nodes with Cairo.
struct Painter {
  let cairo: OpaquePointer
  let space: Space

  init(_ cairo: OpaquePointer, _ space: Space) { (self.cairo, self.space) = (cairo, space) }

  /// Draws an item that is a part of a node, or a picture.
  func draw(_ item: DrawItem) {
    let (body, alpha) = (item.body, item.alpha)
    setMatrix(space.matrix)
    switch item.part {
    case .shadow(let shadow): drawShadow(shadow, of: body)
    case .backdrop(let backdrop): drawBackdrop(backdrop, of: body, alpha: alpha)
    case .background: drawBackground(of: body, alpha: alpha)
    case .gradient(let gradient): draw(gradient, of: body, alpha: alpha)
    case .contents(let contents): draw(contents, of: body, alpha: alpha)
    case .shape(let shape): draw(shape, alpha: alpha)
    case .border(let border): draw(border, of: body, alpha: alpha)
    case .picture(let picture): draw(picture, alpha: alpha)
    case .group, .perspective: break
    }
  }

  private func draw(_ picture: NodePicture, alpha: CGFloat) {
    let (destination, bitmap) = (picture.destination, picture.bitmap)
    let toFrame = CGAffineTransform(
      a: destination.width / CGFloat(bitmap.width), b: 0, c: 0, d: destination.height / CGFloat(bitmap.height),
      tx: destination.minX,
      ty: destination.minY)
    guard concatenate(toFrame) else { return }
    let filter = picture.sampling.filter(pixels: 1, area: abs(matrix.determinant))
    let count = CGFloat(bitmap.width * bitmap.height)
    if let biased = picture.sampling.biasedImage(of: bitmap.surface, area: count * abs(matrix.determinant)) {
      let span = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
      CairoImage.set(biased, in: cairo, span: span, filter: filter, extend: CAIRO_EXTEND_NONE)
      cairo_surface_destroy(biased)
    } else {
      cairo_set_source_surface(cairo, bitmap.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), filter)
    }
    cairo_paint_with_alpha(cairo, alpha)
  }
}

extension RenderNode.Sampling {
  /// Returns the filter for an image with a number of pixels that covers `area` pixels of the screen.
  func filter(pixels: CGFloat, area: @autoclosure () -> CGFloat) -> cairo_filter_t {
    if self == RenderNode.Sampling() { return CAIRO_FILTER_BILINEAR }
    let isReduced = area() < pixels
    switch isReduced ? minification : magnification {
    case .nearest: return CAIRO_FILTER_NEAREST
    case .linear: return CAIRO_FILTER_BILINEAR
    case .trilinear: return isReduced && bias == 0 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }
  }

  /// Returns the image that is drawn instead of a reduced one if there is a bias: a smaller one for a positive bias, which
  /// blurs, and a larger one for a negative bias. Nil to draw the image itself. The caller releases it.
  func biasedImage(of surface: OpaquePointer, area: @autoclosure () -> CGFloat) -> OpaquePointer? {
    guard bias != 0, minification == .trilinear else { return nil }
    let size = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    let reduction = CGFloat(size.0) * CGFloat(size.1) / max(area(), 1e-6)
    let level = log2(reduction) / 2 + CGFloat(bias)
    guard reduction > 1, level > 0 else { return nil }
    let factor = exp2(-level)
    let width = max(1, Int32((CGFloat(size.0) * factor).rounded()))
    let height = max(1, Int32((CGFloat(size.1) * factor).rounded()))
    let smaller = cairo_surface_create_similar_image(surface, CAIRO_FORMAT_ARGB32, width, height)
    guard let smaller, let cairo = cairo_create(smaller) else { return nil }
    defer { cairo_destroy(cairo) }
    CairoImage.set(
      surface, in: cairo, span: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)),
      filter: CAIRO_FILTER_GOOD, extend: CAIRO_EXTEND_PAD)
    cairo_paint(cairo)
    return smaller
  }
}
