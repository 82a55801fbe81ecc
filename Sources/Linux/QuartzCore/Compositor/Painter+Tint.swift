internal import CCairo

extension Painter {
  /// Draws a node into a group, multiplies the group's colors, and draws it with the node's opacity.
  func drawTinted(_ node: RenderNode, _ tint: RenderNode.Tint) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    clipToPixels(around: node.extent)
    var group = self
    group.passedOpacity = 1
    group.isInGroup = true
    cairo_push_group(cairo)
    group.drawParts(of: node, alpha: 1)
    if let surface = cairo_get_group_target(cairo) { Self.multiply(surface, by: tint) }
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, min(1, node.opacity) * passedOpacity)
  }

  private static func multiply(_ surface: OpaquePointer, by tint: RenderNode.Tint) {
    guard let image = cairo_surface_map_to_image(surface, nil) else { return }
    defer { cairo_surface_unmap_image(surface, image) }
    cairo_surface_flush(image)
    guard let pixels = cairo_image_surface_get_data(image), cairo_image_surface_get_format(image) == CAIRO_FORMAT_ARGB32
    else { return }
    // A pixel is blue, green, red, alpha in memory. Its colors are premultiplied.
    let factors = [tint.blue, tint.green, tint.red].map { Int(($0 * 255).rounded()) }
    let (width, height) = (Int(cairo_image_surface_get_width(image)), Int(cairo_image_surface_get_height(image)))
    let stride = Int(cairo_image_surface_get_stride(image))
    for y in 0..<height {
      let row = pixels + y * stride
      for x in 0..<width {
        for channel in 0..<3 {
          let index = x * 4 + channel
          row[index] = UInt8((Int(row[index]) * factors[channel] + 127) / 255)
        }
      }
    }
    cairo_surface_mark_dirty(image)
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
