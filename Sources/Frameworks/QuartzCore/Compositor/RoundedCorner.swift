/// A corner of a rounded rectangle, in the drawing order of the outline: clockwise if y points down.
struct RoundedCorner {
  let mask: CACornerMask
  /// The direction from the center of the rectangle to the corner.
  let outward: CGVector
  /// The directions from the center of its quarter circle to the start and the end of the arc.
  let from: CGVector
  let to: CGVector

  static let all = [
    RoundedCorner(
      mask: .layerMinXMinYCorner, outward: CGVector(dx: -1, dy: -1), from: CGVector(dx: -1, dy: 0),
      to: CGVector(dx: 0, dy: -1)),
    RoundedCorner(
      mask: .layerMaxXMinYCorner, outward: CGVector(dx: 1, dy: -1), from: CGVector(dx: 0, dy: -1),
      to: CGVector(dx: 1, dy: 0)),
    RoundedCorner(
      mask: .layerMaxXMaxYCorner, outward: CGVector(dx: 1, dy: 1), from: CGVector(dx: 1, dy: 0),
      to: CGVector(dx: 0, dy: 1)),
    RoundedCorner(
      mask: .layerMinXMaxYCorner, outward: CGVector(dx: -1, dy: 1), from: CGVector(dx: 0, dy: 1),
      to: CGVector(dx: -1, dy: 0)),
  ]

  func point(of rect: CGRect) -> CGPoint {
    CGPoint(x: outward.dx < 0 ? rect.minX : rect.maxX, y: outward.dy < 0 ? rect.minY : rect.maxY)
  }
}
