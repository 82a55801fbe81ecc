/// The outline of a continuous corner: a short arc between two curves that run into the sides.
///
/// Points are distances from the corner, in radii, along the side where the outline comes from (x) and the one where it
/// goes to (y). The numbers are those of `UIBezierPath(roundedRect:cornerRadius:)`, read out and published by others.
enum ContinuousCorner {
  /// The extent of the curve along a side.
  static let expansion: CGFloat = 1.528665

  private static let continuous: [CGPoint] = [
    CGPoint(x: expansion, y: 0),
    CGPoint(x: 1.088_492_96, y: 0), CGPoint(x: 0.868_406_94, y: 0), CGPoint(x: 0.631_493_79, y: 0.074_911_39),
    CGPoint(x: 0.372_823_83, y: 0.169_059_56), CGPoint(x: 0.169_059_56, y: 0.372_823_83),
    CGPoint(x: 0.074_911_39, y: 0.631_493_79),
    CGPoint(x: 0, y: 0.868_406_94), CGPoint(x: 0, y: 1.088_492_96), CGPoint(x: 0, y: expansion),
  ]

  /// A quarter of a circle in three arcs, split at the same angles as the continuous corner.
  private static let circular: [CGPoint] = {
    let cut = atan2(1 - continuous[3].x, 1 - continuous[3].y)
    var points = [CGPoint(x: 1, y: 0)]
    for (from, to) in [(0, cut), (cut, .pi / 2 - cut), (.pi / 2 - cut, .pi / 2)] {
      let handle = 4 / 3 * tan((to - from) / 4)
      let (begin, end) = (CGPoint(x: 1 - sin(from), y: 1 - cos(from)), CGPoint(x: 1 - sin(to), y: 1 - cos(to)))
      points.append(begin + CGVector(dx: -cos(from), dy: sin(from)) * handle)
      points.append(end + CGVector(dx: cos(to), dy: -sin(to)) * handle)
      points.append(end)
    }
    return points
  }()

  /// Returns the start of the corner, and the points of its three curves. If a side has room for less than `expansion`,
  /// the points are interpolated toward the circle's.
  ///
  /// - Parameter room: In radii, at least 1.
  static func points(room: CGFloat) -> [CGPoint] {
    let fraction = min(1, max(0, (room - 1) / (expansion - 1)))
    return zip(circular, continuous).map { $0 + CGVector(from: $0, to: $1) * fraction }
  }
}

extension Outline {
  /// Adds a continuous corner of a rectangle, and a line to it from the current point.
  mutating func addContinuous(_ corner: RoundedCorner, at point: CGPoint, radius: CGFloat, room: CGFloat) {
    let points = ContinuousCorner.points(room: room / radius).map { distance in
      point + corner.to * (-distance.x * radius) + corner.from * (-distance.y * radius)
    }
    append(current == nil ? .move(points[0]) : .line(points[0]))
    for index in stride(from: 1, to: points.count, by: 3) {
      append(.curve(control1: points[index], control2: points[index + 1], end: points[index + 2]))
    }
  }
}
