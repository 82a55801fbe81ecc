import UIKit

/// The two pages of a transition, laid out, with the incoming page at its final frame. Most animators start with it.
@MainActor struct AnimatedPages {
  let context: any UIViewControllerContextTransitioning
  let container: UIView
  let from: UIView
  let to: UIView

  /// Adds the incoming page above the outgoing page, or below it. Returns nil if one of the pages has no view in this
  /// transition, such as the presenting page of a custom presentation.
  init?(_ context: any UIViewControllerContextTransitioning, incomingBelow: Bool = false) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return nil }
    (self.context, container, self.from, self.to) = (context, context.containerView, from, to)
    to.frame = context.finalFrame(for: incoming)
    if incomingBelow, from.superview === container {
      container.insertSubview(to, belowSubview: from)
    } else if incomingBelow {
      container.insertSubview(to, at: 0)
    } else {
      container.addSubview(to)
    }
    to.layoutIfNeeded()
  }

  /// Completes the transition, or cancels it if it was cancelled.
  func complete() { context.completeTransition(!context.transitionWasCancelled) }
}
