extension [PathSegment] {
  /// The path in the other direction: each subpath starts at its last point, and is closed if it was. The order of the
  /// subpaths stays (a guess: draw-24).
  package var reversed: [PathSegment] {
    var result: [PathSegment] = []
    var start = CGPoint.zero
    var open: [PathSegment] = []
    func end(isClosed: Bool) {
      guard !open.isEmpty else { return }
      result += PathSegment.reversed(open, from: start)
      if isClosed { result.append(.close) }
      open = []
    }
    for segment in self {
      switch segment {
      case .move(let point):
        end(isClosed: false)
        start = point
        open = [segment]
      case .close:
        end(isClosed: true)
      default:
        // After a subpath was closed, the next one starts at its start.
        if open.isEmpty { open = [.move(start)] }
        open.append(segment)
      }
    }
    end(isClosed: false)
    return result
  }
}

extension PathSegment {
  /// Returns an open subpath, which begins with a move to `start`, in the other direction.
  fileprivate static func reversed(_ subpath: [PathSegment], from start: CGPoint) -> [PathSegment] {
    let ends = subpath.map { $0.points.last ?? start }
    var result = [PathSegment.move(ends[ends.count - 1])]
    for index in stride(from: subpath.count - 1, to: 0, by: -1) {
      let end = ends[index - 1]
      switch subpath[index] {
      case .move, .close: break
      case .line: result.append(.line(end))
      case .quad(let control, _): result.append(.quad(control: control, end: end))
      case .curve(let control1, let control2, _):
        result.append(.curve(control1: control2, control2: control1, end: end))
      }
    }
    return result
  }
}
