import UIKit

@testable import ContainerKitTestSupport

/// A context of another container. It does what its protocol says and nothing more, and has no knowledge of layer time.
@MainActor final class HonestContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  var isAnimated: Bool { true }
  var isInteractive = true
  var transitionWasCancelled = false
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }
  /// The calls that it received, in order.
  var received: [String] = []

  init(in view: UIView, from: UIViewController, to: UIViewController) {
    (containerView, self.from, self.to) = (view, from, to)
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : key == .to ? to.view : nil }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === to ? containerView.bounds.offsetBy(dx: containerView.bounds.width, dy: 0) : containerView.bounds
  }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { received.append("update \(percentComplete)") }

  func finishInteractiveTransition() {
    isInteractive = false
    received.append("finish")
  }

  func cancelInteractiveTransition() {
    (isInteractive, transitionWasCancelled) = (false, true)
    received.append("cancel")
  }

  func pauseInteractiveTransition() {
    (isInteractive, transitionWasCancelled) = (true, false)
    received.append("pause")
  }

  /// Removes one of the two pages, as containers do.
  func completeTransition(_ didComplete: Bool) {
    received.append("complete \(didComplete)")
    (didComplete ? from : to).view.removeFromSuperview()
  }
}
