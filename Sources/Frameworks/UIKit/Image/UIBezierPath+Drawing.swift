import CoreGraphics

extension UIBezierPath {
  /// Makes a rectangle with some rounded corners. The radii are at most half of the sides.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let width = min(max(cornerRadii.width, 0), rect.width / 2)
    let height = min(max(cornerRadii.height, 0), rect.height / 2)
    // A quarter of an ellipse as one curve.
    let bend = 4 * (CGFloat(2).squareRoot() - 1) / 3
    let positions: [(corner: UIRectCorner, point: CGPoint, from: CGVector, to: CGVector)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -width, dy: 0), CGVector(dx: 0, dy: height)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -height), CGVector(dx: -width, dy: 0)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: width, dy: 0), CGVector(dx: 0, dy: -height)),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: height), CGVector(dx: width, dy: 0)),
    ]
    move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY))
    for (corner, point, from, to) in positions {
      guard corners.contains(corner) else {
        addLine(to: point)
        continue
      }
      func along(_ movement: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: point.x + movement.dx * part, y: point.y + movement.dy * part)
      }
      addLine(to: along(from, 1))
      addCurve(to: along(to, 1), controlPoint1: along(from, 1 - bend), controlPoint2: along(to, 1 - bend))
    }
    close()
  }

  /// Sets the lengths, in points, of the line's dashes and gaps, and the offset in this pattern at which the line
  /// starts. Nil or a count of 0 makes a solid line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }

  /// Fills the path with the fill color of the current context.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with the fill color of the current context, with a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Strokes the path with the stroke color of the current context.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path with the stroke color of the current context, with a blend mode and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.strokePath()
    }
  }

  /// Clips the current context to the inside of the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    // With the default values, the context's own blend mode and opacity are kept.
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    body(context)
  }
}
