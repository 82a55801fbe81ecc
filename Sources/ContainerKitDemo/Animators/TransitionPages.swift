import UIKit

/// The two pages of a transition, laid out and with the incoming one in its place: where most animators begin.
@MainActor struct TransitionPages {
  let context: any UIViewControllerContextTransitioning
  let container: UIView
  let from: UIView
  let to: UIView

  /// Puts the incoming page above the outgoing one, or below it. Nil where one of the two has no view in this transition, as
  /// the presenting page of a custom presentation.
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

  /// What an animator says at its end.
  func complete() { context.completeTransition(!context.transitionWasCancelled) }
}
