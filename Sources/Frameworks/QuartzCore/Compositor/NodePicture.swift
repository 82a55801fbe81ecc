internal import CCairo

/// A node and its children as an image, without the node's opacity and its place.
final class NodePicture {
  let bitmap: Bitmap
  /// The image's frame in the node's space.
  let destination: CGRect
  let sampling: RenderNode.Sampling
  /// `true` if all pixels are known to be opaque.
  let isOpaque: Bool

  private init(_ bitmap: Bitmap, at destination: CGRect, _ sampling: RenderNode.Sampling, isOpaque: Bool) {
    (self.bitmap, self.destination, self.sampling, self.isOpaque) = (bitmap, destination, sampling, isOpaque)
  }

  /// Draws a node in its own space. `toImage` is the transform from there to the image's pixels.
  convenience init?(
    _ body: RenderNode.Body, _ space: Space, width: Int, height: Int, _ toImage: CGAffineTransform,
    _ sampling: RenderNode.Sampling
  ) {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    var inner = Space(matrix: toImage, area: all, isFlipped: space.isFlipped)
    (inner.showsBack, inner.isInGroup) = (space.showsBack, space.isInGroup)
    guard let bitmap = Bitmap(width: width, height: height, isCleared: false), let raster = Raster(bitmap.surface)
    else { return nil }
    let isOpaque = raster.draw(DrawList(contentOf: body, inner), in: Region(all), over: 0)
    self.init(bitmap, at: all.rect.applying(toImage.inverted()), sampling, isOpaque: isOpaque)
  }

  /// Returns the image of a node that is rasterized, or a group. Nil for a small group, and one whose parts can be drawn
  /// directly.
  static func of(_ body: RenderNode.Body, _ space: Space, _ area: PixelRect) -> NodePicture? {
    if body.isCrossfade || body.mask?.isPlainShape == true { return nil }
    if let resolution = body.rasterization { return rasterized(body, space, resolution) }
    guard area.count >= least, space.matrix.b == 0, space.matrix.c == 0, space.matrix.a > 0, space.matrix.d > 0
    else { return nil }
    let key = PictureCache.Key(space, isInGroup: true)
    let whole = PixelRect(around: body.extent.applying(space.matrix))
    guard whole.count <= max(2 * area.count, 4 * space.visible.count) else { return nil }
    return PictureCache.picture(of: body, key) {
      var toImage = space.matrix
      (toImage.tx, toImage.ty) = (toImage.tx - CGFloat(whole.x), toImage.ty - CGFloat(whole.y))
      var inner = space
      inner.isInGroup = true
      return NodePicture(
        body, inner, width: whole.width, height: whole.height, toImage, RenderNode.Sampling())
    }
  }

  /// Returns the image of a node that is then seen in perspective.
  static func flat(
    _ body: RenderNode.Body, _ space: Space, width: Int, height: Int, _ toImage: CGAffineTransform
  ) -> NodePicture? {
    let key = PictureCache.Key(space, isInGroup: space.isInGroup, resolution: toImage.a)
    return PictureCache.picture(of: body, key) {
      NodePicture(body, space, width: width, height: height, toImage, body.sampling)
    }
  }

  /// The number of pixels from which on a group is worth an image.
  private static let least = 16_384

  private static func rasterized(_ body: RenderNode.Body, _ space: Space, _ resolution: CGFloat) -> NodePicture? {
    let extent = body.extent
    let key = PictureCache.Key(space, isInGroup: space.isInGroup, resolution: resolution)
    return PictureCache.picture(of: body, key) {
      NodePicture(
        body, space, width: max(1, Int(min(8192, (extent.width * resolution).rounded(.up)))),
        height: max(1, Int(min(8192, (extent.height * resolution).rounded(.up)))),
        CGAffineTransform(
          a: resolution, b: 0, c: 0, d: resolution, tx: -extent.minX * resolution, ty: -extent.minY * resolution),
        body.sampling)
    }
  }
}
