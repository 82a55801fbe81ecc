/// Builds the elements of a path. CGMutablePath and CGContext share it, so that their shapes are the same.
package struct Outline {
  package private(set) var segments: [PathSegment]
  /// The start of the open subpath, for `close`.
  private var start: CGPoint?
  /// The current point. Nil if the path is empty.
  package private(set) var current: CGPoint?

  package init(segments: [PathSegment] = []) {
    self.segments = []
    segments.forEach { append($0) }
  }

  func segments(under transform: CGAffineTransform) -> [PathSegment] {
    transform.isIdentity ? segments : segments.map { $0.applying(transform) }
  }

  package mutating func append(_ segment: PathSegment) {
    segments.append(segment)
    switch segment {
    case .move(let point): (start, current) = (point, point)
    case .close: current = start
    default: current = segment.points.last
    }
  }

  package mutating func addRect(_ rect: CGRect) {
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  package mutating func addEllipse(in rect: CGRect) {
    append(.move(CGPoint(x: rect.maxX, y: rect.midY)))
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let right = CGVector(dx: rx, dy: 0)
    let down = CGVector(dx: 0, dy: ry)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    addQuarter(center: center, from: right, to: down)
    addQuarter(center: center, from: down, to: -right)
    addQuarter(center: center, from: -right, to: -down)
    addQuarter(center: center, from: -down, to: right)
    append(.close)
  }

  /// Adds a rounded rectangle with the same radii at every corner, starting in the middle of its right side.
  package mutating func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    guard cornerWidth > 0, cornerHeight > 0 else { return addRect(rect) }
    let (right, down) = (CGVector(dx: cornerWidth, dy: 0), CGVector(dx: 0, dy: cornerHeight))
    append(.move(CGPoint(x: rect.maxX, y: rect.midY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY - cornerHeight)))
    addQuarter(
      center: CGPoint(x: rect.maxX - cornerWidth, y: rect.maxY - cornerHeight), from: right, to: down)
    append(.line(CGPoint(x: rect.minX + cornerWidth, y: rect.maxY)))
    addQuarter(
      center: CGPoint(x: rect.minX + cornerWidth, y: rect.maxY - cornerHeight), from: down, to: -right)
    append(.line(CGPoint(x: rect.minX, y: rect.minY + cornerHeight)))
    addQuarter(
      center: CGPoint(x: rect.minX + cornerWidth, y: rect.minY + cornerHeight), from: -right, to: -down)
    append(.line(CGPoint(x: rect.maxX - cornerWidth, y: rect.minY)))
    addQuarter(
      center: CGPoint(x: rect.maxX - cornerWidth, y: rect.minY + cornerHeight), from: -down, to: right)
    append(.close)
  }

  /// Adds a quarter of an ellipse about `center`, between two of its semi-axes.
  package mutating func addQuarter(center: CGPoint, from: CGVector, to: CGVector) {
    // 4/3·(√2 − 1). The cubic meets the circle at its middle and at its ends.
    let kappa: CGFloat = 0.552_284_749_830_793_4
    append(
      .curve(
        control1: center + from + to * kappa, control2: center + to + from * kappa, end: center + to))
  }
}
