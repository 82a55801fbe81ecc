import Foundation

extension TouchDelivery {
  /// A view has left its window with all its subviews: their touches are cancelled and their recognisers give up.
  /// Recognisers further up keep the same touches. (Observed for recognisers; that the view is told is a guess.)
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

  /// Catches up on views that left since the last event without anybody having said so.
  func leaveLostViews() {
    guard let window else { return }
    for touch in records.map(\.touch) {
      for case let view? in [touch.view] + touch.recognizers.filter({ $0.tracks(touch) }).map(\.view)
      where view.window !== window {
        Self.viewLeft(view, window: window)
      }
    }
  }

  /// Tells the views of all windows what had waited for a recogniser.
  static func deliverDelayed() {
    for delivery in all { delivery.deliverDelayed() }
  }

  /// Tells the views of touches, in whatever window, that a gesture has taken them over.
  static func takeOver(_ touches: [UITouch]) {
    for delivery in all { delivery.takeOver(touches) }
  }
}
