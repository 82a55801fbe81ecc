import UIKit

// The calls of the delegate, and what the pan asks the delegate and the container.
extension ContainerViewController: PanHost {
  func tell(_ name: String, _ child: UIViewController, _ call: (any ContainerViewControllerDelegate) -> Void) {
    guard let delegate else { return }
    record(name, child)
    call(delegate)
  }

  func willSelect(_ child: UIViewController) {
    tell("willSelect", child) { $0.containerViewController(self, willSelect: child) }
  }

  func didSelect(_ child: UIViewController, by source: ContainerSelectionSource) {
    tell("didSelect", child) { $0.containerViewController(self, didSelect: child, source: source) }
  }

  func didCancelTransition(to child: UIViewController) {
    tell("didCancelTransitionTo", child) { $0.containerViewController(self, didCancelTransitionTo: child) }
  }

  func animator(from: UIViewController, to: UIViewController) -> any UIViewControllerAnimatedTransitioning {
    guard let delegate else { return DefaultAnimators.make() }
    record("animationControllerForTransition", to)
    return delegate.containerViewController(self, animationControllerForTransitionFrom: from, to: to)
      ?? DefaultAnimators.make()
  }

  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let delegate else { return nil }
    record("interactionControllerFor", nil)
    let controller = delegate.containerViewController(self, interactionControllerFor: animator)
    guard let controller, !controller.acceptsAnyContext else { return controller }
    Misuse.log(
      "UIKit's percent driven transition works with UIKit's own contexts only; return nil and let the container's pan "
        + "drive, or a PercentDrivenInteractiveTransition", by: controller)
    return nil
  }

  /// Asks the delegate about a selection that the user wants.
  func allows(_ child: UIViewController) -> Bool {
    guard let delegate else { return true }
    record("shouldSelect", child)
    return delegate.containerViewController(self, shouldSelect: child)
  }

  func allowsPan(from child: UIViewController, at point: CGPoint) -> Bool {
    guard let delegate else { return true }
    record("shouldBeginPanFrom", child)
    return delegate.containerViewController(self, shouldBeginPanFrom: child, at: point)
  }

  func isOnBar(_ point: CGPoint) -> Bool { bar.currentBar.frame.contains(point) }

  func canContainerAroundMove(towardsLeft: Bool) -> Bool {
    let containers = sequence(first: self) { $0.containerViewController }.dropFirst()
    return containers.contains { $0.pan.canMove(towardsLeft: towardsLeft) }
  }

  func panPrecedence(over other: UIGestureRecognizer) -> ContainerPanPrecedence {
    delegate?.containerViewController(self, panPrecedenceOver: other) ?? .automatic
  }
}
