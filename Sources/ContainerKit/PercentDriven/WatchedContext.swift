import UIKit

/// A context that forwards everything to another context, except the call that completes the transition.
@MainActor final class WatchedContext: NSObject, UIViewControllerContextTransitioning {
  private let context: any UIViewControllerContextTransitioning
  private let complete: (Bool) -> Void

  init(_ context: any UIViewControllerContextTransitioning, complete: @escaping (Bool) -> Void) {
    (self.context, self.complete) = (context, complete)
    super.init()
  }

  var containerView: UIView { context.containerView }
  var isAnimated: Bool { context.isAnimated }
  var isInteractive: Bool { context.isInteractive }
  var transitionWasCancelled: Bool { context.transitionWasCancelled }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { context.initialFrame(for: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { context.finalFrame(for: vc) }
  func updateInteractiveTransition(_ percentComplete: CGFloat) { context.updateInteractiveTransition(percentComplete) }
  func finishInteractiveTransition() { context.finishInteractiveTransition() }
  func cancelInteractiveTransition() { context.cancelInteractiveTransition() }
  func pauseInteractiveTransition() { context.pauseInteractiveTransition() }
  func completeTransition(_ didComplete: Bool) { complete(didComplete) }
}
