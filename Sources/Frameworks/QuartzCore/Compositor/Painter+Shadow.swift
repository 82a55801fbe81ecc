internal import CCairo

extension Painter {
  /// Draws a node's blurred silhouette, below the node.
  ///
  /// The blur's standard deviation is the shadow's radius. Wide blurs are computed on a smaller image, which lacks only
  /// detail that the blur would remove.
  func drawShadow(_ shadow: RenderNode.Shadow, of node: RenderNode.Body) {
    let moved = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height).concatenating(matrix)
    let sigma = max(0, shadow.radius) * abs(matrix.determinant).squareRoot()
    let reach = -ceil(3 * sigma)
    let silhouette = shadow.path?.boundingBoxOfPath ?? node.silhouette
    let visible = space.area.rect
    guard !silhouette.isNull else { return }
    let area = silhouette.applying(moved).insetBy(dx: reach - 1, dy: reach - 1)
      .overlap(with: visible.insetBy(dx: reach, dy: reach)).integral
    guard !area.isEmpty else { return }

    let coarseness = max(1, (sigma / 2).rounded(.down))
    let width = Int((area.width / coarseness).rounded(.up))
    let height = Int((area.height / coarseness).rounded(.up))
    guard let image = Bitmap(width: width, height: height, isAlphaOnly: true) else { return }
    drawSilhouette(
      of: node, shadow.path, on: image,
      moved.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY))
        .concatenating(CGAffineTransform(scaleX: 1 / coarseness, y: 1 / coarseness)))
    Blur(sigma: sigma / coarseness).apply(to: image)

    cairo_save(cairo)
    let (red, green, blue, alpha) = shadow.color.rgba
    cairo_identity_matrix(cairo)
    cairo_translate(cairo, area.minX, area.minY)
    cairo_scale(cairo, coarseness, coarseness)
    cairo_set_source_rgba(cairo, red, green, blue, alpha * min(1, shadow.opacity) * space.passedOpacity)
    guard let stencil = cairo_pattern_create_for_surface(image.surface) else { return cairo_restore(cairo) }
    cairo_pattern_set_filter(stencil, coarseness == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_mask(cairo, stencil)
    cairo_pattern_destroy(stencil)
    cairo_restore(cairo)
  }

  /// Draws what casts a shadow: a path, or else the node itself.
  private func drawSilhouette(
    of node: RenderNode.Body, _ path: CGPath?, on image: Bitmap, _ toImage: CGAffineTransform
  ) {
    let all = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    var inner = Space(matrix: toImage, area: all, isFlipped: space.isFlipped)
    inner.showsBack = space.showsBack
    guard let path else {
      Raster(image.surface)?.draw(DrawList(partsOf: node, inner, withShadow: false), in: Region(all))
      return
    }
    image.draw { cairo in
      Painter(cairo, inner).setMatrix(toImage)
      PathSegment.trace(path.segments, in: cairo)
      cairo_fill(cairo)
    }
  }
}

extension RenderNode.Body {
  /// The area that casts a shadow: the node's extent without its shadow.
  var silhouette: CGRect {
    RenderNode.extent(
      bounds: bounds, masksToBounds: masksToBounds, contents: contents, shape: shape, shadow: nil, children: children)
  }
}
