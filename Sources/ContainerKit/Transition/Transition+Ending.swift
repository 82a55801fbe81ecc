import LayerTime
import UIKit

// The steps of the end. The owner decides about their order (`SelectionMachine.ending(of:isInterrupted:)`).
extension Transition {
  /// Shows the end or the start of an interrupted transition at once.
  func jump(toEnd: Bool) {
    // Set first, because the animator may ask for the outcome in its completion.
    context.decision = toEnd
    driver?.jump(toEnd: toEnd)
  }

  /// Shows the outgoing page in place of its old appearance, if a layer still shows that after a cancellation. The
  /// animator's completion is then called before the transition ends.
  func replaceOldAppearance() {
    guard let animations = driver?.oldAppearances, !animations.isEmpty else { return }
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        if !hasOtherParent(from) {
          for page in initialState where page.isOf(from) { page.restore() }
          context.containerView.addSubview(from.view)
        }
        for entry in animations { entry.layer.removeAnimation(forKey: entry.key) }
      }
    }
  }

  /// Ends the motion, and calls the coordinator's handlers if the transition was interactive.
  func endInteraction(completed: Bool) {
    state = .ended
    link?.invalidate()
    link = nil
    context.decision = completed
    guard context.isInteractive else { return }
    context.isInteractive = false
    coordinator.interactionChanged()
  }

  /// Removes the animations and one of the pages, and restores everything that was changed, in one transaction.
  func restoreViews(completed: Bool, isInterrupted: Bool) {
    context.report(.willRestore(completed: completed, isInterrupted: isInterrupted))
    let (staying, leaving) = completed ? (to, from) : (from, to)
    let end = TransitionEnd(
      isCompleted: completed, isCutShort: isInterrupted, outgoing: from.viewIfLoaded, incoming: to.viewIfLoaded)
    let removePage = { [self] in
      if !isElsewhere(leaving) { leaving.viewIfLoaded?.removeFromSuperview() }
    }
    // The page resigns its first responder while it is in the window. A page that stays keeps its first responder.
    if completed { from.viewIfLoaded?.endEditing(true) }
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        if let driver { driver.end(end, removePage: removePage) } else { removePage() }
        context.containerView.removeAnimatorConstraints()
        for (page, child) in zip(initialState, [from, to]) where !isElsewhere(child) {
          page.restore()
          page.restoreTiming()
        }
        keep(staying)
      }
    }
    if !completed { firstResponder?.restore() }
    context.report(.didRestore)
  }

  /// Leaves one page in the container view, at rest.
  private func keep(_ child: UIViewController) {
    let (page, containerView) = (child.view!, context.containerView)
    if !isElsewhere(child) {
      page.frame = containerView.bounds
      // UIKit stops a program that adds the view of another parent's child.
      if page.superview !== containerView, !hasOtherParent(child) { containerView.addSubview(page) }
    }
    for left in containerView.subviews where left !== page { left.removeFromSuperview() }
  }

  /// Returns true if another parent shows the page by now. Its view must not be changed then.
  private func isElsewhere(_ child: UIViewController) -> Bool {
    guard hasOtherParent(child), let view = child.viewIfLoaded else { return false }
    return view.superview != nil && !view.isDescendant(of: context.containerView)
  }

  private func hasOtherParent(_ child: UIViewController) -> Bool {
    child.parent != nil && owner?.isParent(of: child) == false
  }

  /// Releases the owner, which only the context notifies from here on, and calls the animator's `animationEnded(_:)`.
  /// Returns false if the transition never started.
  func detach(completed: Bool) -> Bool {
    owner = nil
    (controller as? PercentDrivenInteractiveTransition)?.detach(from: context)
    guard driver != nil else { return false }
    animator.notifyEnded(completed)
    context.report(.ended)
    return true
  }
}
