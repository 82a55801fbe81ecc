import QuartzCore

/// Recognises two fingers that move apart or together, and follows them: began, changed with every move, ended when one
/// is lifted, or cancelled.
///
/// It begins when their distance has changed by 10 points (a guess: a pan's way); the scale is 1 then.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the fingers' distance changes until the gesture begins, in points.
  static let slop: CGFloat = 10

  private var fingers: [UITouch] = []
  /// The fingers' distance where they went down, or where the scale is 1, in points.
  private var unit: CGFloat = 0
  private var last: (scale: CGFloat, time: TimeInterval)?
  private var speed: CGFloat = 0

  /// The fingers' distance, in parts of that at the beginning. Set, it counts from there.
  open var scale: CGFloat {
    get { unit > 0 && fingers.count == 2 ? distance / unit : lastScale }
    set {
      if newValue > 0, fingers.count == 2 { unit = distance / newValue }
      lastScale = newValue
      last = last.map { (newValue, $0.time) }
    }
  }
  private var lastScale: CGFloat = 1

  /// How fast the scale changed between the last two moves, in parts a second.
  open var velocity: CGFloat { speed }

  private var distance: CGFloat {
    guard fingers.count == 2 else { return 0 }
    return fingers[0].location.distance(to: fingers[1].location)
  }

  /// Waits for the second finger; further ones are ignored.
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

  /// Begins, or follows.
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

  /// Ends with the first finger that is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    leave(touches, state: .ended)
  }

  /// Is cancelled with the first finger that is.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    leave(touches, state: .cancelled)
  }

  /// Forgets the fingers.
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
