import Foundation
import QuartzCore

/// Recognises two fingers that turn about each other, and follows them: began, changed with every move, ended when one is
/// lifted (the header says when both are; a guess, as for a pinch), or cancelled.
///
/// It begins when either finger has gone 10 points around the other (a guess: a pan's way); the rotation is 0 then.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far fingers turn until the gesture begins, in points along the circle.
  static let slop: CGFloat = 10

  private var fingers: [UITouch] = []
  /// The angle seen last, and all that has been turned since the beginning, or since the rotation was set.
  private var lastAngle: CGFloat = 0
  private var turned: CGFloat = 0
  private var last: (rotation: CGFloat, time: TimeInterval)?
  private var speed: CGFloat = 0

  /// How far the fingers have turned, in radians, clockwise as seen; whole turns count. Set, it counts from there.
  open var rotation: CGFloat {
    get { turned }
    set {
      turned = newValue
      last = last.map { (newValue, $0.time) }
    }
  }

  /// How fast the fingers turned between the last two moves, in radians a second.
  open var velocity: CGFloat { speed }

  private var angle: CGFloat {
    let (first, second) = (fingers[0].location, fingers[1].location)
    return atan2(second.y - first.y, second.x - first.x)
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
      if fingers.count == 2 { (lastAngle, turned) = (angle, 0) }
    }
  }

  /// Begins, or follows.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard fingers.count == 2, state == .possible || state == .began || state == .changed else { return }
    let now = angle
    // The short way round.
    turned += (now - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = now
    if state == .possible {
      let radius = fingers[0].location.distance(to: fingers[1].location) / 2
      guard abs(turned) * radius >= Self.slop else { return }
      turned = 0
      note(at: event.timestamp)
      state = .began
    } else {
      note(at: event.timestamp)
      state = .changed
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
    (fingers, lastAngle, turned, last, speed) = ([], 0, 0, nil, 0)
  }

  private func note(at time: TimeInterval) {
    if let last, time > last.time { speed = (turned - last.rotation) / CGFloat(time - last.time) }
    last = (turned, time)
  }

  private func leave(_ touches: Set<UITouch>, state final: State) {
    let lost = fingers.contains { touches.contains($0) }
    fingers.removeAll { touches.contains($0) }
    if state == .possible {
      if fingers.isEmpty { state = .failed }
    } else if lost {
      state = final
    }
  }
}
