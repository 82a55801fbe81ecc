import UIKit

// When the pan begins, and what it reports.
extension PanController: UIGestureRecognizerDelegate {
  func configureRecognizer() {
    recognizer.maximumNumberOfTouches = 1
    // Two fingers on a trackpad drag pages as one finger on the screen does. A mouse wheel does not.
    recognizer.allowedScrollTypesMask = .continuous
    recognizer.delegate = self
  }

  /// Notes a scroll view whose content a finger stops. Asked before UIKit stops it.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if gestureRecognizer === recognizer, recognizer.numberOfTouches == 0 {
      caught = touch.view?.deceleratingScrollView
    }
    return true
  }

  /// Returns true only if the drag is more horizontal than vertical and there is something to drag.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === recognizer, let view = recognizer.view else { return false }
    allowed = nil
    return allow(from: start(in: view), in: view)
  }

  /// Decides whether the pan may begin, and remembers the target.
  private func allow(from start: CGPoint, in view: UIView) -> Bool {
    let moved = recognizer.direction(in: view)
    guard abs(moved.x) > abs(moved.y), let target = allowedTarget(at: start, towardLeft: moved.x < 0) else {
      return false
    }
    allowed = Allowed(target: target, start: start, isLeft: moved.x < 0)
    return true
  }

  /// Returns the location where the touch went down. Without a touch it is the pointer's, which does not change.
  private func start(in view: UIView) -> CGPoint {
    let here = recognizer.location(in: view)
    let moved = recognizer.numberOfTouches == 0 ? .zero : recognizer.translation(in: view)
    return CGPoint(x: here.x - moved.x, y: here.y - moved.y)
  }

  func recognizerDidChange() {
    guard let view = recognizer.view else { return }
    switch recognizer.state {
    case .began:
      defer { allowed = nil }
      guard isStillAllowed(in: view) else {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
        return
      }
      caught?.letGo()
      begin(towardLeft: recognizer.direction(in: view).x < 0)
      // The page follows the finger from here on. The distance before the pan was recognized would be a jump.
      recognizer.setTranslation(.zero, in: view)
    case .changed: move(by: recognizer.translation(in: view).x)
    case .ended: end(velocity: recognizer.velocity(in: view).x)
    case .cancelled, .failed: end(velocity: nil)
    default: break
    }
  }

  /// Returns true if the pan may drag its target. Asks again if the target changed while the pan waited for another
  /// recognizer to fail, and if it was never asked because the app gave the recognizer a delegate.
  private func isStillAllowed(in view: UIView) -> Bool {
    guard recognizer.delegate === self, let allowed else { return allow(from: start(in: view), in: view) }
    if allowed.isLeft == (recognizer.direction(in: view).x < 0), isCurrent(allowed.target) { return true }
    return allow(from: allowed.start, in: view)
  }

  // MARK: Other recognizers

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === recognizer && precedence(over: otherGestureRecognizer) == .yields
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === recognizer && precedence(over: otherGestureRecognizer) == .precedes
  }

  /// Returns true for the pan of a scroll view whose content the finger has stopped. It begins before the finger moves, and would
  /// keep a horizontal drag.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === recognizer, let view = recognizer.view, let caught,
      otherGestureRecognizer === caught.panGestureRecognizer
    else { return false }
    // A scroll view around the container that scrolls horizontally keeps the finger.
    return caught.isDescendant(of: view) || !caught.scrollsSideways
  }
}

extension UIView {
  /// The innermost scroll view at or around this view whose content decelerates.
  fileprivate var deceleratingScrollView: UIScrollView? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first { $0.isDecelerating }
  }
}

extension UIScrollView {
  /// Ends a drag of the content, which stays where it is, or returns from beyond its end.
  fileprivate func letGo() {
    guard panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed else { return }
    panGestureRecognizer.isEnabled = false
    panGestureRecognizer.isEnabled = true
  }
}
