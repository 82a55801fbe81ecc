import Foundation
import QuartzCore

/// Recognizes fingers that move quickly in one direction. Discrete: its action is called once, in state `.ended`, while
/// the fingers are still down.
///
/// The limits are recorded: within half a second of touching down, each finger moves at least 50 points along a
/// direction and at most 50 across, both less with time, and never goes back behind the point where it touched down.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  private static let longestTime: TimeInterval = 0.5

  /// The directions of a swipe. Values are the header's.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the header.
    public let rawValue: UInt
    /// Creates directions from the header's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static var right: Direction { Direction(rawValue: 1 << 0) }
    /// To the left.
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    /// Up.
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    /// Down.
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }

  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The direction, or several that are all accepted. The default is right.
  open var direction: Direction = .right

  private var fingers: [UITouch] = []
  private var began: TimeInterval = 0
  /// The directions from which no finger has deviated yet.
  private var possible: Direction = []

  /// Returns where the swipe began, in a view's coordinates (nil: the window's): the center of the fingers (header).
  open override func location(in view: UIView?) -> CGPoint {
    guard !fingers.isEmpty else { return super.location(in: view) }
    let sum = fingers.map(\.beginning).reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let count = CGFloat(fingers.count)
    return convertFromWindow(CGPoint(x: sum.x / count, y: sum.y / count), to: view)
  }

  /// Waits for the fingers. Fails if there are more.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.isEmpty {
      began = event.timestamp
      possible = direction
      GestureEnvironment.current.timers.schedule(for: self, after: Self.longestTime) { [weak self] in
        self?.state = .failed
      }
    }
    fingers += placedTouches.filter { touches.contains($0) }
    if fingers.count > numberOfTouchesRequired { state = .failed }
  }

  /// Recognizes the swipe once all fingers have moved far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else { return }
    let time = event.timestamp - began
    // Timestamps are sums: a microsecond too many is ignored.
    let movements = SwipeLimits(time: time).ways(of: fingers.map(movement), within: possible)
    possible = movements.possible
    if time > Self.longestTime + 1e-6 || possible.isEmpty {
      state = .failed
    } else if fingers.count == numberOfTouchesRequired, !movements.complete.isEmpty {
      GestureEnvironment.current.timers.cancel(for: self)
      state = .ended
    }
  }

  /// Fails, because a finger was lifted too early.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }

  /// Clears the tracked fingers.
  open override func reset() {
    super.reset()
    GestureEnvironment.current.timers.cancel(for: self)
    fingers = []
  }

  /// Returns the distance that a finger has moved, in the coordinates of the recognizer's view.
  private func movement(_ touch: UITouch) -> CGPoint {
    let window = CGPoint(x: touch.location.x - touch.beginning.x, y: touch.location.y - touch.beginning.y)
    return convertFromWindow(vector: window, to: view)
  }
}
