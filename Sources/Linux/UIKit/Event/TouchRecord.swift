/// A touch and how much of it its view was told. Gesture recognisers see every touch at once; the view is told later
/// if one of them delays it, and nothing any more once one of them has taken the touch over.
@MainActor final class TouchRecord {
  enum ViewState {
    /// The view was told nothing yet.
    case untold
    /// The view knows of the touch.
    case told
    /// The view is told nothing (more): refused, cancelled or over.
    case closed
  }

  let id: Int
  let touch: UITouch
  var viewState = ViewState.untold
  /// Whether the event of the touch's beginning has not come to the views yet.
  var isNew = true
  /// The end or cancellation that waits for a gesture recogniser to fail.
  var waitsToEnd = false

  init(id: Int, touch: UITouch) {
    self.id = id
    self.touch = touch
  }

  var delaysBegan: Bool { isDelayed { $0.delaysBegan(of: touch) } }
  var delaysEnded: Bool { isDelayed { $0.delaysTouchesEnded || $0.delaysBegan(of: touch) } }

  private func isDelayed(by wants: (UIGestureRecognizer) -> Bool) -> Bool {
    touch.recognizers.contains { wants($0) && $0.isUndecided(about: touch) }
  }
}
