import UIKit

/// Turns over a card whose sides are the two pages.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let key = "turn"
  private let forward: Bool

  /// - Parameter forward: `true` if the card's right edge comes to the front.
  init(forward: Bool = true) {
    self.forward = forward
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.7 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context) else { return context.completeTransition(false) }
    let (from, to) = (pages.from.layer, pages.to.layer)
    let depth = Depth(of: pages.container)
    let half = CGFloat.pi * (forward ? 1 : -1)
    for side in [from, to] { side.isDoubleSided = false }
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      for side in [from, to] {
        side.isDoubleSided = true
        side.removeAnimation(forKey: Self.key)
      }
      depth.giveBack()
      pages.complete()
    }
    // Half a turn has the same matrix in both directions, so the angle is animated instead of the transform. The model
    // values do not change, and the animation stays until the end.
    turn(from, from: 0, to: half, duration: transitionDuration(using: context))
    turn(to, from: -half, to: 0, duration: transitionDuration(using: context))
    CATransaction.commit()
  }

  private func turn(_ side: CALayer, from first: CGFloat, to last: CGFloat, duration: TimeInterval) {
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = first
    turn.toValue = last
    turn.duration = duration
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    turn.fillMode = .forwards
    turn.isRemovedOnCompletion = false
    side.add(turn, forKey: Self.key)
  }
}
