extension CGPath {
  /// The outline of the path's line: filled by windings, it covers what a stroke of these properties covers.
  ///
  /// Curves are followed to within a thousandth of the line width. The subpaths of the outline overlap themselves inside of
  /// corners, so that even-odd filling leaves gaps.
  ///
  /// - Parameters:
  ///   - lineWidth: In units of the path. 0 or less gives an empty path.
  ///   - miterLimit: How many line widths a mitred corner may reach before it is bevelled.
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

  /// The parts of the path that a dash pattern shows, each an open subpath. Curves stay curves. Where a closed subpath
  /// starts and ends within dashes, these are one.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern each subpath starts, in units of the path.
  ///   - lengths: Of dash, gap, dash…, in units of the path, repeated. Lengths that are negative or add up to 0 are no
  ///     pattern: the copy has the whole path.
  ///   - transform: Applied to the parts.
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
