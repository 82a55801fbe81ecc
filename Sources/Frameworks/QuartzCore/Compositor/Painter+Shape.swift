internal import CCairo

extension Painter {
  /// Fills a path, then strokes it.
  func draw(_ shape: RenderNode.Shape, alpha: CGFloat) {
    if let color = shape.fillColor, color.alpha > 0 {
      setSource(color, alpha: alpha)
      PathSegment.trace(shape.path.segments, in: cairo)
      cairo_set_fill_rule(cairo, shape.fillRule.cairo)
      cairo_fill(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }
    if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
      stroke(shape, color, alpha: alpha)
    }
  }

  private func stroke(_ shape: RenderNode.Shape, _ color: CGColor, alpha: CGFloat) {
    let (start, end) = (max(0, shape.strokeStart), min(1, shape.strokeEnd))
    guard start < end else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    setSource(color, alpha: alpha)
    cairo_set_line_width(cairo, shape.lineWidth)
    cairo_set_line_cap(cairo, shape.lineCap.cairo)
    cairo_set_line_join(cairo, shape.lineJoin.cairo)
    cairo_set_miter_limit(cairo, shape.miterLimit)
    let dashes = shape.dashLengths.map(\.native)
    // Cairo treats dashes whose sum is zero as an error.
    if dashes.allSatisfy({ $0 >= 0 }), dashes.contains(where: { $0 > 0 }) {
      cairo_set_dash(cairo, dashes, Int32(dashes.count), shape.dashPhase)
    }
    if start == 0, end == 1 {
      PathSegment.trace(shape.path.segments, in: cairo)
    } else {
      PathSegment.trace(StrokedPart(of: shape.path, from: start, to: end).segments, in: cairo)
    }
    cairo_stroke(cairo)
  }
}

/// The part of a path between two fractions of its length.
struct StrokedPart {
  private(set) var segments: [PathSegment] = []

  init(of path: CGPath, from start: CGFloat, to end: CGFloat) {
    let lines = path.polylines().map { $0.isClosed ? $0.points + [$0.points[0]] : $0.points }
    func length(_ line: [CGPoint]) -> CGFloat {
      zip(line, line.dropFirst()).reduce(0) { $0 + CGVector(from: $1.0, to: $1.1).length }
    }
    let total = lines.reduce(0) { $0 + length($1) }
    let (first, last) = (start * total, end * total)
    var travelled: CGFloat = 0
    for line in lines {
      var isDown = false
      for (from, to) in zip(line, line.dropFirst()) {
        let movement = CGVector(from: from, to: to)
        let (low, high) = (max(first, travelled) - travelled, min(last, travelled + movement.length) - travelled)
        travelled += movement.length
        guard low < high else { continue }
        if !isDown { segments.append(.move(from + movement * (low / movement.length))) }
        segments.append(.line(from + movement * (high / movement.length)))
        isDown = true
      }
    }
  }
}
