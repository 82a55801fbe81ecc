import Foundation

/// An event that reports the pointer's location, or that it has left the window.
final class HoverEvent: UIEvent {
  private var hovered: UIWindow?
  /// The location in window points. Nil if the pointer has left the window.
  private(set) var location: CGPoint?

  convenience init(window: UIWindow, location: CGPoint?, timestamp: TimeInterval) {
    self.init(touches: [], timestamp: timestamp)
    (hovered, self.location) = (window, location)
  }

  override var type: EventType { .hover }
  package override var windows: [UIWindow] { hovered.map { [$0] } ?? [] }
  override func deliver(in window: UIWindow) { HoverDelivery.of(window).deliver(self) }
}

/// Delivers the pointer events of one window to the hover recognizers of the view under it and of its ancestors.
@MainActor final class HoverDelivery {
  private weak var window: UIWindow?
  private var recognizers: [UIHoverGestureRecognizer] = []

  private static var all: [HoverDelivery] = []

  static func of(_ window: UIWindow) -> HoverDelivery {
    all.removeAll { $0.window == nil }
    if let existing = all.first(where: { $0.window === window }) { return existing }
    let new = HoverDelivery()
    new.window = window
    all.append(new)
    return new
  }

  func deliver(_ event: HoverEvent) {
    GestureEnvironment.current.returnFinished()
    var found: [UIHoverGestureRecognizer] = []
    var next = event.location.flatMap { window?.hitTest($0, with: event) }
    while let view = next {
      for case let recognizer as UIHoverGestureRecognizer in view.gestureRecognizers ?? []
      where recognizer.isEnabled && recognizer.receives(event) {
        found.append(recognizer)
      }
      next = view.superview
    }
    let left = recognizers.filter { old in !found.contains { $0 === old } }
    recognizers = found
    GestureEnvironment.current.perform {
      for recognizer in left { recognizer.leave() }
      if let position = event.location {
        for recognizer in found { recognizer.hover(at: position) }
      }
    }
  }
}

extension UIApplication {
  /// Sends the pointer's location in a window, with no button held. Nil means that it is not over the window. While a
  /// button is held, the pointer is a touch, and hover recognizers receive nothing (header).
  package func send(hover location: CGPoint?, at time: TimeInterval, in window: UIWindow) {
    sendEvent(HoverEvent(window: window, location: location, timestamp: time))
  }
}
