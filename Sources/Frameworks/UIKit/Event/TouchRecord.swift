/// A touch, and how much of it its view has received. Gesture recognizers receive each touch at once. The view receives
/// it later if one of them delays it, and nothing more once one of them has taken it over.
@MainActor final class TouchRecord {
  enum ViewState {
    /// The view has not received the touch yet.
    case untold
    /// The view has received the touch.
    case notified
    /// The view receives nothing (more): the touch was refused or cancelled, or is over.
    case closed
  }

  let id: Int
  let touch: UITouch
  var viewState = ViewState.untold
  /// `true` until the event of the touch's beginning has reached the views.
  var isNew = true
  /// `true` if the end of the touch waits for a gesture recognizer to fail.
  var waitsToEnd = false

  init(id: Int, touch: UITouch) {
    self.id = id
    self.touch = touch
  }

  func isOne(of touches: [UITouch]) -> Bool { touches.contains { $0 === touch } }

  var delaysBegan: Bool { isDelayed { $0.delaysBegan(of: touch) } }
  var delaysEnded: Bool { isDelayed { $0.delaysTouchesEnded || $0.delaysBegan(of: touch) } }

  /// The number of the touch's first recognizers that are decided about it. They stay so.
  private var decided = 0

  private func isDelayed(by wants: (UIGestureRecognizer) -> Bool) -> Bool {
    let all = touch.recognizers
    while decided < all.count, !all[decided].isUndecided(about: touch) { decided += 1 }
    return all[decided...].contains { wants($0) && $0.isUndecided(about: touch) }
  }
}
