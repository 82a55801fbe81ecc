import Foundation
import QuartzCore

/// Recognizes two fingers that turn around each other, and follows them: began, changed with each move, ended when one
/// is lifted (the header says when both are; a guess: touch-14b; as for a pinch), or cancelled.
///
/// It begins when either finger has moved 10 points along their circle (a guess: touch-14; as for a pan). The rotation
/// is 0 then.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The distance that fingers turn before the gesture begins, in points along the circle.
  static let slop: CGFloat = 10

  private var fingers: [UITouch] = []
  /// The last angle, and the total rotation since the beginning or since the rotation was set.
  private var lastAngle: CGFloat = 0
  private var turned: CGFloat = 0
  private var last: (rotation: CGFloat, time: TimeInterval)?
  private var speed: CGFloat = 0

  /// The rotation in radians, clockwise on the screen, including full turns. If it is set, it continues from there.
  open var rotation: CGFloat {
    get { turned }
    set {
      turned = newValue
      last = last.map { (newValue, $0.time) }
    }
  }

  /// The angular velocity between the last two moves, in radians per second.
  open var velocity: CGFloat { speed }

  private var angle: CGFloat {
    let (first, second) = (fingers[0].location, fingers[1].location)
    return atan2(second.y - first.y, second.x - first.x)
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
      if fingers.count == 2 { (lastAngle, turned) = (angle, 0) }
    }
  }

  /// Begins or updates the gesture.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard fingers.count == 2, state == .possible || state == .began || state == .changed else { return }
    let now = angle
    // The shorter way around.
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
