/// A corner of a rounded rectangle, in the order in which its outline is drawn where y points down: clockwise.
struct RoundedCorner {
  let mask: CACornerMask
  /// From the middle of the rectangle towards the corner.
  let outward: CGVector
  /// Where its quarter circle begins and ends, seen from the circle's centre.
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
