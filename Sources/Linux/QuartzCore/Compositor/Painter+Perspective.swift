internal import CCairo

extension Painter {
  /// Draws a node whose points are at different distances from the eye: flat into its own image, which is then warped.
  func drawInPerspective(_ node: RenderNode, _ map: Homography) {
    let toPixels = map.concatenating(Homography(matrix))
    let flat = node.extent
    let polygon = toPixels.visiblePolygon(of: flat)
    let visible = visiblePixels
    guard !polygon.isEmpty, !visible.isNull else { return }
    let target = CGRect(enclosing: polygon.map(toPixels.apply)).intersection(visible).integral.intersection(visible)
    guard !target.isEmpty else { return }

    let resolution = flatResolution(for: polygon, toPixels)
    let width = max(1, Int(min(8192, (flat.width * resolution).rounded(.up))))
    let height = max(1, Int(min(8192, (flat.height * resolution).rounded(.up))))
    // The image covers the extent exactly, so both have the same edges.
    let toImage = CGAffineTransform(
      a: CGFloat(width) / flat.width, b: 0, c: 0, d: CGFloat(height) / flat.height,
      tx: -flat.minX * CGFloat(width) / flat.width, ty: -flat.minY * CGFloat(height) / flat.height)
    guard let image = Bitmap(width: width, height: height) else { return }
    image.draw { flatCairo in
      let painter = Painter(
        cairo: flatCairo, showsBack: showsBack, isFlipped: isFlipped, passedOpacity: passedOpacity,
        isInGroup: isInGroup)
      painter.setMatrix(toImage)
      painter.drawUnmapped(node)
    }
    let imageToPixels = Homography(toImage.inverted()).concatenating(toPixels)
    guard let warped = Warp(imageToPixels).warped(image, into: target) else { return }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, warped.surface, target.minX, target.minY)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    // The edge is antialiased by the outline, not by the image. Points close to the eye are far outside the range of
    // Cairo's coordinates.
    let outline = polygon.map(toPixels.apply).clipped(to: target.insetBy(dx: -2, dy: -2))
    guard let first = outline.first else { return cairo_restore(cairo) }
    cairo_move_to(cairo, first.x, first.y)
    for corner in outline.dropFirst() { cairo_line_to(cairo, corner.x, corner.y) }
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  /// Returns the pixels per unit of the node's space: those of the screen, doubled if perspective enlarges the node.
  private func flatResolution(for polygon: [CGPoint], _ toPixels: Homography) -> CGFloat {
    let plain = abs(matrix.determinant).squareRoot()
    let largest = polygon.map { toPixels.magnification(at: $0) }.max() ?? plain
    return largest > plain * 1.25 ? plain * 2 : plain
  }
}
