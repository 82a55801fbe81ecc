import QuartzCore

/// A finger that rests on an item, and then goes where it likes. Half a second, and 10 points on the way to that, as for a
/// long press (its header).
@MainActor final class LargeContentRecognizer: UIGestureRecognizer {
  static let duration: CFTimeInterval = 0.5
  static let allowableMovement: CGFloat = 10

  /// Whether there is something to show where the finger rests.
  var hasItem: () -> Bool = { false }

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
