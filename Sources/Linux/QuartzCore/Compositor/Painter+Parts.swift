internal import CCairo

extension Painter {
  func setSource(_ color: CGColor, alpha: CGFloat) {
    let (red, green, blue, own) = color.rgba
    cairo_set_source_rgba(cairo, red, green, blue, own * alpha)
  }

  /// Adds the bounds with their rounded corners to the path, `inset` inwards on every side.
  func traceBounds(of node: RenderNode, inset: CGFloat = 0) {
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
      let center = CGPoint(x: point.x - corner.outward.dx * radius, y: point.y - corner.outward.dy * radius)
      let from = corner.from * radius
      let begin = center + from
      outline.append(outline.current == nil ? .move(begin) : .line(begin))
      outline.addQuarter(center: center, from: from, to: corner.to * radius)
    }
    outline.append(.close)
    PathSegment.trace(outline.segments, in: cairo)
  }

  func drawBackground(of node: RenderNode, alpha: CGFloat) {
    guard let color = node.backgroundColor else { return }
    setSource(color, alpha: alpha)
    traceBounds(of: node)
    cairo_fill(cairo)
  }

  func draw(_ border: RenderNode.Border, of node: RenderNode, alpha: CGFloat) {
    setSource(border.color, alpha: alpha)
    traceBounds(of: node)
    if border.width < min(node.bounds.width, node.bounds.height) / 2 {
      traceBounds(of: node, inset: border.width)
    }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  func draw(_ contents: RenderNode.Contents, in bounds: CGRect, alpha: CGFloat) {
    guard !bounds.isEmpty else { return }
    let place = contents.placement(in: bounds)
    guard !place.isNull, place.width > 0, place.height > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    // What is shown, and where by its gravity, is the same in flipped geometry: mirrored in the bounds again.
    if isFlipped, !concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.midY)) { return }
    let whole = CGSize(width: place.width / contents.rect.width, height: place.height / contents.rect.height)
    let span = CGRect(
      x: place.minX - contents.rect.minX * whole.width, y: place.minY - contents.rect.minY * whole.height,
      width: whole.width, height: whole.height)
    // Beyond the image its edge goes on (documented with contentsRect).
    CairoImage.set(
      contents.image.surface, in: cairo, span: span,
      filter: contents.isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR, extend: CAIRO_EXTEND_PAD)
    cairo_rectangle(cairo, place.minX, place.minY, place.width, place.height)
    if alpha == 1 { return cairo_fill(cairo) }
    cairo_clip(cairo)
    cairo_paint_with_alpha(cairo, alpha)
  }

  func draw(_ gradient: RenderNode.Gradient, of node: RenderNode, alpha: CGFloat) {
    guard !gradient.colors.isEmpty, !node.bounds.isEmpty else { return }
    func pattern() -> OpaquePointer? {
      let (start, end) = (gradient.startPoint, gradient.endPoint)
      if gradient.kind == .axial { return cairo_pattern_create_linear(start.x, start.y, end.x, end.y) }
      return cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
    }
    guard let pattern = pattern() else { return }
    defer { cairo_pattern_destroy(pattern) }
    for (color, location) in zip(gradient.colors, gradient.locations) {
      let (red, green, blue, own) = color.rgba
      cairo_pattern_add_color_stop_rgba(pattern, location, red, green, blue, own * alpha)
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    traceBounds(of: node)
    cairo_clip(cairo)
    guard
      concatenate(
        CGAffineTransform(
          a: node.bounds.width, b: 0, c: 0, d: node.bounds.height, tx: node.bounds.minX, ty: node.bounds.minY))
    else { return }
    if gradient.kind == .radial {
      // An ellipse about the start whose half axes reach to the end point's coordinates.
      let reach = CGVector(from: gradient.startPoint, to: gradient.endPoint)
      guard
        concatenate(
          CGAffineTransform(
            a: abs(reach.dx), b: 0, c: 0, d: abs(reach.dy), tx: gradient.startPoint.x, ty: gradient.startPoint.y))
      else { return }
    }
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
  }
}
