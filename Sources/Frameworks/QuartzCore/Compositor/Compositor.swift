internal import CCairo

/// Draws render nodes. The same tree always gives the same bytes. Main thread only.
///
///     nodes ─ DrawList ─▶ items in pixels, back to front ─ Occlusion ─▶ what is visible of each ─ Raster ─▶ pixels
///
/// An item's core, whose pixels are a color or those of an image, is written by `RowWork`; Cairo draws everything else.
package enum Compositor {
  /// The threads that draw rows of pixels. Cairo draws on the main thread.
  package nonisolated(unsafe) static var bands = Bands(threads: 1)

  /// Draws a tree in the context's user space, which is the space of the node's parent. Y points down, as in the nodes:
  /// images have their top at the least y, unless the geometry around the node `isFlipped`.
  ///
  /// - Parameter showsEffects: `false` to draw only the tint of backdrops.
  package static func draw(
    _ node: RenderNode, into context: CGContext, isFlipped: Bool = false, showsEffects: Bool = true
  ) {
    context.paint {
      draw([node], into: context.cairo, over: nil, isFlipped: isFlipped, showsEffects: showsEffects)
    }
  }

  /// Draws a part of a screen: the nodes of its windows from back to front, over black. The context's user space is in
  /// points, with the origin at the top left.
  package static func drawFrame(of windows: [RenderNode], in part: CGRect, into context: CGContext) {
    context.saveGState()
    context.clip(to: part)
    draw(windows, into: context.cairo, over: 0xFF00_0000, isFlipped: false)
    context.restoreGState()
  }

  /// - Parameter color: The pixel behind the nodes. Nil for what is there.
  private static func draw(
    _ nodes: [RenderNode], into cairo: OpaquePointer, over color: UInt32?, isFlipped: Bool, showsEffects: Bool = true
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_new_path(cairo)
    let matrix = CGAffineTransform(of: cairo)
    cairo_identity_matrix(cairo)
    let isWhole = clip(of: cairo) != nil
    // A clip that is not made of whole pixels clips all nodes at once.
    if !isWhole { cairo_push_group(cairo) }
    if let target = cairo_get_group_target(cairo), let region = clip(of: cairo), !region.isEmpty {
      var space = Space(matrix: matrix, area: region.bounds, isFlipped: isFlipped)
      // As in a group.
      space.isInGroup = !showsEffects
      Raster(target)?.draw(DrawList(nodes, space), in: region, over: color)
    }
    if !isWhole {
      cairo_pop_group_to_source(cairo)
      cairo_paint(cairo)
    }
  }

  /// Returns the clip of a `cairo_t` whose matrix is the identity. Nil if it is not made of whole pixels.
  private static func clip(of cairo: OpaquePointer) -> Region? {
    guard let list = cairo_copy_clip_rectangle_list(cairo) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    return Region(
      (0..<Int(list.pointee.num_rectangles)).map { index in
        let rect = list.pointee.rectangles[index]
        return PixelRect(around: CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
      })
  }
}
