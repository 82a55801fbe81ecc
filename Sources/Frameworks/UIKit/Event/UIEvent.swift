import Foundation

/// An event, such as touches on the screen. A touch event contains all touches of a window; those that did not change
/// are stationary.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// Motion of the device.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Physical buttons.
    case presses = 3
    /// A scrolling device.
    case scroll = 10
    /// A pointer.
    case hover = 11
    /// A trackpad's pinch or rotation.
    case transform = 14
  }

  /// The kind of event.
  open var type: EventType { ordered.first?.scrollType == nil ? .touches : .scroll }

  /// The time of the event, in seconds of the media clock.
  public let timestamp: TimeInterval

  /// All touches of the event; empty if it is not a touch event.
  open var allTouches: Set<UITouch>? { Set(ordered.filter { $0.scrollType == nil }) }

  /// The touches in the order in which they went down, or the input of a scrolling device.
  let ordered: [UITouch]

  package init(touches: [UITouch], timestamp: TimeInterval) {
    ordered = touches
    self.timestamp = timestamp
    super.init()
  }

  /// The windows of the touches, each one once, in order.
  package var windows: [UIWindow] {
    var result: [UIWindow] = []
    for touch in ordered {
      if let window = touch.window, !result.contains(where: { $0 === window }) { result.append(window) }
    }
    return result
  }

  /// Delivers the event in a window: to gesture recognizers first, then to views. Overridden by events without touches.
  func deliver(in window: UIWindow) { TouchDelivery.of(window).deliver(self) }

  /// Returns the touches of a window; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// Returns the touches that began in a view; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// Returns the touches that a gesture recognizer receives; nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { gesture.tracks($0) }
  }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let wanted = ordered.filter { $0.scrollType == nil && isWanted($0) }
    return wanted.isEmpty ? nil : Set(wanted)
  }
}
