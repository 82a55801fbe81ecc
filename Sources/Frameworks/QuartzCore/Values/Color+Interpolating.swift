extension CGColor {
  /// Returns the color interpolated to `end`, by component and not premultiplied (measured).
  func interpolated(to end: CGColor, at fraction: Double) -> CGColor {
    let (a, b) = (rgba, end.rgba)
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { min(max(x + (y - x) * CGFloat(fraction), 0), 1) }
    return CGColor(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha))
  }
}

extension CGPath {
  /// Returns the path interpolated to `end`, point by point. Nil if the two do not have the same elements (undefined by
  /// the documentation).
  func interpolated(to end: CGPath, at fraction: Double) -> CGPath? {
    guard segments.count == end.segments.count else { return nil }
    let result = CGMutablePath()
    for (a, b) in zip(segments, end.segments) {
      let points = zip(a.points, b.points).map { p, q in
        CGPoint(x: p.x + (q.x - p.x) * CGFloat(fraction), y: p.y + (q.y - p.y) * CGFloat(fraction))
      }
      switch (a, b) {
      case (.move, .move): result.move(to: points[0])
      case (.line, .line): result.addLine(to: points[0])
      case (.quad, .quad): result.addQuadCurve(to: points[1], control: points[0])
      case (.curve, .curve): result.addCurve(to: points[2], control1: points[0], control2: points[1])
      case (.close, .close): result.closeSubpath()
      default: return nil
      }
    }
    return result.copy()
  }
}
