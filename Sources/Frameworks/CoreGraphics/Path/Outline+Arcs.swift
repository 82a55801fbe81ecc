extension Outline {
  /// Adds an arc about `center`, and a line to it from the current point. `delta` is signed and at most a full turn.
  package mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    let begin = center + CGVector(angle: startAngle, length: radius)
    append(current == nil ? .move(begin) : .line(begin))
    let sweep = max(-2 * .pi, min(2 * .pi, delta))
    let pieces = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard pieces > 0 else { return }
    let step = sweep / CGFloat(pieces)
    let reach = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let from = startAngle + CGFloat(piece) * step
      let to = piece == pieces - 1 ? startAngle + sweep : from + step
      let end = center + CGVector(angle: to, length: radius)
      append(
        .curve(
          control1: center + CGVector(angle: from, length: radius) + CGVector(angle: from + .pi / 2, length: reach),
          control2: end + CGVector(angle: to - .pi / 2, length: reach), end: end))
    }
  }

  /// Returns the signed sweep from one angle to another in a direction. Angles that differ by a turn or more, in either
  /// direction, give a full circle.
  package static func sweep(from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let delta = endAngle - startAngle
    if abs(delta) >= turn { return clockwise ? -turn : turn }
    if clockwise { return delta > 0 ? delta - turn : delta }
    return delta < 0 ? delta + turn : delta
  }

  /// Adds an arc that touches the lines current→corner and corner→end, and a line to it from the current point.
  package mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let from = current else { return }
    let first = CGVector(from: corner, to: from).normalized
    let second = CGVector(from: corner, to: end).normalized
    let cosine = first.dx * second.dx + first.dy * second.dy
    let cross = first.dx * second.dy - first.dy * second.dx
    // If the lines are parallel or have no length, no circle touches both.
    guard radius > 0, abs(cross) > 1e-9 else { return append(.line(corner)) }
    let halfAngle = acos(max(-1, min(1, cosine))) / 2
    let distance = radius / tan(halfAngle)
    let begin = corner + first * distance
    let middle = (first + second).normalized
    let center = corner + middle * (radius / sin(halfAngle))
    let startAngle = atan2(begin.y - center.y, begin.x - center.x)
    let sweep = (.pi - 2 * halfAngle) * (cross > 0 ? -1 : 1)
    addArc(center: center, radius: radius, startAngle: startAngle, delta: sweep)
  }
}
