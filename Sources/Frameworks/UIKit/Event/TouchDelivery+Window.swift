import Foundation

extension TouchDelivery {
  /// Called when a view and its subviews have left the window. Cancels their touches, and makes their recognizers give
  /// up. Recognizers further up keep those touches. (Observed for recognizers; that the view is notified is a
  /// guess: touch-17.)
  package static func viewLeft(_ view: UIView, window: UIWindow) {
    let delivery = of(window)
    GestureEnvironment.current.perform {
      for touch in delivery.records.map(\.touch) {
        for recognizer in touch.recognizers
        where recognizer.tracks(touch) && recognizer.view?.isDescendant(of: view) == true {
          recognizer.giveUp()
        }
      }
    }
    delivery.adopt(delivery.records.map(\.touch).filter { $0.view?.isDescendant(of: view) == true })
  }

  /// Handles views that have left the window since the last event without a call of `viewLeft(_:window:)`.
  func leaveLostViews() {
    guard let window else { return }
    known.insert(ObjectIdentifier(window))
    for touch in records.lazy.map(\.touch) {
      if let view = touch.view { leave(view, ifLostFrom: window) }
      for recognizer in touch.recognizers where recognizer.tracks(touch) {
        if let view = recognizer.view { leave(view, ifLostFrom: window) }
      }
    }
    known.removeAll(keepingCapacity: true)
  }

  private func leave(_ view: UIView, ifLostFrom window: UIWindow) {
    guard !isKnown(view) else { return }
    Self.viewLeft(view, window: window)
    known = [ObjectIdentifier(window)]
  }

  /// Returns true if a view is one of those that are known to be in the window, or a descendant of one. Then it becomes
  /// known, with the views between them.
  private func isKnown(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let current = next, !known.contains(ObjectIdentifier(current)) { next = current.superview }
    guard let end = next else { return false }
    next = view
    while let current = next, current !== end {
      known.insert(ObjectIdentifier(current))
      next = current.superview
    }
    return true
  }

  /// Delivers to the views of all windows the touches that waited for a recognizer.
  static func deliverDelayed() {
    for delivery in all { delivery.deliverDelayed() }
  }

  /// Cancels touches in their views, in any window, because a gesture has taken them over.
  static func adopt(_ touches: [UITouch]) {
    for delivery in all { delivery.adopt(touches) }
  }
}
