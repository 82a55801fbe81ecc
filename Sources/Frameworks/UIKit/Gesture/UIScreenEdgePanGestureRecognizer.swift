import QuartzCore

/// Recognizes a one-finger drag that starts at an edge of the screen, and follows it like a pan.
///
/// The finger goes down within 20 points of the edge. Once it has moved the distance that begins a pan, it must have
/// moved inward, and further than along the edge; otherwise the gesture fails. (The header says "from the bezel" and no
/// more. The distance, which is between reported ones, and the direction are guesses: touch-7.)
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The maximum distance from the edge at which a finger can go down, in points.
  package static let reach: CGFloat = 20

  /// The edges at which the drag may start, in the interface's orientation. None by default, so nothing is recognized.
  open var edges: UIRectEdge = []

  /// The edges at which the finger went down, and its location in the window.
  private var start: (edges: UIRectEdge, position: CGPoint)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      guard start == nil, touches.count == 1, let touch = touches.first, let window = touch.window else {
        state = .failed
        return
      }
      let position = touch.location(in: nil)
      start = (edges.intersection(Self.edges(near: position, in: window.bounds)), position)
      if start?.edges.isEmpty == true {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let start, let touch = touches.first {
      let position = touch.location(in: nil)
      let movement = CGVector(dx: position.x - start.position.x, dy: position.y - start.position.y)
      if hypot(movement.dx, movement.dy) >= Self.slop, !Self.leads(movement, inwardsFrom: start.edges) {
        state = .failed
        return
      }
    }
    super.touchesMoved(touches, with: event)
  }

  /// Returns false, because a pointer does not come in from an edge.
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

  private static func leads(_ movement: CGVector, inwardsFrom edges: UIRectEdge) -> Bool {
    let isAcross = abs(movement.dx) > abs(movement.dy)
    return edges.contains(.left) && isAcross && movement.dx > 0 || edges.contains(.right) && isAcross && movement.dx < 0
      || edges.contains(.top) && !isAcross && movement.dy > 0 || edges.contains(.bottom) && !isAcross && movement.dy < 0
  }
}
