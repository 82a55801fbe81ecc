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
    for touch in records.map(\.touch) {
      for case let view? in [touch.view] + touch.recognizers.filter({ $0.tracks(touch) }).map(\.view)
      where view.window !== window {
        Self.viewLeft(view, window: window)
      }
    }
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
