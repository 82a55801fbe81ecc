internal import CCairo

/// Draws render nodes. The same tree always gives the same bytes.
package enum Compositor {
  /// Draws a tree in the context's user space, which is the space of the node's parent. Y points down, as in the nodes:
  /// images have their top at the least y, unless the geometry around the node `isFlipped`.
  package static func draw(_ node: RenderNode, into context: CGContext, isFlipped: Bool = false) {
    cairo_save(context.cairo)
    cairo_new_path(context.cairo)
    Painter(cairo: context.cairo, isFlipped: isFlipped).draw(node)
    cairo_restore(context.cairo)
  }

  /// Draws a part of a screen: the nodes of its windows from back to front, over black. The context's user space is in
  /// points, with the origin at the top left.
  package static func drawFrame(of windows: [RenderNode], in part: CGRect, into context: CGContext) {
    context.saveGState()
    context.clip(to: part)
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fill(part)
    for window in windows { draw(window, into: context) }
    context.restoreGState()
  }
}

/// Draws nodes with a `cairo_t`.
struct Painter {
  let cairo: OpaquePointer
  /// `true` if the nodes down to here show their back: their transforms mirror, not counting flipped geometry.
  var showsBack = false
  /// `true` if the flips of the geometry down to here leave it mirrored.
  var isFlipped = false
  /// The opacity that a parent node has passed on instead of drawing a group.
  var passedOpacity: CGFloat = 1
  /// `true` if an ancestor is drawn into a group first because of its opacity or its mask.
  var isInGroup = false

  /// Draws a node in the space of its parent.
  func draw(_ node: RenderNode) {
    guard node.isVisible else { return }
    let map = Homography(node.transform)
    guard map.isFinite, map.determinant != 0 else { return }
    var inside = self
    inside.showsBack = showsBack != ((map.determinant < 0) != node.isGeometryFlipped)
    inside.isFlipped = isFlipped != node.isGeometryFlipped
    if !node.isDoubleSided, inside.showsBack { return }
    guard let affine = map.affine else { return inside.drawInPerspective(node, map) }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    guard concatenate(affine), isVisible(node.extent) else { return }
    inside.drawUnmapped(node)
  }

  /// Draws a node in its own space, with its opacity and its mask.
  func drawUnmapped(_ node: RenderNode) {
    if node.isCrossfade { return drawCrossfade(of: node) }
    if let resolution = node.rasterization { return drawRasterized(node, resolution: resolution) }
    if let tint = node.tint { return drawTinted(node, tint) }
    let opacity = min(1, node.opacity) * passedOpacity
    if node.mask == nil, opacity == 1 || node.isSinglePrimitive || !node.groupsOpacity {
      var parts = self
      parts.passedOpacity = opacity
      return parts.drawParts(of: node, alpha: opacity)
    }
    var group = self
    group.passedOpacity = 1
    group.isInGroup = true
    group.drawGroup(node, opacity: opacity)
  }

  private func drawGroup(_ node: RenderNode, opacity: CGFloat) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    // A group has the size of the clip.
    clipToPixels(around: node.extent)
    cairo_push_group(cairo)
    drawParts(of: node, alpha: 1)
    cairo_pop_group_to_source(cairo)
    guard let mask = node.mask else { return cairo_paint_with_alpha(cairo, opacity) }
    guard let content = cairo_pattern_reference(cairo_get_source(cairo)) else { return }
    defer { cairo_pattern_destroy(content) }
    cairo_push_group(cairo)
    draw(mask)
    if opacity < 1 {
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(cairo, 0, 0, 0, opacity)
      cairo_paint(cairo)
    }
    guard let stencil = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(stencil) }
    cairo_set_source(cairo, content)
    cairo_mask(cairo, stencil)
  }

  /// Draws the parts of a node, from the bottom up.
  func drawParts(of node: RenderNode, alpha: CGFloat, withShadow: Bool = true) {
    if node.masksToBounds {
      cairo_save(cairo)
      traceBounds(of: node)
      cairo_clip(cairo)
    }
    if withShadow, let shadow = node.shadow { drawShadow(shadow, of: node) }
    if let backdrop = node.backdrop { drawBackdrop(backdrop, of: node, alpha: alpha) }
    drawBackground(of: node, alpha: alpha)
    if let gradient = node.gradient { draw(gradient, of: node, alpha: alpha) }
    if let contents = node.contents { draw(contents, of: node, alpha: alpha) }
    if let shape = node.shape { draw(shape, alpha: alpha) }
    for child in node.children { draw(child) }
    if node.masksToBounds { cairo_restore(cairo) }
    if let border = node.border { draw(border, of: node, alpha: alpha) }
  }
}

extension RenderNode {
  /// `true` if at most one thing is drawn. The node's opacity can then be applied to its alpha.
  var isSinglePrimitive: Bool {
    guard children.isEmpty, shadow == nil, backdrop == nil else { return false }
    let parts = [
      backgroundColor != nil, gradient != nil, contents != nil, shape?.fillColor != nil, shape?.strokeColor != nil,
      border != nil,
    ]
    return parts.count { $0 } <= 1
  }
}
