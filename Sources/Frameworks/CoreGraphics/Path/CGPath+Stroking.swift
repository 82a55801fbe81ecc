extension CGPath {
  /// Returns the outline of the stroked path. Filled with the winding rule, it covers the same area as the stroke.
  ///
  /// Curves are accurate to a thousandth of the line width. The outline's subpaths overlap inside of corners, so
  /// even-odd filling leaves gaps. (A guess: draw-13b.)
  ///
  /// - Parameters:
  ///   - lineWidth: In units of the path. 0 or less gives an empty path.
  ///   - miterLimit: The maximum length of a mitered corner, in line widths. Longer ones are beveled.
  ///   - transform: Applied to the outline.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath(segments: []) }
    var stroker = Stroker(radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for contour in Contour.all(of: segments) { stroker.stroke(contour) }
    return CGPath(segments: stroker.outline.segments(under: transform))
  }

  /// Returns the dashes of the path, each an open subpath. Curves stay curves. If a closed subpath starts and ends
  /// within dashes, these two are joined. (A guess: draw-15.)
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which each subpath starts, in units of the path.
  ///   - lengths: The lengths of dash, gap, dash…, in units of the path, repeated. If a length is negative or all are
  ///     0, the copy is the whole path.
  ///   - transform: Applied to the dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard let pattern = DashPattern(phase: phase, lengths: lengths) else {
      return CGPath(segments: Outline(segments: segments).segments(under: transform))
    }
    var outline = Outline()
    for contour in Contour.all(of: segments) {
      for dash in pattern.dashes(of: contour) {
        outline.append(.move(dash[0].start))
        dash.forEach { outline.append($0.segment) }
      }
    }
    return CGPath(segments: outline.segments(under: transform))
  }
}
