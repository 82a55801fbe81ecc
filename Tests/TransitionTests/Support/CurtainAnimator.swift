import UIKit

/// Draws up the outgoing page like a curtain: the height of a mask shrinks. The mask's time can be paused.
final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var mask: CAShapeLayer?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = AnimatedPages(context, incomingBelow: true) else { return context.completeTransition(false) }
    let mask = CAShapeLayer()
    self.mask = mask
    let open = pages.from.bounds
    let drawn = CGRect(x: open.minX, y: open.minY, width: open.width, height: 0)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      pages.from.layer.mask = nil
      pages.complete()
    }
    pages.from.layer.mask = mask
    let change = CABasicAnimation(keyPath: "path")
    change.fromValue = UIBezierPath(rect: open).cgPath
    change.duration = transitionDuration(using: context)
    change.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    mask.path = UIBezierPath(rect: drawn).cgPath
    mask.add(change, forKey: "path")
    CATransaction.commit()
  }

  /// Pauses the mask at its current position. It has no effect if no transition is running.
  func pause() {
    guard let mask, mask.speed != 0 else { return }
    let here = mask.convertTime(CACurrentMediaTime(), from: nil)
    mask.speed = 0
    mask.timeOffset = here
  }

  /// Continues from the current position. The mask's time starts later than its superlayer's, by as long as it was
  /// paused.
  func resume() {
    guard let mask, mask.speed == 0 else { return }
    let stopped = mask.timeOffset
    mask.speed = 1
    mask.timeOffset = 0
    mask.beginTime = 0
    mask.beginTime = mask.convertTime(CACurrentMediaTime(), from: nil) - stopped
  }
}
