import QuartzCore

/// Recognizes one or more taps with one or more fingers. Discrete: its action is called once, in state `.ended`.
///
/// The limits are not documented: a finger may move 10 points (a guess: touch-4b; the distance after which a pan
/// begins), stay down 0.75 s and come back within 0.35 s (observed), no more than 40 points away (a guess: touch-4).
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  static let longestPress: CFTimeInterval = 0.75
  static let longestPause: CFTimeInterval = 0.35
  static let allowableMovement: CGFloat = 10
  static let allowableSeparation: CGFloat = 40

  /// The number of taps. The default is 1.
  open var numberOfTapsRequired = 1

  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1

  private var tapCount = 0
  private var fingers: [UITouch] = []
  private var firstPosition: CGPoint?
  private var pressBegan: TimeInterval = 0
  private var lastLift: TimeInterval = 0

  /// Returns false for a tap recognizer that requires more taps (header).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let new = placedTouches.filter { touches.contains($0) }
    if fingers.isEmpty, let first = new.first {
      if tapCount > 0, first.timestamp - lastLift > Self.longestPause {
        state = .failed
        return
      }
      pressBegan = first.timestamp
      failLater(after: Self.longestPress)
    }
    fingers += new
    let position = firstPosition ?? new.first?.location
    firstPosition = position
    let isTooFar =
      tapCount > 0 && new.contains { $0.location.distance(to: position ?? .zero) > Self.allowableSeparation }
    if fingers.count > numberOfTouchesRequired || isTooFar { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if touches.contains(where: { hasStrayed($0) }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    lastLift = touches.map(\.timestamp).max() ?? lastLift
    if touches.contains(where: { hasStrayed($0) }) || lastLift - pressBegan > Self.longestPress {
      state = .failed
      return
    }
    guard fingers.allSatisfy(\.isOver) else { return }
    guard fingers.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    fingers = []
    tapCount += 1
    if tapCount == numberOfTapsRequired {
      GestureEnvironment.current.timers.cancel(for: self)
      state = .ended
    } else {
      failLater(after: Self.longestPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    tapCount = 0
    fingers = []
    firstPosition = nil
  }

  private func hasStrayed(_ touch: UITouch) -> Bool {
    touch.location.distance(to: touch.beginning) > Self.allowableMovement
  }

  private func failLater(after interval: CFTimeInterval) {
    GestureEnvironment.current.timers.schedule(for: self, after: interval) { [weak self] in self?.state = .failed }
  }
}
