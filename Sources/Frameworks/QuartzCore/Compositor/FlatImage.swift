internal import CCairo

/// The image of a node without its perspective.
struct FlatImage {
  let pixels: PixelBuffer
  /// The transform from the node's space to the image's pixels.
  let toImage: CGAffineTransform
  /// The opacity that the image does not include.
  let opacity: CGFloat
  /// `true` if the image's own pixels are opaque.
  let isOpaque: Bool
  private let owner: AnyObject

  /// - Parameter magnification: How much larger than flat the node is at most.
  init?(of node: RenderNode, _ space: Space, magnification: CGFloat) {
    let (body, passed) = (node.body, min(1, node.opacity) * space.passedOpacity)
    let resolution = abs(space.matrix.determinant).squareRoot()
    if let image = body.onlyImage(resolution, isFlipped: space.isFlipped), let pixels = PixelBuffer(image.surface) {
      (self.pixels, owner, opacity, isOpaque) = (pixels, image, passed, image.isOpaque)
      toImage = Self.transform(from: body.extent, width: image.width, height: image.height)
      return
    }
    // A node that perspective enlarges gets more pixels.
    let scale = magnification > 1.25 ? resolution * 2 : resolution
    let width = max(1, Int(min(8192, (body.extent.width * scale).rounded(.up))))
    let height = max(1, Int(min(8192, (body.extent.height * scale).rounded(.up))))
    toImage = Self.transform(from: body.extent, width: width, height: height)
    let isGroup = body.rasterization == nil && (passed == 1 || body.groupsOpacity || body.isSinglePrimitive)
    let bitmap =
      isGroup
      ? NodePicture.flat(body, space, width: width, height: height, toImage)?.bitmap
      : Self.bitmap(of: node, space, width: width, height: height, toImage)
    guard let bitmap, let pixels = PixelBuffer(bitmap.surface) else { return nil }
    (self.pixels, owner, opacity, isOpaque) = (pixels, bitmap, isGroup ? passed : 1, false)
  }

  /// The image covers the extent exactly, so both have the same edges.
  private static func transform(from extent: CGRect, width: Int, height: Int) -> CGAffineTransform {
    let (x, y) = (CGFloat(width) / extent.width, CGFloat(height) / extent.height)
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: -extent.minX * x, ty: -extent.minY * y)
  }

  /// Draws a node whose opacity applies to its parts.
  private static func bitmap(
    of node: RenderNode, _ space: Space, width: Int, height: Int, _ toImage: CGAffineTransform
  ) -> Bitmap? {
    guard let bitmap = Bitmap(width: width, height: height, isCleared: false), let raster = Raster(bitmap.surface)
    else { return nil }
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    var inner = Space(matrix: toImage, area: all, isFlipped: space.isFlipped)
    (inner.showsBack, inner.isInGroup, inner.passedOpacity) = (space.showsBack, space.isInGroup, space.passedOpacity)
    raster.draw(DrawList(unmapped: node, inner), in: Region(all), over: 0)
    return bitmap
  }
}

extension RenderNode.Body {
  /// The image that is all that the body draws, with at least the resolution of the screen. Nil if there is more or less.
  fileprivate func onlyImage(_ resolution: CGFloat, isFlipped: Bool) -> CGImage? {
    guard let contents, isSinglePrimitive, mask == nil, tint == nil, rasterization == nil, !isCrossfade, !isFlipped,
      sampling == RenderNode.Sampling(), !hasRoundedCorners || !masksToBounds, contents.isWhole,
      contents.placement(in: bounds) == bounds, extent == bounds
    else { return nil }
    let image = contents.image
    let (width, height) = (bounds.width * resolution, bounds.height * resolution)
    let isSharp = CGFloat(image.width) > width - 1 && CGFloat(image.height) > height - 1
    // A much larger image would flicker without being reduced first.
    let isModest = CGFloat(image.width) < width * 2
    return isSharp && isModest ? image : nil
  }
}

extension RenderNode.Contents {
  /// `true` if all of the image is shown, and stretched evenly.
  fileprivate var isWhole: Bool {
    let all = CGRect(x: 0, y: 0, width: 1, height: 1)
    return rect == all && center == all
  }
}
