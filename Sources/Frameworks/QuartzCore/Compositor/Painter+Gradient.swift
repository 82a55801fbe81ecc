internal import CCairo

extension Painter {
  func draw(_ gradient: RenderNode.Gradient, of node: RenderNode.Body, alpha: CGFloat) {
    guard !gradient.colors.isEmpty, !node.bounds.isEmpty else { return }
    guard let pattern = pattern(of: gradient, alpha: alpha) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    traceBounds(of: node)
    cairo_clip(cairo)
    let bounds = node.bounds
    let toBounds = CGAffineTransform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    guard concatenate(toBounds), gradient.kind != .radial || concatenate(gradient.ellipse) else { return }
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
  }

  /// Returns a pattern in units of the bounds or, for a radial gradient, of its ellipse.
  private func pattern(of gradient: RenderNode.Gradient, alpha: CGFloat) -> OpaquePointer? {
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    let pattern: OpaquePointer?
    switch gradient.kind {
    case .axial: pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial: pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
    case .conic: return conicPattern(of: gradient, alpha: alpha)
    }
    for (color, location) in zip(gradient.colors, gradient.locations) {
      let (red, green, blue, own) = color.rgba
      cairo_pattern_add_color_stop_rgba(pattern, location, red, green, blue, own * alpha)
    }
    return pattern
  }

  /// Returns a fan of triangles about the start point that covers the bounds.
  private func conicPattern(of gradient: RenderNode.Gradient, alpha: CGFloat) -> OpaquePointer? {
    let pattern = cairo_pattern_create_mesh()
    let (center, end) = (gradient.startPoint, gradient.endPoint)
    let first = atan2(end.y - center.y, end.x - center.x)
    let reach = hypot(max(abs(center.x), abs(1 - center.x)), max(abs(center.y), abs(1 - center.y)))
    func corner(_ fraction: CGFloat) -> CGPoint {
      let angle = first + fraction * 2 * .pi
      // Slightly farther out, because the fan is a polygon.
      return CGPoint(x: center.x + reach * 1.01 * cos(angle), y: center.y + reach * 1.01 * sin(angle))
    }
    func color(_ corner: UInt32, _ color: CGColor) {
      let (red, green, blue, own) = color.rgba
      cairo_mesh_pattern_set_corner_color_rgba(pattern, corner, red, green, blue, own * alpha)
    }
    for sector in gradient.sectors {
      let (from, to) = (corner(sector.from), corner(sector.to))
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      cairo_mesh_pattern_line_to(pattern, from.x, from.y)
      cairo_mesh_pattern_line_to(pattern, to.x, to.y)
      cairo_mesh_pattern_line_to(pattern, center.x, center.y)
      for (index, own) in [sector.start, sector.start, sector.end, sector.end].enumerated() {
        color(UInt32(index), own)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    return pattern
  }
}

extension RenderNode.Gradient {
  /// The ellipse about the start, with semi-axes that reach to the end point's coordinates.
  fileprivate var ellipse: CGAffineTransform {
    let reach = CGVector(from: startPoint, to: endPoint)
    return CGAffineTransform(a: abs(reach.dx), b: 0, c: 0, d: abs(reach.dy), tx: startPoint.x, ty: startPoint.y)
  }

  /// A sector of the circle, from 0 to 1, with its colors at both ends.
  fileprivate struct Sector {
    var from, to: CGFloat
    var start, end: CGColor
  }

  /// The circle in narrow sectors. The first color extends before its location, and the last one after its location.
  fileprivate var sectors: [Sector] {
    let stops = Array(zip(locations, colors))
    guard let first = stops.first, let last = stops.last else { return [] }
    let all = [(CGFloat(0), first.1)] + stops + [(CGFloat(1), last.1)]
    var sectors: [Sector] = []
    for (a, b) in zip(all, all.dropFirst()) where b.0 > a.0 {
      let count = max(1, Int(((b.0 - a.0) * Self.narrow).rounded(.up)))
      for index in 0..<count {
        let (low, high) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
        sectors.append(
          Sector(
            from: a.0 + (b.0 - a.0) * low, to: a.0 + (b.0 - a.0) * high,
            start: a.1.interpolated(to: b.1, at: Double(low)), end: a.1.interpolated(to: b.1, at: Double(high))))
      }
    }
    return sectors
  }

  /// The number of sectors in a circle.
  private static let narrow: CGFloat = 90
}
