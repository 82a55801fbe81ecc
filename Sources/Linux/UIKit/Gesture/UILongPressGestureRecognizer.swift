public import Foundation
import QuartzCore

/// Recognises fingers that stay down: began after a time (header), changed when a finger moves, ended when one is lifted.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press. 0.
  open var numberOfTapsRequired = 0
  /// How many fingers are down. 1.
  open var numberOfTouchesRequired = 1
  /// How long they stay, in seconds. 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before the gesture begins, in points. 10. After that it may go anywhere.
  open var allowableMovement: CGFloat = 10

  private var fingers: [UITouch] = []
  private var taps = 0

  /// Waits for all fingers; more of them fail.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let new = placedTouches.filter { touches.contains($0) }
    guard state == .possible else {
      for touch in new { ignore(touch, for: event) }
      return
    }
    fingers += new
    guard fingers.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard fingers.count == numberOfTouchesRequired else { return }
    if taps < numberOfTapsRequired {
      later(UITapGestureRecognizer.longestPress) { $0.state = .failed }
    } else if minimumPressDuration <= 0 {
      state = .began
    } else {
      later(minimumPressDuration) { $0.state = .began }
    }
  }

  /// Follows, or fails where a finger strays before the time.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let moved = fingers.filter { touches.contains($0) }
    switch state {
    case .possible:
      if moved.contains(where: { $0.location.distance(to: $0.beginning) > allowableMovement }) { state = .failed }
    case .began, .changed: if !moved.isEmpty { state = .changed }
    default: break
    }
  }

  /// Ends with the first finger that is lifted; before the time that is a tap, or a failure.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard fingers.contains(where: { touches.contains($0) }) else { return }
    switch state {
    case .began, .changed: state = .ended
    case .possible:
      guard taps < numberOfTapsRequired, fingers.count == numberOfTouchesRequired else {
        state = .failed
        return
      }
      guard fingers.allSatisfy(\.isOver) else { return }
      taps += 1
      fingers = []
      later(UITapGestureRecognizer.longestPause) { $0.state = .failed }
    default: break
    }
  }

  /// Is cancelled with the first finger that is.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard fingers.contains(where: { touches.contains($0) }) else { return }
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    GestureEnvironment.current.timers.cancel(for: self)
    (fingers, taps) = ([], 0)
  }

  private func later(_ interval: TimeInterval, _ action: @escaping (UILongPressGestureRecognizer) -> Void) {
    GestureEnvironment.current.timers.schedule(for: self, after: interval) { [weak self] in self.map(action) }
  }
}
