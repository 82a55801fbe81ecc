import Foundation

extension TouchDelivery {
  /// Called when a view and its subviews have left the window. Cancels their touches, and makes their recognizers give
  /// up. Recognizers further up keep those touches. (Observed for recognizers; that the view is notified is a guess.)
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
    delivery.takeOver(delivery.records.map(\.touch).filter { $0.view?.isDescendant(of: view) == true })
  }

  /// Handles views that have left the window since the last event without a call of `viewLeft(_:window:)`.
  func leaveLostViews() {
    guard let window else { return }
    var known: Set = [ObjectIdentifier(window)]
    for touch in records.map(\.touch) {
      for case let view? in [touch.view] + touch.recognizers.filter({ $0.tracks(touch) }).map(\.view)
      where !Self.isIn(&known, view) {
        Self.viewLeft(view, window: window)
        known = [ObjectIdentifier(window)]
      }
    }
  }

  /// Returns true if a view is one of those that are known to be in a window, or a descendant of one. Then it becomes
  /// known, with the views between them.
  private static func isIn(_ known: inout Set<ObjectIdentifier>, _ view: UIView) -> Bool {
    var path: [ObjectIdentifier] = []
    var next: UIView? = view
    while let current = next {
      guard !known.contains(ObjectIdentifier(current)) else {
        known.formUnion(path)
        return true
      }
      path.append(ObjectIdentifier(current))
      next = current.superview
    }
    return false
  }

  /// Delivers to the views of all windows the touches that waited for a recognizer.
  static func deliverDelayed() {
    for delivery in all { delivery.deliverDelayed() }
  }

  /// Cancels touches in their views, in any window, because a gesture has taken them over.
  static func takeOver(_ touches: [UITouch]) {
    for delivery in all { delivery.takeOver(touches) }
  }
}
