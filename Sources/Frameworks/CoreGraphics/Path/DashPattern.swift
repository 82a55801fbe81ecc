/// Dashes and gaps along a path.
struct DashPattern {
  /// The lengths of dash, gap, dash…. Their number is even.
  private let lengths: [CGFloat]
  /// The index of the length at which a contour starts, and the remainder of that length.
  private let first: (index: Int, rest: CGFloat)

  /// Returns nil if the lengths are not a pattern.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    let total = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), total > 0, total.isFinite, phase.isFinite else { return nil }
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = self.lengths.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var index = 0
    while offset >= self.lengths[index], index < self.lengths.count - 1 {
      offset -= self.lengths[index]
      index += 1
    }
    first = (index, max(0, self.lengths[index] - offset))
  }

  /// Returns the dashes of a contour, in order. A dash that continues across a closed contour's start is joined.
  func dashes(of contour: Contour) -> [[PathEdge]] {
    var (index, rest) = first
    var dashes: [[PathEdge]] = index % 2 == 0 ? [[]] : []
    func advance() {
      index = (index + 1) % lengths.count
      rest = lengths[index]
      if index % 2 == 0 { dashes.append([]) }
    }
    for edge in contour.edges {
      var remainder = MeasuredEdge(edge)
      while remainder.length > rest {
        let (head, tail) = remainder.split(at: rest)
        if index % 2 == 0, let head { dashes[dashes.count - 1].append(head) }
        remainder = tail
        advance()
      }
      if index % 2 == 0 { dashes[dashes.count - 1].append(remainder.edge) }
      rest -= remainder.length
    }
    let isJoined = contour.isClosed && first.index % 2 == 0 && index % 2 == 0 && dashes.count > 1
    if isJoined, let last = dashes.popLast() { dashes[0] = last + dashes[0] }
    return dashes.filter { !$0.isEmpty }
  }
}

/// An edge and the distances along it.
private struct MeasuredEdge {
  let edge: PathEdge
  /// The distances at evenly spaced parameters, starting at 0.
  private let lengths: [CGFloat]

  var length: CGFloat { lengths[lengths.count - 1] }

  init(_ edge: PathEdge) {
    self.edge = edge
    switch edge {
    case .line(let from, let to): lengths = [0, CGVector(from: from, to: to).length]
    case .curve(let curve):
      let count = 128
      let points = (0..<count + 1).map { curve.point(at: CGFloat($0) / CGFloat(count)) }
      var total: CGFloat = 0
      lengths =
        [0]
        + zip(points, points.dropFirst()).map {
          total += CGVector(from: $0, to: $1).length
          return total
        }
    }
  }

  /// Returns the part up to a distance, nil if that is 0, and the rest.
  func split(at distance: CGFloat) -> (PathEdge?, MeasuredEdge) {
    guard distance > 0 else { return (nil, self) }
    switch edge {
    case .line(let from, let to):
      let point = from + CGVector(from: from, to: to) * (distance / length)
      return (.line(from: from, to: point), MeasuredEdge(.line(from: point, to: to)))
    case .curve(let curve):
      let next = lengths.firstIndex { $0 > distance } ?? lengths.count - 1
      let fraction = (distance - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
      let (head, tail) = curve.split(at: (CGFloat(next - 1) + fraction) / CGFloat(lengths.count - 1))
      return (.curve(head), MeasuredEdge(.curve(tail)))
    }
  }
}
