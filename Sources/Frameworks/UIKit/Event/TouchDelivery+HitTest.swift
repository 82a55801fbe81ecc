import Foundation

extension TouchDelivery {
  /// Finds the hit view of a new touch, and the recognizers of that view and its ancestors, innermost first.
  func findReceivers(of touch: UITouch, in window: UIWindow, event: UIEvent) {
    guard !UIApplication.shared.isIgnoringInteractionEvents,
      let hit = window.hitTest(touch.location, with: event)
    else {
      record(of: touch)?.viewState = .closed
      return
    }
    touch.view = hit
    if touch.scrollType != nil || isRefused(touch, by: hit) { record(of: touch)?.viewState = .closed }
    var next: UIView? = hit
    while let view = next {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.accepts(touch, event: event) {
        touch.add(recognizer)
        recognizer.track(touch)
      }
      next = view.superview
    }
  }

  /// Returns true for a second touch if `hit` takes only one, or if one of two touched views is exclusive (header).
  private func isRefused(_ touch: UITouch, by hit: UIView) -> Bool {
    let others = records.filter { $0.touch !== touch && !$0.touch.isOver && $0.viewState != .closed }
    for other in others {
      guard let view = other.touch.view else { continue }
      if view === hit {
        if !hit.isMultipleTouchEnabled { return true }
      } else if hit.isExclusiveTouch || view.isExclusiveTouch {
        return true
      }
    }
    return false
  }

  func record(of touch: UITouch) -> TouchRecord? {
    records.first { $0.touch === touch }
  }
}
