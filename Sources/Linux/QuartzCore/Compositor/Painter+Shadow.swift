internal import CCairo

extension Painter {
  /// Draws a node's blurred silhouette, below the node.
  ///
  /// The blur's standard deviation is the shadow's radius. Wide blurs are computed on a smaller image, which lacks only
  /// detail that the blur would remove.
  func drawShadow(_ shadow: RenderNode.Shadow, of node: RenderNode) {
    let moved = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height).concatenating(matrix)
    let sigma = max(0, shadow.radius) * abs(matrix.determinant).squareRoot()
    let reach = -ceil(3 * sigma)
    let silhouette = shadow.path?.boundingBoxOfPath ?? node.silhouette
    let visible = visiblePixels
    guard !silhouette.isNull, !visible.isNull else { return }
    let area = silhouette.applying(moved).insetBy(dx: reach - 1, dy: reach - 1)
      .intersection(visible.insetBy(dx: reach, dy: reach)).integral
    guard !area.isEmpty else { return }

    let coarseness = max(1, (sigma / 2).rounded(.down))
    let width = Int((area.width / coarseness).rounded(.up))
    let height = Int((area.height / coarseness).rounded(.up))
    guard let image = Bitmap(width: width, height: height, isAlphaOnly: true) else { return }
    image.draw { smallCairo in
      let painter = Painter(cairo: smallCairo, showsBack: showsBack, isFlipped: isFlipped)
      painter.setMatrix(
        moved.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY))
          .concatenating(CGAffineTransform(scaleX: 1 / coarseness, y: 1 / coarseness)))
      if let path = shadow.path {
        PathSegment.trace(path.segments, in: smallCairo)
        cairo_fill(smallCairo)
      } else {
        painter.drawParts(of: node, alpha: 1, withShadow: false)
      }
    }
    Blur(sigma: sigma / coarseness).apply(to: image)

    cairo_save(cairo)
    let (red, green, blue, alpha) = shadow.color.rgba
    cairo_identity_matrix(cairo)
    cairo_translate(cairo, area.minX, area.minY)
    cairo_scale(cairo, coarseness, coarseness)
    cairo_set_source_rgba(cairo, red, green, blue, alpha * min(1, shadow.opacity) * passedOpacity)
    guard let stencil = cairo_pattern_create_for_surface(image.surface) else { return cairo_restore(cairo) }
    cairo_pattern_set_filter(stencil, coarseness == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_mask(cairo, stencil)
    cairo_pattern_destroy(stencil)
    cairo_restore(cairo)
  }
}

extension RenderNode {
  /// The area that casts a shadow: the node's extent without its shadow.
  var silhouette: CGRect {
    Self.extent(
      bounds: bounds, masksToBounds: masksToBounds, contents: contents, shape: shape, shadow: nil, children: children)
  }
}
