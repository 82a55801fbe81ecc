import UIKit

// The calls of the delegate, and what the pan asks the delegate and the container.
extension ContainerViewController {
  /// Records a call of the delegate and makes it. Returns nil if there is no delegate.
  @discardableResult func callDelegate<Answer>(
    _ name: String, _ child: UIViewController?, _ call: (any ContainerViewControllerDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    record(name, child)
    return call(delegate)
  }

  func willSelect(_ child: UIViewController) {
    callDelegate("willSelect", child) { $0.containerViewController(self, willSelect: child) }
  }

  /// Not recorded, because it is about a page's contents and not about the transition.
  func willTransition(to child: UIViewController) {
    delegate?.containerViewController(self, willTransitionTo: child)
  }

  func didSelect(_ child: UIViewController, by source: ContainerSelectionSource) {
    callDelegate("didSelect", child) { $0.containerViewController(self, didSelect: child, source: source) }
  }

  /// Not recorded, because it comes in each frame.
  func transitionDidUpdate(_ progress: ContainerTransitionProgress) {
    delegate?.containerViewController(self, transitionDidUpdate: progress)
  }

  func didCancelTransition(to child: UIViewController) {
    callDelegate("didCancelTransitionTo", child) { $0.containerViewController(self, didCancelTransitionTo: child) }
  }

  func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
    let answer = callDelegate("animationControllerForTransition", request.to) {
      $0.containerViewController(self, animationControllerFor: request)
    }
    return answer.flatMap { $0 }
  }

  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let answer = callDelegate("interactionControllerFor", nil) {
      $0.containerViewController(self, interactionControllerFor: animator)
    }
    guard let controller = answer.flatMap({ $0 }) else { return nil }
    guard !controller.acceptsAnyContext else { return controller }
    Misuse.log(
      "UIPercentDrivenInteractiveTransition works with UIKit's own contexts only, so the transition is not driven by it; "
        + "change its class, or the superclass of your class, to PercentDrivenInteractiveTransition, which has the same "
        + "methods; or return nil, and the container's pan drives", by: controller)
    return nil
  }

  /// Asks the delegate about a selection that the user wants. The user cannot select a page whose tab is disabled.
  func allows(_ child: UIViewController) -> Bool {
    guard Page(child).isEnabled else { return false }
    return callDelegate("shouldSelect", child) { $0.containerViewController(self, shouldSelect: child) } ?? true
  }

  func allowedReselectionActions(for child: UIViewController) -> ContainerReselectionActions {
    callDelegate("reselectionActionsFor", child) { $0.containerViewController(self, reselectionActionsFor: child) }
      ?? reselectionActions
  }

  func allowsPan(from child: UIViewController, at point: CGPoint) -> Bool {
    callDelegate("shouldBeginPanFrom", child) { $0.containerViewController(self, shouldBeginPanFrom: child, at: point) }
      ?? true
  }

  /// The margins of a floating bar, in which no view of the bar is hit, are the page's.
  func isOnBar(_ point: CGPoint) -> Bool {
    let shown: UIView = bar.currentBar
    guard shown.window != nil else { return false }
    return shown.hitTest(view.convert(point, to: shown), with: nil) != nil
  }

  func canContainerAroundMove(towardsLeft: Bool) -> Bool {
    let containers = sequence(first: self) { $0.enclosingContainerViewController }.dropFirst()
    return containers.contains { $0.pan.canMove(towardsLeft: towardsLeft) }
  }

  func panPrecedence(over other: UIGestureRecognizer) -> ContainerPanPrecedence {
    delegate?.containerViewController(self, panPrecedenceOver: other) ?? .automatic
  }
}
