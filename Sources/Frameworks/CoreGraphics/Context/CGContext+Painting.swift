package import CCairo

extension CGContext {
  /// Fills the current path and clears it. Open subpaths are closed first.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillKeepingPath(rule)
    cairo_new_path(cairo)
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    prepare(state.stroke)
    paint { cairo_stroke(cairo) }
  }

  /// Draws the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke:
      fillKeepingPath(.winding)
      strokePath()
    case .eoFillStroke:
      fillKeepingPath(.evenOdd)
      strokePath()
    }
  }

  /// Fills a rectangle. Clears the current path.
  public func fill(_ rect: CGRect) { draw({ addRect(rect) }, using: .fill) }

  /// Fills rectangles. Clears the current path.
  public func fill(_ rects: [CGRect]) { draw({ addRects(rects) }, using: .fill) }

  /// Fills the ellipse that touches the rectangle's sides. Clears the current path.
  public func fillEllipse(in rect: CGRect) { draw({ addEllipse(in: rect) }, using: .fill) }

  /// Strokes a rectangle. Clears the current path.
  public func stroke(_ rect: CGRect) { draw({ addRect(rect) }, using: .stroke) }

  /// Strokes a rectangle with a line width. Clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Strokes the ellipse that touches the rectangle's sides. Clears the current path.
  public func strokeEllipse(in rect: CGRect) { draw({ addEllipse(in: rect) }, using: .stroke) }

  /// Strokes a line from each point with an even index to the next one. Clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(
      {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          addLines(between: [points[index], points[index + 1]])
        }
      }, using: .stroke)
  }

  /// Makes the pixels of a rectangle transparent, within the clip. Clears the current path.
  public func clear(_ rect: CGRect) {
    cairo_save(cairo)
    cairo_new_path(cairo)
    addRect(rect)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    paint { cairo_fill(cairo) }
    cairo_restore(cairo)
  }

  private func draw(_ shape: () -> Void, using mode: CGPathDrawingMode) {
    cairo_new_path(cairo)
    shape()
    drawPath(using: mode)
  }

  private func fillKeepingPath(_ rule: CGPathFillRule) {
    prepare(state.fill)
    cairo_set_fill_rule(cairo, rule.cairo)
    paint { cairo_fill_preserve(cairo) }
  }

  private func prepare(_ color: CGColor) { prepare(color.rgba) }

  func prepare(_ color: CGColor.RGBA) {
    cairo_set_operator(cairo, state.blendMode.cairo)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
  }
}

extension CGPathFillRule {
  package var cairo: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}
