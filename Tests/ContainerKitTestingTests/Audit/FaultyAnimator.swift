import UIKit

/// Fades and moves the incoming page in, and makes a mistake.
@MainActor final class FaultyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Mistake: CaseIterable, Sendable {
    case none
    case neverCompletes, completesTwice, completesWithInverse
    case hidesOutgoingView, fadesIncomingView, disablesIncomingView
    /// No mistake: it removes its mask after its report, in the same completion block.
    case cleansUpAfterReport
    /// No mistake: it removes its mask in `animationEnded(_:)`.
    case cleansUpAtEnd
  }

  private let mistake: Mistake
  private weak var masked: UIView?

  init(_ mistake: Mistake) { self.mistake = mistake }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let (incoming, outgoing) = context.addedViews else { return }
    incoming.transform = CGAffineTransform(translationX: 100, y: 0)
    prepare(outgoing, incoming)
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
      incoming.transform = .identity
      if self.mistake == .fadesIncomingView { incoming.alpha = 0.5 }
    } completion: { _ in
      self.complete(context, outgoing, incoming)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    if mistake == .cleansUpAtEnd { masked?.layer.mask = nil }
  }

  private func prepare(_ outgoing: UIView, _ incoming: UIView) {
    switch mistake {
    case .hidesOutgoingView: outgoing.isHidden = true
    case .disablesIncomingView: incoming.isUserInteractionEnabled = false
    case .cleansUpAfterReport, .cleansUpAtEnd:
      for view in [outgoing, incoming] { view.layer.mask = CALayer() }
    case .none, .neverCompletes, .completesTwice, .completesWithInverse, .fadesIncomingView: break
    }
  }

  private func complete(_ context: any UIViewControllerContextTransitioning, _ outgoing: UIView, _ incoming: UIView) {
    let wasCancelled = context.transitionWasCancelled
    switch mistake {
    case .neverCompletes: break
    case .completesTwice:
      context.completeTransition(!wasCancelled)
      context.completeTransition(!wasCancelled)
    case .completesWithInverse: context.completeTransition(wasCancelled)
    case .cleansUpAtEnd:
      masked = wasCancelled ? outgoing : incoming
      context.completeTransition(!wasCancelled)
    case .cleansUpAfterReport:
      context.completeTransition(!wasCancelled)
      for view in [outgoing, incoming] { view.layer.mask = nil }
    case .hidesOutgoingView:
      if !wasCancelled { outgoing.isHidden = false }
      context.completeTransition(!wasCancelled)
    case .none, .fadesIncomingView, .disablesIncomingView: context.completeTransition(!wasCancelled)
    }
  }
}

extension UIViewControllerContextTransitioning {
  /// The views of both pages. The incoming one is at its final frame, in the container view.
  @MainActor var addedViews: (incoming: UIView, outgoing: UIView)? {
    guard let to = viewController(forKey: .to), let from = viewController(forKey: .from),
      let (incoming, outgoing) = (to.view, from.view) as? (UIView, UIView)
    else { return nil }
    incoming.frame = finalFrame(for: to)
    if incoming.superview == nil { containerView.addSubview(incoming) }
    return (incoming, outgoing)
  }
}
