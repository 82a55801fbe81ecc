public import Foundation
import QuartzCore

/// Recognizes fingers that stay down: began after a time (header), changed when one moves, ended when one is lifted.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press. The default is 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The time that the fingers must stay down, in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that a finger may move before the gesture begins, in points. 10 by default; unlimited afterward.
  open var allowableMovement: CGFloat = 10

  private var fingers: [UITouch] = []
  private var taps = 0

  /// Waits for all fingers. Fails if there are more.
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

  /// Updates the gesture, or fails if a finger moves too far before it begins.
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

  /// Ends when the first finger is lifted. Before the gesture has begun, that is a tap or a failure.
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

  /// Cancels when the first touch is cancelled. Before the gesture has begun, that is a failure.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard fingers.contains(where: { touches.contains($0) }) else { return }
    state = state == .possible ? .failed : .cancelled
  }

  /// Clears the tracked fingers.
  open override func reset() {
    super.reset()
    GestureEnvironment.current.timers.cancel(for: self)
    (fingers, taps) = ([], 0)
  }

  private func later(_ interval: TimeInterval, _ action: @escaping (UILongPressGestureRecognizer) -> Void) {
    GestureEnvironment.current.timers.schedule(for: self, after: interval) { [weak self] in self.map(action) }
  }
}
