import QuartzCore

/// A scroll view's pan. It begins along an axis on which the content moves. It catches decelerating content as soon as
/// a finger touches down.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The delay of touches in the content, in seconds (a guess: scroll-27b).
  static let maximumDelay: CFTimeInterval = 0.15

  /// The movement that began the gesture, in the scroll view's coordinates; zero for content that was caught.
  private(set) var direction = CGPoint.zero
  private var hasWaitedTooLong = false

  override var followsCommonRules: Bool { true }

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// `true` if a touch of the scroll view is down, or was lifted in the current event.
  var isTracking: Bool { currentState != .failed && touches.contains { tracks($0) && !$0.isPast } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let scrollView else { return }
    if scrollView.isDecelerating {
      begin(leavingOut: .zero)
    } else if !hasWaitedTooLong, touches.contains(where: { delaysBegan(of: $0) }) {
      GestureEnvironment.current.timers.schedule(for: self, after: Self.maximumDelay) { [weak self] in
        self?.hasWaitedTooLong = true
        GestureEnvironment.current.perform {}
      }
    }
  }

  override func follow(_ scroll: UITouch, event: UIEvent) {
    super.follow(scroll, event: event)
    if scroll.phase == .began, state == .possible, scrollView?.isDecelerating == true { begin(leavingOut: .zero) }
  }

  override func delaysBegan(of touch: UITouch) -> Bool {
    guard let scrollView, touch.view !== scrollView else { return super.delaysBegan(of: touch) }
    return super.delaysBegan(of: touch) || scrollView.delaysContentTouches && !hasWaitedTooLong
  }

  override func begins(with movement: CGPoint) -> Bool {
    guard let scrollView else { return false }
    let movement = convertFromWindow(vector: movement, to: scrollView)
    guard scrollView.mayDrag(along: movement) else { return false }
    guard scrollView.mayAdopt(touches.filter { tracks($0) && !$0.isOver }) else {
      state = .failed
      return false
    }
    direction = movement
    GestureEnvironment.current.timers.cancel(for: self)
    return true
  }

  override func reset() {
    super.reset()
    direction = .zero
    hasWaitedTooLong = false
    scrollView?.touchesDidLeave()
  }
}
