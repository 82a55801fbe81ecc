extension CGVector {
  package init(angle: CGFloat, length: CGFloat) {
    self.init(dx: length * cos(angle), dy: length * sin(angle))
  }

  package init(from: CGPoint, to: CGPoint) {
    self.init(dx: to.x - from.x, dy: to.y - from.y)
  }

  package var length: CGFloat { hypot(dx, dy) }

  /// The unit vector of this direction. A zero vector is returned as it is.
  package var normalized: CGVector {
    let length = self.length
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : self
  }

  package static func + (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  package static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  package static prefix func - (vector: CGVector) -> CGVector {
    CGVector(dx: -vector.dx, dy: -vector.dy)
  }

  package static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }
}
