import UIKit

/// What a finger has taken hold of: a switch that it began, or one that was under way.
struct Grip: Equatable {
  /// Which way the finger drags it on.
  let towardsLeft: Bool
  /// Points of a whole switch.
  let travel: CGFloat
  /// How far it was when the finger came.
  let progress: CGFloat
}

/// What a pan asks its container, and tells it.
@MainActor protocol PanInteractionOwner: AnyObject {
  /// Whether a pan that begins at a point of the container's view, towards the next or the previous page as it is seen,
  /// has something to take hold of.
  func panShouldBegin(at point: CGPoint, towardsLeft: Bool) -> Bool
  /// Answers what it has taken hold of.
  func panDidBegin(towardsLeft: Bool) -> Grip?
  func panDidMove(to progress: CGFloat)
  /// - Parameter velocity: Points a second; positive towards the end.
  func panDidEnd(at progress: CGFloat, velocity: CGFloat)
  func panWasTakenAway()
}

/// Turns the container's pan into the progress of a switch.
@MainActor final class PanInteraction: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  weak var owner: (any PanInteractionOwner)?
  private var target: ActionTarget?
  private var grip: Grip?

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
      grip = owner?.panDidBegin(towardsLeft: direction(in: view).x < 0)
      // The page moves with the finger from here: what it took to recognise the pan is no jump.
      recognizer.setTranslation(.zero, in: view)
    case .changed:
      if let grip { owner?.panDidMove(to: progress(grip, in: view)) }
    case .ended:
      guard let grip else { return }
      self.grip = nil
      let speed = recognizer.velocity(in: view).x
      owner?.panDidEnd(at: progress(grip, in: view), velocity: grip.towardsLeft ? -speed : speed)
    case .cancelled, .failed:
      guard grip != nil else { return }
      grip = nil
      owner?.panWasTakenAway()
    default:
      break
    }
  }

  private func progress(_ grip: Grip, in view: UIView) -> CGFloat {
    let moved = recognizer.translation(in: view).x
    return max(grip.progress + (grip.towardsLeft ? -moved : moved) / grip.travel, 0)
  }
}
