package import CCairo

extension CGContext {
  /// The part of a graphics state that Cairo does not keep. It keeps transform, clip, line and antialiasing.
  struct State {
    private static let black = CGColor(gray: 0, alpha: 1)

    var fill = Self.black
    var stroke = Self.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolation = CGInterpolationQuality.default
    /// `true` if there may be a clip. Cairo keeps it, but allocates memory to tell.
    var isClipped = false
  }

  /// Pushes a copy of the graphics state (without the path) on the stack.
  public func saveGState() {
    saved.append(state)
    cairo_save(cairo)
  }

  /// Restores the state that was saved last. Has no effect if there is none.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    cairo_restore(cairo)
  }

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// Sets the fill color in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets a gray fill color.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the stroke color in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets a gray stroke color.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

  /// Sets the opacity of all drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

  /// Sets the mode that blends drawing with the background.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// The quality of resizing images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Turns antialiasing on or off.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Sets the line width, in user space.
  public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, max(0, width)) }

  /// Sets the style of line ends.
  public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairo) }

  /// Sets the style of corners.
  public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairo) }

  /// Sets the maximum length of a mitered corner, in line widths. Longer ones are cut off.
  public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit) }

  /// Sets the lengths of dashes and gaps in turn, in user space. The pattern starts at `phase`. None: solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let dashes = lengths.map(\.native)
    // Cairo treats dashes whose sum is zero as an error, from which a context does not recover.
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
