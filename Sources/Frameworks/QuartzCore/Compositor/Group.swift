internal import CCairo

/// A node whose parts are drawn separately first, because its opacity, its mask or its colors apply to all of them.
struct Group {
  /// The items of the node's parts. Empty for a crossfade.
  let list: DrawList
  let opacity: CGFloat
  /// The items of the mask.
  let mask: DrawList?
  /// The pixels inside the mask, if it is a plain shape and nothing else is to be done.
  let coverage: Coverage?
  private let tint: RenderNode.Tint?
  /// The children of a crossfade.
  private let layers: [DrawList]

  init(_ body: RenderNode.Body, _ space: Space, _ area: PixelRect, opacity: CGFloat) {
    let inner = space.group(over: area)
    self.opacity = opacity
    if body.isCrossfade {
      layers = body.children.map { DrawList([$0], inner) }
      (list, mask, coverage, tint) = (DrawList(), nil, nil, nil)
      return
    }
    list = DrawList(partsOf: body, inner)
    (layers, tint) = ([], body.tint)
    mask = tint == nil ? body.mask.map { DrawList([$0], inner) } : nil
    coverage = mask != nil && opacity == 1 ? body.mask?.coverage(inner.matrix, in: area) : nil
  }

  /// Draws the group's content, without its opacity and its mask.
  func picture(of region: Region) -> Bitmap? {
    let picture = Bitmap(for: region.bounds)
    guard let picture, let raster = Raster(picture.surface) else { return nil }
    raster.draw(list, in: region, over: 0)
    for layer in layers {
      guard let single = Bitmap(for: region.bounds), let drawn = Raster(single.surface) else { return nil }
      drawn.draw(layer, in: region, over: 0)
      cairo_set_operator(raster.cairo, CAIRO_OPERATOR_ADD)
      cairo_set_source_surface(raster.cairo, single.surface, 0, 0)
      cairo_paint(raster.cairo)
    }
    if let tint { picture.multiply(by: tint) }
    return picture
  }

  /// Draws the mask with the group's opacity. Nil if there is none.
  func maskPicture(of region: Region) -> Bitmap? {
    guard let mask else { return nil }
    let bounds = region.bounds
    // Of a shape, nothing but the alpha is needed. Cairo clears it and draws it faster than parts of it.
    guard coverage == nil else {
      guard let picture = Bitmap(for: bounds, isAlphaOnly: true) else { return nil }
      Raster(picture.surface)?.draw(mask, in: Region(bounds))
      return picture
    }
    guard let picture = Bitmap(for: bounds), let raster = Raster(picture.surface) else { return nil }
    raster.draw(mask, in: region, over: 0)
    if opacity < 1 {
      cairo_set_operator(raster.cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(raster.cairo, 0, 0, 0, opacity)
      cairo_paint(raster.cairo)
    }
    return picture
  }
}

extension Bitmap {
  /// Multiplies the colors.
  fileprivate func multiply(by tint: RenderNode.Tint) {
    // A pixel is blue, green, red, alpha in memory. Its colors are premultiplied.
    let factors = [tint.blue, tint.green, tint.red].map { Int(($0 * 255).rounded()) }
    withPixels { pixels in
      for y in 0..<height {
        let row = pixels + y * bytesPerRow
        for x in 0..<width {
          for channel in 0..<3 {
            let index = x * 4 + channel
            row[index] = UInt8((Int(row[index]) * factors[channel] + 127) / 255)
          }
        }
      }
    }
  }
}
