internal import CCairo

extension Painter {
  func setSource(_ color: CGColor, alpha: CGFloat) {
    let (red, green, blue, own) = color.rgba
    cairo_set_source_rgba(cairo, red, green, blue, own * alpha)
  }

  /// Adds the bounds with their rounded corners to the path, inset on every side.
  func traceBounds(of node: RenderNode.Body, inset: CGFloat = 0) {
    let rect = node.bounds.insetBy(dx: inset, dy: inset)
    let largest = min(node.bounds.width, node.bounds.height) / 2
    let radius = max(0, min(node.cornerRadius, largest) - inset)
    guard radius > 0, !node.maskedCorners.isEmpty else {
      return cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    }
    var outline = Outline()
    for corner in RoundedCorner.all {
      let point = corner.point(of: rect)
      guard node.maskedCorners.contains(corner.mask) else {
        outline.append(outline.current == nil ? .move(point) : .line(point))
        continue
      }
      if node.hasContinuousCorners {
        outline.addContinuous(corner, at: point, radius: radius, room: largest - inset)
        continue
      }
      let center = CGPoint(x: point.x - corner.outward.dx * radius, y: point.y - corner.outward.dy * radius)
      let from = corner.from * radius
      let begin = center + from
      outline.append(outline.current == nil ? .move(begin) : .line(begin))
      outline.addQuarter(center: center, from: from, to: corner.to * radius)
    }
    outline.append(.close)
    PathSegment.trace(outline.segments, in: cairo)
  }

  func drawBackground(of node: RenderNode.Body, alpha: CGFloat) {
    guard let color = node.backgroundColor else { return }
    setSource(color, alpha: alpha)
    traceBounds(of: node)
    cairo_fill(cairo)
  }

  func draw(_ border: RenderNode.Border, of node: RenderNode.Body, alpha: CGFloat) {
    setSource(border.color, alpha: alpha)
    traceBounds(of: node)
    if border.width < min(node.bounds.width, node.bounds.height) / 2 {
      traceBounds(of: node, inset: border.width)
    }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  func draw(_ contents: RenderNode.Contents, of node: RenderNode.Body, alpha: CGFloat) {
    let bounds = node.bounds
    guard !bounds.isEmpty else { return }
    let destination = contents.placement(in: bounds)
    guard !destination.isNull, destination.width > 0, destination.height > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    // Flipped geometry does not affect contents or their gravity, so they are mirrored back within the bounds.
    if space.isFlipped, !concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.midY)) { return }
    let slices = contents.slices(in: destination)
    if slices.count == 1 {
      draw(slices[0], of: contents, node.sampling, alpha: alpha)
    } else {
      // Slices may share edges within a pixel. Their coverage of that pixel adds up to the whole.
      cairo_push_group(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
      for slice in slices { draw(slice, of: contents, node.sampling, alpha: 1) }
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, alpha)
    }
  }

  /// Draws contents inside the clip, which is inside the image.
  func drawMiddle(of item: DrawItem) {
    guard case .contents(let contents) = item.part else { return }
    setMatrix(item.space.matrix)
    let slice = contents.slices(in: contents.placement(in: item.body.bounds))[0]
    setSource(slice, of: contents, item.body.sampling)
    let isOpaque = item.alpha == 1 && contents.image.isOpaque && item.space.clip == nil
    if isOpaque { cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE) }
    cairo_paint_with_alpha(cairo, item.alpha)
  }

  private func draw(
    _ slice: RenderNode.Contents.Slice, of contents: RenderNode.Contents, _ sampling: RenderNode.Sampling,
    alpha: CGFloat
  ) {
    let destination = slice.destination
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    setSource(slice, of: contents, sampling)
    cairo_rectangle(cairo, destination.minX, destination.minY, destination.width, destination.height)
    if alpha == 1 { return cairo_fill(cairo) }
    cairo_clip(cairo)
    cairo_paint_with_alpha(cairo, alpha)
  }

  private func setSource(
    _ slice: RenderNode.Contents.Slice, of contents: RenderNode.Contents, _ sampling: RenderNode.Sampling
  ) {
    let (destination, part) = (slice.destination, slice.part)
    let whole = CGSize(width: destination.width / part.width, height: destination.height / part.height)
    let span = CGRect(
      x: destination.minX - part.minX * whole.width, y: destination.minY - part.minY * whole.height, width: whole.width,
      height: whole.height)
    let surface = contents.image.surface
    let biased = sampling.biasedImage(of: surface, area: abs(whole.width * whole.height * matrix.determinant))
    defer { biased.map(cairo_surface_destroy) }
    // The image's edge is extended beyond the image (documented with contentsRect).
    CairoImage.set(
      biased ?? surface, in: cairo, span: span,
      filter: sampling.filter(
        pixels: CGFloat(contents.image.width * contents.image.height),
        area: abs(whole.width * whole.height * matrix.determinant)), extend: CAIRO_EXTEND_PAD)
  }
}
