import UIKit

/// What a pan asks its container, and tells it.
@MainActor protocol PanInteractionOwner: AnyObject {
  /// Whether a pan that begins at a point of the container's view, towards the next or the previous page as it is seen,
  /// has somewhere to go.
  func panShouldBegin(at point: CGPoint, towardsLeft: Bool) -> Bool
  /// Answers the points of a whole switch, or nil where none began.
  func panDidBegin(towardsLeft: Bool) -> CGFloat?
  func panDidMove(to progress: CGFloat)
  /// - Parameter velocity: Points a second; positive towards the end.
  func panDidEnd(at progress: CGFloat, velocity: CGFloat)
  func panWasTakenAway()
}

/// Turns the container's pan into the progress of a switch.
@MainActor final class PanInteraction: NSObject, UIGestureRecognizerDelegate {
  private struct Drag {
    let towardsLeft: Bool
    let travel: CGFloat
    var sign: CGFloat { towardsLeft ? -1 : 1 }
  }

  let recognizer = UIPanGestureRecognizer()
  weak var owner: (any PanInteractionOwner)?
  private var target: ActionTarget?
  private var drag: Drag?

  override init() {
    super.init()
    let target = ActionTarget { [unowned self] in changed() }
    self.target = target
    recognizer.addTarget(target, action: ActionTarget.action)
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
  }

  /// Only a drag that is more horizontal than vertical begins, and only where there is a page to drag in.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === recognizer, let view = recognizer.view, let owner else { return false }
    let moved = direction(in: view)
    guard abs(moved.x) > abs(moved.y) else { return false }
    return owner.panShouldBegin(at: recognizer.location(in: view), towardsLeft: moved.x < 0)
  }

  private func direction(in view: UIView) -> CGPoint {
    let moved = recognizer.translation(in: view)
    return moved == .zero ? recognizer.velocity(in: view) : moved
  }

  private func changed() {
    guard let view = recognizer.view else { return }
    switch recognizer.state {
    case .began:
      let towardsLeft = direction(in: view).x < 0
      drag = owner?.panDidBegin(towardsLeft: towardsLeft).map { Drag(towardsLeft: towardsLeft, travel: $0) }
      // The page moves with the finger from here: what it took to recognise the pan is no jump.
      recognizer.setTranslation(.zero, in: view)
    case .changed:
      if let drag { owner?.panDidMove(to: progress(drag, in: view)) }
    case .ended:
      guard let drag else { return }
      self.drag = nil
      owner?.panDidEnd(at: progress(drag, in: view), velocity: drag.sign * recognizer.velocity(in: view).x)
    case .cancelled, .failed:
      guard drag != nil else { return }
      drag = nil
      owner?.panWasTakenAway()
    default:
      break
    }
  }

  private func progress(_ drag: Drag, in view: UIView) -> CGFloat {
    min(max(drag.sign * recognizer.translation(in: view).x / drag.travel, 0), 1)
  }
}
