import UIKit

/// What a pan asks its container, and tells it. Distances in points, positive to the right.
@MainActor protocol PanInteractionOwner: AnyObject {
  /// Whether a pan that began at a point of the container's view, and goes to the left or the right, has something to
  /// take hold of.
  func panShouldBegin(at point: CGPoint, towardsLeft: Bool) -> Bool
  func panDidBegin(towardsLeft: Bool)
  /// - Parameter distance: Since the beginning.
  func panDidMove(by distance: CGFloat)
  /// - Parameter velocity: Points a second.
  func panDidEnd(velocity: CGFloat)
  func panWasTakenAway()
}

/// The container's pan: when it begins, to whom it yields, and what it tells.
@MainActor final class PanInteraction: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  weak var owner: (any PanInteractionOwner)?
  private var target: ActionTarget?
  private var isTold = false

  override init() {
    super.init()
    let target = ActionTarget { [unowned self] in changed() }
    self.target = target
    recognizer.addTarget(target, action: ActionTarget.action)
    recognizer.maximumNumberOfTouches = 1
    // Two fingers on a trackpad move pages as one on the screen does; a wheel's notches are no drag.
    recognizer.allowedScrollTypesMask = .continuous
    recognizer.delegate = self
  }

  /// Only a drag that is more horizontal than vertical begins, and only where there is something to drag.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === recognizer, let view = recognizer.view, let owner else { return false }
    let moved = direction(in: view)
    guard abs(moved.x) > abs(moved.y) else { return false }
    let here = recognizer.location(in: view)
    // What scrolls has no touch, and stays where the pointer is.
    let there = recognizer.numberOfTouches == 0 ? .zero : recognizer.translation(in: view)
    return owner.panShouldBegin(at: CGPoint(x: here.x - there.x, y: here.y - there.y), towardsLeft: moved.x < 0)
  }

  private func direction(in view: UIView) -> CGPoint {
    let moved = recognizer.translation(in: view)
    return moved == .zero ? recognizer.velocity(in: view) : moved
  }

  private func changed() {
    guard let view = recognizer.view else { return }
    switch recognizer.state {
    case .began:
      // An app that gave the recogniser a delegate of its own has taken the question from this one.
      guard recognizer.delegate === self || gestureRecognizerShouldBegin(recognizer) else { return refuse() }
      isTold = true
      owner?.panDidBegin(towardsLeft: direction(in: view).x < 0)
      // The page moves with the finger from here: what it took to recognise the pan is no jump.
      recognizer.setTranslation(.zero, in: view)
    case .changed:
      if isTold { owner?.panDidMove(by: recognizer.translation(in: view).x) }
    case .ended:
      guard isTold else { return }
      isTold = false
      owner?.panDidEnd(velocity: recognizer.velocity(in: view).x)
    case .cancelled, .failed:
      guard isTold else { return }
      isTold = false
      owner?.panWasTakenAway()
    default:
      break
    }
  }

  private func refuse() {
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  // MARK: To whom it yields

  /// The pan of a container inside this one comes first, and so does one from the edge of the screen.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === recognizer else { return false }
    if otherGestureRecognizer is UIScreenEdgePanGestureRecognizer { return true }
    guard otherGestureRecognizer.delegate is PanInteraction, let outer = recognizer.view else { return false }
    return otherGestureRecognizer.view.map { $0 !== outer && $0.isDescendant(of: outer) } ?? false
  }

  /// A scroll view in a page that moves sideways waits until it is known whether this pan begins, which asks it whether
  /// it has content left (`panShouldBegin`). Content that moves by itself is caught at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === recognizer, let view = recognizer.view,
      let scroller = otherGestureRecognizer.view as? UIScrollView,
      otherGestureRecognizer === scroller.panGestureRecognizer, !(scroller is TabScrollView)
    else { return false }
    return scroller.scrollsSideways && !scroller.isDecelerating && !scroller.isDragging
      && scroller.isDescendant(of: view)
  }
}
