/// Traces the outline of a line along contours.
struct Stroker {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var outline = Outline()
  /// The corners of polygons that cover the inner sides of tight bends.
  private var tightParts: [[CGPoint]] = []
  /// `true` while the outline follows the curve itself.
  private var isOnCurve = false

  init(radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.radius, self.cap, self.join, self.miterLimit) = (radius, cap, join, miterLimit)
  }

  /// Adds the outline of a contour: one closed subpath around an open contour, one along each side of a closed one.
  mutating func stroke(_ contour: Contour) {
    guard !contour.edges.isEmpty else { return addDot(at: contour.start) }
    let back = contour.edges.reversed().map(\.reversed)
    addSide(of: contour.edges)
    if contour.isClosed {
      addJoin(from: contour.edges[contour.edges.count - 1], to: contour.edges[0])
      outline.append(.close)
      addSide(of: back)
      addJoin(from: back[back.count - 1], to: back[0])
    } else {
      addCap(to: contour.edges[contour.edges.count - 1])
      addSide(of: back, isContinued: true)
      addCap(to: back[back.count - 1])
    }
    outline.append(.close)
    addTightParts()
  }

  /// Adds the caps of a point.
  private mutating func addDot(at point: CGPoint) {
    let box = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    switch cap {
    case .butt: break
    case .round: outline.addEllipse(in: box)
    case .square: outline.addRect(box)
    }
  }

  /// Returns the vector to the side of the line that has the lesser y if the line runs toward positive x.
  private func outward(_ direction: CGVector) -> CGVector { CGVector(dx: direction.dy, dy: -direction.dx) * radius }

  private mutating func addSide(of edges: [PathEdge], isContinued: Bool = false) {
    let begin = edges[0].start + outward(edges[0].startDirection)
    if !isContinued { outline.append(.move(begin)) }
    for (index, edge) in edges.enumerated() {
      if index > 0 { addJoin(from: edges[index - 1], to: edge) }
      switch edge {
      case .line(_, let to): addLine(to + outward(edge.endDirection))
      case .curve(let curve):
        addOffset(of: curve, depth: 0)
        leaveCurve(to: edge.end + outward(edge.endDirection))
      }
    }
  }

  private mutating func addLine(_ point: CGPoint) {
    if outline.current != point { outline.append(.line(point)) }
  }

  // MARK: Joins and caps

  private mutating func addJoin(from last: PathEdge, to next: PathEdge) {
    let (a, b) = (last.endDirection, next.startDirection)
    let (cross, dot) = (a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)
    let (corner, target) = (next.start, next.start + outward(b))
    let isStraight = abs(cross) < 1e-9 && dot > 0
    if !isStraight {
      let isOuter = cross > 0 || dot < 0 && abs(cross) < 1e-9
      if !isOuter {
        // The two sides intersect somewhere before their ends. A line to the corner keeps what is between them inside.
        addLine(corner)
      } else if join == .round {
        addArc(about: corner, from: outward(a), to: outward(b), delta: atan2(abs(cross), dot))
      } else if join == .miter, 1 + dot > 1e-9, (2 / (1 + dot)).squareRoot() <= miterLimit {
        addLine(corner + (outward(a) + outward(b)) * (1 / (1 + dot)))
      }
    }
    addLine(target)
  }

  private mutating func addCap(to edge: PathEdge) {
    let (end, along) = (edge.end, edge.endDirection)
    let side = outward(along)
    switch cap {
    case .butt: break
    case .round: addArc(about: end, from: side, to: -side, delta: .pi)
    case .square:
      addLine(end + side + along * radius)
      addLine(end + -side + along * radius)
    }
    addLine(end + -side)
  }

  /// Adds an arc that ends exactly at `center + end`, where the next element starts.
  private mutating func addArc(about center: CGPoint, from begin: CGVector, to end: CGVector, delta: CGFloat) {
    var arc = Outline()
    arc.addArc(center: center, radius: radius, startAngle: atan2(begin.dy, begin.dx), delta: delta)
    let curves = arc.segments.dropFirst()
    curves.dropLast().forEach { outline.append($0) }
    guard case .curve(let control1, let control2, _)? = curves.last else { return }
    outline.append(.curve(control1: control1, control2: control2, end: center + end))
  }

  // MARK: Curves

  /// The greatest number of times that a curve is halved.
  private static let mostHalvings = 14
  /// The maximum angle by which a curve may turn without being halved, in radians. It keeps bends from hiding between
  /// the points that are compared.
  private static let mostTurning = CGFloat.pi / 3
  /// The same for curves that bend more tightly than the line's radius and are replaced by polygons.
  private static let mostTightTurning = CGFloat(0.1)

  /// Adds the offset curve at the line's radius. Halves the curve until it is within a thousandth of the width.
  private mutating func addOffset(of curve: Bezier, depth: Int) {
    let isLast = depth == Self.mostHalvings
    if isTight(curve) {
      if curve.turning <= Self.mostTightTurning || isLast { return addTightPart(curve) }
    } else {
      let offset = approximation(of: curve)
      if isLast || isNear(offset, curve) {
        leaveCurve(to: offset.p0)
        return outline.append(.curve(control1: offset.p1, control2: offset.p2, end: offset.p3))
      }
    }
    let (head, tail) = curve.split(at: 0.5)
    addOffset(of: head, depth: depth + 1)
    // A cusp turns the direction between the halves.
    addJoinOfHalves(head, tail)
    addOffset(of: tail, depth: depth + 1)
  }

  private func isNear(_ offset: Bezier, _ curve: Bezier) -> Bool {
    curve.turning <= Self.mostTurning
      && [0.25, 0.5, 0.75].allSatisfy { t in
        let wanted = curve.point(at: t) + outward(curve.derivative(at: t).normalized)
        return CGVector(from: wanted, to: offset.point(at: t)).length <= radius * 2e-3
      }
  }

  /// Returns `true` if the offset curve runs backward somewhere: the bend's center is closer than the line's radius.
  private func isTight(_ curve: Bezier) -> Bool {
    [0, 0.25, 0.5, 0.75, 1].contains { stretch(of: curve, at: $0) < 0 }
  }

  /// Adds a small part of a tight bend. Its offset curve would wind the wrong way, and remove what other parts cover.
  /// The outline follows the bend itself, and the area between the bend and the offset curve gets its own outlines.
  private mutating func addTightPart(_ curve: Bezier) {
    let (first, last) = (PathEdge.curve(curve).startDirection, PathEdge.curve(curve).endDirection)
    let (begin, end) = (curve.p0 + outward(first), curve.p3 + outward(last))
    addLine(curve.p0)
    addLine(curve.p3)
    isOnCurve = true
    // The perpendiculars at both ends of the bend intersect at its center.
    let cross = last.dx * first.dy - last.dy * first.dx
    let between = CGVector(from: curve.p0, to: curve.p3)
    let distance = cross == 0 ? .infinity : (last.dx * between.dx + last.dy * between.dy) / cross
    let center = curve.p0 + CGVector(dx: first.dy, dy: -first.dx) * distance
    if distance > 0, distance < radius {
      tightParts += [[curve.p0, curve.p3, center], [center, end, begin]]
    } else {
      tightParts.append([curve.p0, curve.p3, end, begin])
    }
  }

  /// Moves from the curve itself, which the outline of a tight bend follows, to the side of the line.
  private mutating func leaveCurve(to point: CGPoint) {
    if isOnCurve { addLine(point) }
    isOnCurve = false
  }

  /// Adds the outlines of tight bends, all in the direction of the line's own outline.
  private mutating func addTightParts() {
    for part in tightParts {
      let area = zip(part, part.dropFirst() + [part[0]]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
      guard area != 0 else { continue }
      let corners = area > 0 ? part : part.reversed()
      outline.append(.move(corners[0]))
      corners.dropFirst().forEach { outline.append(.line($0)) }
      outline.append(.close)
    }
    tightParts = []
  }

  private mutating func addJoinOfHalves(_ head: Bezier, _ tail: Bezier) {
    let (a, b) = (PathEdge.curve(head).endDirection, tail.direction)
    guard a.dx * b.dx + a.dy * b.dy < 0 else { return }
    leaveCurve(to: head.p3 + outward(a))
    addJoin(from: .curve(head), to: .curve(tail))
  }

  /// Returns a curve with the offset curve's ends and its derivatives there.
  private func approximation(of curve: Bezier) -> Bezier {
    let reversed = Bezier(p0: curve.p3, p1: curve.p2, p2: curve.p1, p3: curve.p0)
    let (first, last) = (curve.direction, -reversed.direction)
    let (begin, end) = (curve.p0 + outward(first), curve.p3 + outward(last))
    let (into, out) = (curve.derivative(at: 0).length / 3, curve.derivative(at: 1).length / 3)
    return Bezier(
      p0: begin, p1: begin + first * (into * stretch(of: curve, at: 0)),
      p2: end + last * (-out * stretch(of: curve, at: 1)), p3: end)
  }

  /// Returns the speed of the offset curve at a parameter, relative to the curve's. Negative inside a tight bend.
  private func stretch(of curve: Bezier, at t: CGFloat) -> CGFloat {
    let velocity = curve.derivative(at: t)
    let start = CGVector(from: curve.p1, to: curve.p0) + CGVector(from: curve.p1, to: curve.p2)
    let end = CGVector(from: curve.p2, to: curve.p1) + CGVector(from: curve.p2, to: curve.p3)
    let change = (start * (1 - t) + end * t) * 6
    let speed = velocity.length
    guard speed > 0 else { return 1 }
    return 1 + radius * (velocity.dx * change.dy - velocity.dy * change.dx) / (speed * speed * speed)
  }
}
