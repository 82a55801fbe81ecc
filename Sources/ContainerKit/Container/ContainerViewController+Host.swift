import UIKit

extension ContainerViewController: SelectionHost {
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

  func transitionDidMove() { updateBar() }

  func selectionDidSettle() { announceSelection() }

  func childrenWillChange() {
    // A finger that pulls at the end of the pages may find a neighbor there now, at another position.
    if transition == nil, drag != nil {
      drag = nil
      pull.letGo(velocity: 0)
    }
  }

  func childrenDidChange() { updateTabs() }

  func release(_ child: UIViewController) {
    guard childList.contains(child) else { return }
    Misuse.logDeparture(of: child)
    setChildren(engine.announcedChildren.filter { $0 !== child })
  }

  func endDrag() { drag = nil }

  func cancelDrag() {
    pull.reset()
    drag = nil
  }

  /// `true` in a right-to-left layout.
  var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
