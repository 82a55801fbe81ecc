import QuartzCore

/// Recognises a drag of one finger that comes in from an edge of the screen, and follows it as a pan.
///
/// The finger goes down within 20 points of the edge, and when it has moved as far as a pan must it is further in, more
/// so than along the edge; otherwise the gesture fails. (The header says "from the bezel" and no more: the distance is
/// a guess between those that are told, and the direction is one too.)
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from the edge a finger may go down, in points.
  package static let reach: CGFloat = 20

  /// The edges that the finger may come from, as the interface lies. None at first, so that nothing is recognised.
  open var edges: UIRectEdge = []

  /// The edges that the finger went down at, and where that was in the window.
  private var start: (edges: UIRectEdge, place: CGPoint)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      guard start == nil, touches.count == 1, let touch = touches.first, let window = touch.window else {
        state = .failed
        return
      }
      let place = touch.location(in: nil)
      start = (edges.intersection(Self.edges(near: place, in: window.bounds)), place)
      if start?.edges.isEmpty == true {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let start, let touch = touches.first {
      let place = touch.location(in: nil)
      let way = CGVector(dx: place.x - start.place.x, dy: place.y - start.place.y)
      if hypot(way.dx, way.dy) >= Self.slop, !Self.leads(way, inwardsFrom: start.edges) {
        state = .failed
        return
      }
    }
    super.touchesMoved(touches, with: event)
  }

  /// A pointer comes in from no edge.
  override func takes(_ scroll: UIScrollType) -> Bool { false }

  open override func reset() {
    super.reset()
    start = nil
  }

  private static func edges(near point: CGPoint, in bounds: CGRect) -> UIRectEdge {
    var result: UIRectEdge = []
    if point.x <= bounds.minX + reach { result.insert(.left) }
    if point.x >= bounds.maxX - reach { result.insert(.right) }
    if point.y <= bounds.minY + reach { result.insert(.top) }
    if point.y >= bounds.maxY - reach { result.insert(.bottom) }
    return result
  }

  private static func leads(_ way: CGVector, inwardsFrom edges: UIRectEdge) -> Bool {
    let isAcross = abs(way.dx) > abs(way.dy)
    return edges.contains(.left) && isAcross && way.dx > 0 || edges.contains(.right) && isAcross && way.dx < 0
      || edges.contains(.top) && !isAcross && way.dy > 0 || edges.contains(.bottom) && !isAcross && way.dy < 0
  }
}
