import QuartzCore

/// Recognizes two fingers that move apart or together, and follows them: began, changed with each move, ended when one
/// is lifted, or cancelled.
///
/// It begins when their distance has changed by 10 points (a guess: scroll-43; as for a pan). The scale is 1 then.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of the fingers' distance that begins the gesture, in points.
  static let slop: CGFloat = 10

  private var fingers: [UITouch] = []
  /// The fingers' distance when they went down, or at a scale of 1, in points.
  private var unit: CGFloat = 0
  private var last: (scale: CGFloat, time: TimeInterval)?
  private var speed: CGFloat = 0

  /// The fingers' distance, relative to that at the beginning. If it is set, it continues from there.
  open var scale: CGFloat {
    get { unit > 0 && fingers.count == 2 ? distance / unit : lastScale }
    set {
      if newValue > 0, fingers.count == 2 { unit = distance / newValue }
      lastScale = newValue
      last = last.map { (newValue, $0.time) }
    }
  }
  private var lastScale: CGFloat = 1

  /// The change of the scale per second, between the last two moves.
  open var velocity: CGFloat { speed }

  private var distance: CGFloat {
    guard fingers.count == 2 else { return 0 }
    return fingers[0].location.distance(to: fingers[1].location)
  }

  /// Waits for the second finger; any others are ignored.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in placedTouches where touches.contains(touch) {
      guard fingers.count < 2 else {
        ignore(touch, for: event)
        continue
      }
      fingers.append(touch)
      if fingers.count == 2 { unit = distance }
    }
  }

  /// Begins or updates the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard fingers.count == 2 else { return }
    switch state {
    case .possible:
      guard abs(distance - unit) >= Self.slop, distance > 0 else { return }
      unit = distance
      note(at: event.timestamp)
      state = .began
    case .began, .changed:
      note(at: event.timestamp)
      state = .changed
    default: break
    }
  }

  /// Ends when the first finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    leave(touches, state: .ended)
  }

  /// Cancels when the first touch is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    leave(touches, state: .cancelled)
  }

  /// Clears the tracked fingers.
  open override func reset() {
    super.reset()
    (fingers, unit, last, speed, lastScale) = ([], 0, nil, 0, 1)
  }

  private func note(at time: TimeInterval) {
    let now = scale
    if let last, time > last.time { speed = (now - last.scale) / CGFloat(time - last.time) }
    last = (now, time)
    lastScale = now
  }

  private func leave(_ touches: Set<UITouch>, state final: State) {
    let lost = fingers.contains { touches.contains($0) }
    if lost { lastScale = scale }
    fingers.removeAll { touches.contains($0) }
    if state == .possible {
      if fingers.isEmpty { state = .failed }
    } else if lost {
      state = final
    }
  }
}
