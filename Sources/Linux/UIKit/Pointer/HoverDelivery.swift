import Foundation

/// The pointer is somewhere, or nowhere in the window.
final class HoverEvent: UIEvent {
  private var hovered: UIWindow?
  /// In window points; nil: it has left.
  private(set) var location: CGPoint?

  convenience init(window: UIWindow, location: CGPoint?, timestamp: TimeInterval) {
    self.init(touches: [], timestamp: timestamp)
    (hovered, self.location) = (window, location)
  }

  override var type: EventType { .hover }
  package override var windows: [UIWindow] { hovered.map { [$0] } ?? [] }
}

/// Takes the pointer of one window to the hover recognisers of the view under it and of all that view's ancestors.
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
    var found: [UIHoverGestureRecognizer] = []
    var next = event.location.flatMap { window?.hitTest($0, with: event) }
    while let view = next {
      for case let recognizer as UIHoverGestureRecognizer in view.gestureRecognizers ?? []
      where recognizer.isEnabled && recognizer.hears(event) {
        found.append(recognizer)
      }
      next = view.superview
    }
    let left = recognizers.filter { old in !found.contains { $0 === old } }
    recognizers = found
    GestureEnvironment.current.perform {
      for recognizer in left { recognizer.leave() }
      if let place = event.location {
        for recognizer in found { recognizer.hover(at: place) }
      }
    }
  }
}

extension UIApplication {
  /// The pointer is over a place of the window, with no button held; nil: over none. While a button is held it is a touch,
  /// and who hovers is told nothing (header).
  package func send(hover location: CGPoint?, at time: TimeInterval, in window: UIWindow) {
    sendEvent(HoverEvent(window: window, location: location, timestamp: time))
  }
}
