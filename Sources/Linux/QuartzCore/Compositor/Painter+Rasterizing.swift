internal import CCairo

extension Painter {
  /// Draws an image of a node, made with `resolution` pixels per unit of its space, with the node's opacity.
  func drawRasterized(_ node: RenderNode, resolution: CGFloat) {
    let extent = node.extent
    let width = max(1, Int(min(8192, (extent.width * resolution).rounded(.up))))
    let height = max(1, Int(min(8192, (extent.height * resolution).rounded(.up))))
    guard let image = Bitmap(width: width, height: height) else { return }
    let toImage = CGAffineTransform(
      a: resolution, b: 0, c: 0, d: resolution, tx: -extent.minX * resolution, ty: -extent.minY * resolution)
    image.draw { flat in
      let painter = Painter(cairo: flat, showsBack: showsBack, isFlipped: isFlipped, isInGroup: isInGroup)
      painter.setMatrix(toImage)
      painter.drawUnmapped(node.unrasterized)
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    guard concatenate(toImage.inverted()) else { return }
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    let filter = node.sampling.filter(pixels: 1, area: abs(matrix.determinant))
    cairo_pattern_set_filter(cairo_get_source(cairo), filter)
    cairo_paint_with_alpha(cairo, min(1, node.opacity) * passedOpacity)
  }
}

extension RenderNode {
  /// The same node, opaque and without rasterization.
  fileprivate var unrasterized: RenderNode {
    RenderNode(
      transform: transform, bounds: bounds, isHidden: isHidden, backgroundColor: backgroundColor,
      cornerRadius: cornerRadius, maskedCorners: maskedCorners,
      hasContinuousCorners: hasContinuousCorners, border: border, shadow: shadow,
      masksToBounds: masksToBounds, contents: contents, shape: shape, gradient: gradient, backdrop: backdrop,
      mask: mask, children: children, isDoubleSided: isDoubleSided, isGeometryFlipped: isGeometryFlipped,
      sampling: sampling, tint: tint)
  }
}
