import UIKit

/// Draws up the outgoing page like a curtain: the height of a mask shrinks. The mask's time can be paused.
final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  /// The mask of the last transition.
  private(set) var mask: CAShapeLayer?
  /// The container view of the running transition.
  private(set) weak var container: UIView?
  /// The time at which the last transition started.
  private(set) var startTime: CFTimeInterval = 0

  /// - Parameter duration: The duration, in seconds.
  init(duration: TimeInterval = 0.8) {
    self.duration = duration
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: incoming)
    context.containerView.insertSubview(to, at: 0)
    to.layoutIfNeeded()
    let mask = CAShapeLayer()
    (self.mask, container, startTime) = (mask, context.containerView, CACurrentMediaTime())
    let open = from.bounds
    let drawn = CGRect(x: open.minX, y: open.minY, width: open.width, height: 0)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      from.layer.mask = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    from.layer.mask = mask
    let change = CABasicAnimation(keyPath: "path")
    change.fromValue = UIBezierPath(rect: open).cgPath
    change.duration = duration
    change.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    mask.path = UIBezierPath(rect: drawn).cgPath
    mask.add(change, forKey: "path")
    CATransaction.commit()
  }

  var isPaused: Bool { mask?.speed == 0 }

  /// Pauses the mask at its current position. It has no effect if no transition is running.
  func pause() {
    guard let mask, mask.speed != 0, mask.animation(forKey: "path") != nil else { return }
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
