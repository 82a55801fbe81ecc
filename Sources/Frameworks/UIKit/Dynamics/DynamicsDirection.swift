import Foundation

/// A vector that can also be set by its angle (in radians, clockwise from the right) and its length. It keeps the angle
/// if the length is 0.
struct DynamicsDirection {
  private(set) var vector: CGVector
  private(set) var angle: CGFloat
  private(set) var magnitude: CGFloat

  init(_ vector: CGVector) {
    self.vector = vector
    angle = atan2(vector.dy, vector.dx)
    magnitude = hypot(vector.dx, vector.dy)
  }

  mutating func set(angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
    vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}
