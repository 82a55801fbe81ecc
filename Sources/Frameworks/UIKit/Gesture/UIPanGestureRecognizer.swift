import QuartzCore

/// Recognizes a drag with one or more fingers, and follows it: began, changed with each move, ended or cancelled.
///
/// It begins when at least the minimum number of fingers have moved 10 points from where they went down (measured).
/// Those 10 points are not part of the translation, which thus starts near zero (reverse-engineered; that the rest
/// keeps its direction is a guess: touch-2b). It ends when fewer than the minimum number of fingers are down (a
/// guess: touch-2c).
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance that the fingers move before the gesture begins, in points.
  package static let slop: CGFloat = 10

  /// The minimum number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers; unlimited by default. One more fails a gesture that has not begun, or is ignored.
  open var maximumNumberOfTouches = Int.max

  /// The scrolling devices that can act like fingers; none by default (a scroll view's pan: all). Such a gesture has no
  /// touches, and its location is the pointer's. It begins as a finger's does, or, for a scroll wheel, begins and ends
  /// with each notch (guesses: key-11).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var fingers: [UITouch] = []
  private var path = PanPath()
  /// The position on the path at which enough fingers were down; the slop is measured from here.
  private var origin = CGPoint.zero
  private var startOfTranslation = CGPoint.zero

  /// Returns the fingers' translation since the gesture began or the translation was set, in a view's coordinates (nil:
  /// the window's). It follows the fingers' center, without a jump when one joins or leaves. Before the gesture has
  /// begun, when a delegate is asked, it is the whole distance from where the fingers went down.
  open func translation(in view: UIView?) -> CGPoint {
    let start = currentState == .possible ? origin : startOfTranslation
    return convertFromWindow(vector: path.position - start, to: view)
  }

  /// Sets the translation, which continues from that value. The velocity does not change (a guess: touch-2d).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    startOfTranslation = path.position - convertToWindow(vector: translation, from: view)
    if currentState == .possible { origin = startOfTranslation }
  }

  /// Returns the velocity, in points per second in a view's coordinates: the average over about the last 100 ms before
  /// the last event (measured). Zero after a pause of that length, even if the fingers are lifted after it.
  open func velocity(in view: UIView?) -> CGPoint {
    convertFromWindow(vector: path.velocity, to: view)
  }

  /// The number of fingers that are down.
  open override var numberOfTouches: Int { placedTouches.count }

  override var placedTouches: [UITouch] { super.placedTouches.filter { !$0.isOver } }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    join(placedTouches.filter { touches.contains($0) }, event: event)
  }

  private func join(_ new: [UITouch], event: UIEvent) {
    for touch in new {
      guard fingers.count < maximumNumberOfTouches else {
        if state == .possible {
          state = .failed
          return
        }
        ignore(touch, for: event)
        continue
      }
      fingers.append(touch)
      path.add(touch)
    }
    if state == .possible, fingers.count <= max(minimumNumberOfTouches, 1) { origin = path.position }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    move(at: event.timestamp)
  }

  private func move(at timestamp: TimeInterval) {
    path.move(fingers, at: timestamp)
    switch state {
    case .possible:
      guard scrollType != nil || fingers.count >= minimumNumberOfTouches else { return }
      let movement = path.position - origin
      let length = movement.distance(to: .zero)
      let slop = scrollType == .discrete ? 0 : Self.slop
      guard length >= slop, length > 0 else { return }
      if begins(with: movement) { begin(leavingOut: movement * (slop / length)) } else { origin = path.position }
    case .began, .changed:
      state = .changed
    default:
      break
    }
  }

  /// Returns true if a movement of sufficient length, in window coordinates, begins the gesture. Otherwise the slop is
  /// measured again from there.
  func begins(with movement: CGPoint) -> Bool { true }

  /// Begins with a translation that leaves out a part of the movement so far, in window coordinates.
  final func begin(leavingOut movement: CGPoint) {
    startOfTranslation = origin + movement
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    leave(touches, at: event.timestamp, state: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    leave(touches, at: event.timestamp, state: .cancelled)
  }

  /// The type of scrolling that drives this gesture; nil if fingers do.
  final var scrollType: UIScrollType? { fingers.first?.scrollType }

  override func takes(_ scroll: UIScrollType) -> Bool {
    fingers.isEmpty && allowedScrollTypesMask.contains(UIScrollTypeMask(scroll))
  }

  override func follow(_ scroll: UITouch, event: UIEvent) {
    switch scroll.phase {
    case .began: join([scroll], event: event)
    case .moved: move(at: event.timestamp)
    case .ended: leave([scroll], at: event.timestamp, state: .ended)
    default: leave([scroll], at: event.timestamp, state: .cancelled)
    }
  }

  open override func reset() {
    super.reset()
    fingers = []
    path = PanPath()
    origin = .zero
    startOfTranslation = .zero
  }

  private func leave(_ touches: Set<UITouch>, at timestamp: TimeInterval, state final: State) {
    path.move(fingers, at: timestamp)
    for touch in touches { path.remove(touch) }
    fingers.removeAll { touches.contains($0) }
    if state == .possible {
      if fingers.isEmpty { state = .failed }
    } else if fingers.count < max(minimumNumberOfTouches, 1) {
      state = final
    }
  }
}
