import QuartzCore

/// Recognizes a finger that rests on an item and then moves freely. It has to rest for half a second, and can move up
/// to 10 points during that time, as for a long press (its header).
@MainActor final class LargeContentRecognizer: UIGestureRecognizer {
  static let duration: CFTimeInterval = 0.5
  static let allowableMovement: CGFloat = 10

  /// Returns `true` if there is an item under the finger.
  var hasItem: () -> Bool = { false }

  override var followsCommonRules: Bool { true }

  override func shouldReceive(_ event: UIEvent) -> Bool { UILargeContentViewerInteraction.isEnabled }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    guard placedTouches.count == 1 else { return state = .failed }
    GestureEnvironment.current.timers.schedule(for: self, after: Self.duration) { [weak self] in
      guard let self else { return }
      state = hasItem() ? .began : .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else { return state = .changed }
    if touches.contains(where: { $0.location.distance(to: $0.beginning) > Self.allowableMovement }) { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state != .possible else { return state = .failed }
    if placedTouches.allSatisfy(\.isOver) { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }
}
