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

  private func draw(_ picture: Picture, alpha: CGFloat) {
    let (place, bitmap) = (picture.place, picture.bitmap)
    let toFrame = CGAffineTransform(
      a: place.width / CGFloat(bitmap.width), b: 0, c: 0, d: place.height / CGFloat(bitmap.height), tx: place.minX,
      ty: place.minY)
    guard concatenate(toFrame) else { return }
    cairo_set_source_surface(cairo, bitmap.surface, 0, 0)
    let filter = picture.sampling.filter(pixels: 1, area: abs(matrix.determinant))
    cairo_pattern_set_filter(cairo_get_source(cairo), filter)
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
    case .trilinear: return isReduced ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }
  }
}
