internal import CCairo

/// A node whose points are at different distances from the eye: drawn flat into its own image, which is then warped.
struct Perspective {
  /// The pixels that the node touches.
  let target: PixelRect
  private let node: RenderNode
  private let space: Space
  private let toPixels: Homography
  /// The corners of the part in front of the eye, in the node's space.
  private let polygon: [CGPoint]

  /// Returns nil if nothing is visible.
  init?(_ node: RenderNode, _ map: Homography, _ space: Space) {
    (self.node, self.space) = (node, space)
    toPixels = map.concatenating(Homography(space.matrix))
    polygon = toPixels.visiblePolygon(of: node.body.extent)
    guard !polygon.isEmpty else { return nil }
    target = PixelRect(around: CGRect(enclosing: polygon.map(toPixels.apply))).intersection(space.area)
    if target.isEmpty { return nil }
  }

  /// Draws the visible pixels of a region.
  func draw(with raster: Raster, in region: Region) {
    guard let flat = flatImage() else { return }
    let imageToPixels = Homography(flat.toImage.inverted()).concatenating(toPixels)
    let area = region.bounds
    guard let warped = Warp(imageToPixels).warped(flat.image, into: area.rect) else { return }
    let cairo = raster.cairo
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, warped.surface, Double(area.x), Double(area.y))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    // The edge is antialiased by the outline, not by the image. Points close to the eye are far outside the range of
    // Cairo's coordinates.
    let outline = polygon.map(toPixels.apply).clipped(to: target.rect.insetBy(dx: -2, dy: -2))
    guard let first = outline.first else { return }
    cairo_move_to(cairo, first.x, first.y)
    for corner in outline.dropFirst() { cairo_line_to(cairo, corner.x, corner.y) }
    cairo_fill(cairo)
  }

  private func flatImage() -> (image: Bitmap, toImage: CGAffineTransform)? {
    let flat = node.body.extent
    let resolution = flatResolution()
    let width = max(1, Int(min(8192, (flat.width * resolution).rounded(.up))))
    let height = max(1, Int(min(8192, (flat.height * resolution).rounded(.up))))
    // The image covers the extent exactly, so both have the same edges.
    let toImage = CGAffineTransform(
      a: CGFloat(width) / flat.width, b: 0, c: 0, d: CGFloat(height) / flat.height,
      tx: -flat.minX * CGFloat(width) / flat.width, ty: -flat.minY * CGFloat(height) / flat.height)
    guard let image = Bitmap(width: width, height: height), let raster = Raster(image.surface) else { return nil }
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    var inner = Space(matrix: toImage, area: all, isFlipped: space.isFlipped)
    (inner.showsBack, inner.isInGroup, inner.passedOpacity) = (space.showsBack, space.isInGroup, space.passedOpacity)
    raster.draw(DrawList(unmapped: node, inner), in: Region(all))
    return (image, toImage)
  }

  /// Returns the pixels per unit of the node's space: those of the screen, doubled if perspective enlarges the node.
  private func flatResolution() -> CGFloat {
    let plain = abs(space.matrix.determinant).squareRoot()
    let largest = polygon.map { toPixels.magnification(at: $0) }.max() ?? plain
    return largest > plain * 1.25 ? plain * 2 : plain
  }
}
