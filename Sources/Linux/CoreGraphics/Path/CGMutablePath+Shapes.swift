extension CGMutablePath {
  /// A closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    rects.forEach { addRect($0, transform: transform) }
  }

  /// A closed ellipse that touches the rectangle's sides.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// A closed rectangle whose corners are quarters of an ellipse.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
  }

  /// An arc of a circle, joined by a line to the current point if there is one.
  ///
  /// - Parameters:
  ///   - startAngle: Radians from the x axis.
  ///   - endAngle: Radians from the x axis.
  ///   - clockwise: Clockwise where y points up, that is with falling angles. In a view's coordinates it looks the
  ///     other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = Outline.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// An arc of a circle, `delta` radians long; a negative delta runs with falling angles.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta) }
  }

  /// An arc that touches the line from the current point to `tangent1End` and the line from there to `tangent2End`,
  /// joined by a line to the current point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Lets `shape` draw in the space before the transform, from the current point on, and adds what it drew.
  private func add(_ transform: CGAffineTransform, _ shape: (inout Outline) -> Void) {
    var outline = Outline()
    if !segments.isEmpty { outline.append(.move(currentPoint.applying(transform.inverted()))) }
    let already = outline.segments.count
    shape(&outline)
    segments.append(contentsOf: outline.segments.dropFirst(already).map { $0.applying(transform) })
  }
}
