package import CCairo

extension CGContext {
  /// What a graphics state holds besides what Cairo keeps: transform, clip, line and antialiasing are Cairo's.
  struct State {
    private static let black = CGColor(gray: 0, alpha: 1)

    var fill = Self.black
    var stroke = Self.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolation = CGInterpolationQuality.default
  }

  /// Puts a copy of the graphics state (all but the path) on the stack.
  public func saveGState() {
    saved.append(state)
    cairo_save(cairo)
  }

  /// Takes back the state saved last. Without one nothing happens.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    cairo_restore(cairo)
  }

  /// The colour that fills.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// The colour that fills, as sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The grey that fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }

  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// The colour of lines, as sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The grey of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

  /// How opaque everything is that is drawn, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

  /// How what is drawn meets what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// How images are resized.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// The width of lines, in user space.
  public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, max(0, width)) }

  /// The ends of lines.
  public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairo) }

  /// The corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairo) }

  /// How much longer than the line is wide a corner may be before it is cut off.
  public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit) }

  /// Lengths that are drawn and left out in turn, in user space, from `phase` on. None: a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let dashes = lengths.map(\.native)
    // Dashes that add up to nothing are an error to Cairo, from which a context does not recover.
    guard dashes.allSatisfy({ $0 >= 0 }), dashes.isEmpty || dashes.contains(where: { $0 > 0 }) else { return }
    cairo_set_dash(cairo, dashes, Int32(dashes.count), phase)
  }
}

extension CGLineCap {
  package var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  package var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
