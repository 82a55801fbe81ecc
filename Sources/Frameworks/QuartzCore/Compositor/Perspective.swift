internal import CCairo

/// A node whose points are at different distances from the eye: its image is resampled straight into the target.
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

  /// The outline in pixels. Points close to the eye are far outside the range of Cairo's coordinates.
  private var outline: [CGPoint] { polygon.map(toPixels.apply).clipped(to: target.rect.insetBy(dx: -2, dy: -2)) }

  /// Draws a region: directly inside the outline, and on the outline, which is antialiased, through its coverage.
  func draw(with raster: Raster, _ item: DrawItem, in region: Region, isClipped: Bool) {
    guard let flat = FlatImage(of: node, space, magnification: magnification) else { return }
    let outline = outline
    guard outline.count > 2 else { return }
    let warp = Warp(flat.pixels, Homography(flat.toImage.inverted()).concatenating(toPixels))
    var rest = region
    if !isClipped {
      let coverage = Coverage(outline, in: region.bounds)
      raster.draw(warp, flat, in: region.intersection(coverage.inside))
      rest = region.intersection(coverage.edge)
    }
    guard !rest.isEmpty, let picture = Bitmap(for: rest.bounds), let pixels = PixelBuffer(picture.surface),
      let mask = Bitmap(for: rest.bounds, isAlphaOnly: true)
    else { return }
    for rect in rest.rects { warp.write(rect, to: pixels) }
    mask.draw { cairo in
      cairo_set_source_rgba(cairo, 0, 0, 0, flat.opacity)
      cairo_move_to(cairo, outline[0].x, outline[0].y)
      for corner in outline.dropFirst() { cairo_line_to(cairo, corner.x, corner.y) }
      cairo_fill(cairo)
    }
    raster.draw(picture, through: mask, item, in: rest, isClipped: isClipped)
  }

  /// The greatest factor by which perspective enlarges the node, beyond its flat size.
  private var magnification: CGFloat {
    let plain = abs(space.matrix.determinant).squareRoot()
    return (polygon.map { toPixels.magnification(at: $0) }.max() ?? plain) / plain
  }
}
