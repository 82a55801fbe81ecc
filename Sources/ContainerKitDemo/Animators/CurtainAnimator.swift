import UIKit

/// The outgoing page is drawn up like a curtain: a mask on it loses its height. The mask's time can be stopped on the way.
final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var mask: CAShapeLayer?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context, incomingBelow: true) else { return context.completeTransition(false) }
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
    PathChange.add(
      to: mask, from: UIBezierPath(rect: open), to: UIBezierPath(rect: drawn),
      duration: transitionDuration(using: context))
    CATransaction.commit()
  }

  /// Stops the mask where it is. Nothing where no transition is under way.
  func pause() {
    guard let mask, mask.speed != 0 else { return }
    let here = mask.convertTime(CACurrentMediaTime(), from: nil)
    mask.speed = 0
    mask.timeOffset = here
  }

  /// Lets it go on from where it was stopped: it begins later than the layer above by as much as it has stood still.
  func resume() {
    guard let mask, mask.speed == 0 else { return }
    let stopped = mask.timeOffset
    mask.speed = 1
    mask.timeOffset = 0
    mask.beginTime = 0
    mask.beginTime = mask.convertTime(CACurrentMediaTime(), from: nil) - stopped
  }
}
