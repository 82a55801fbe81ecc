import LayerTime
import UIKit

extension Transition: TransitionContextOwner {
  func contextDidStart() {
    if isHeld, isControllers { startAnimator() }
  }

  // The context's calls are handled in the order in which they are made, even during a step: a callback may pause the
  // transition, update it, and finish it.
  func contextDidUpdate(_ percentComplete: CGFloat) {
    owner?.transition(self, asks: { [weak self] in self?.moveByController(to: percentComplete) })
  }

  private func moveByController(to percentComplete: CGFloat) {
    if case .held = motion { return update(percentComplete) }
    guard case .controllerDriven = motion else { return }
    record("updateInteractiveTransition", to)
    controllerPercent = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    coordinator.percentComplete = controllerPercent
    owner?.transitionDidMove(self)
  }

  func contextDidRelease(commit: Bool) {
    owner?.transition(
      self,
      asks: { [weak self] in
        guard let self, context.isInteractive else { return }
        isReleasedByController = isControllers
        owner?.transitionIsReleased(self, commit: commit)
      })
  }

  func contextDidPause() {
    guard !isEnded, !context.isInteractive else { return }
    context.isPausing = true
    owner?.transition(
      self,
      asks: { [weak self] in
        guard let self else { return }
        context.isPausing = false
        guard !isEnded, !context.isInteractive else { return }
        owner?.transitionIsHeld(self, byController: true)
      })
  }

  func contextDidComplete(_ didComplete: Bool) {
    isReported = true
    guard !isEnded else { return }
    // An animator that is done at once leaves nothing to be animated alongside: it is done at once, too.
    if didComplete { coordinator.runAlongside { changes, _ in UIView.performWithoutAnimation(changes) } }
    record("completeTransition", to)
    if !decided, !didComplete { context.transitionWasCancelled = true }
    end(completed: decided ? !context.transitionWasCancelled : didComplete)
  }

  /// Come to the end, or back to the start, in this very call.
  func endNow(completed: Bool) {
    guard !isEnded else { return }
    if case .waiting = motion { return early = completed }
    decided = true
    isCutShort = true
    // Before the jump, in which the animator may ask how it came out.
    context.transitionWasCancelled = !completed
    driver?.jump(toEnd: completed)
    end(completed: completed)
  }

  /// Returns true if another parent shows the page by now. Its view must not be changed then.
  private func isElsewhere(_ child: UIViewController) -> Bool {
    guard let parent = child.parent, let view = child.viewIfLoaded else { return false }
    return parent !== owner && view.superview != nil && !view.isDescendant(of: context.containerView)
  }

  /// Everything in its place, in one transaction.
  func end(completed: Bool) {
    guard !isEnded else { return }
    motion = .ended
    owner?.transitionWillEnd(self)
    let wasInteractive = context.isInteractive
    context.isInteractive = false
    context.transitionWasCancelled = !completed
    if wasInteractive { coordinator.interactionChanged() }
    if heading != completed { turn(to: completed) }
    link?.invalidate()
    link = nil
    let owner = owner
    let how = TransitionEnd(
      isCompleted: completed, isCutShort: isCutShort, outgoing: from.viewIfLoaded, incoming: to.viewIfLoaded)
    let removePage = { [self] in
      let page = completed ? from : to
      if !isElsewhere(page) { page.viewIfLoaded?.removeFromSuperview() }
    }
    // While it can still hear of it. A page that stays keeps its first responder.
    if completed { from.viewIfLoaded?.endEditing(true) }
    CATransaction.withoutActions {
      UIView.performWithoutAnimation {
        if let driver { driver.end(how, removePage: removePage) } else { removePage() }
        context.containerView.removeAnimatorConstraints()
        for (page, child) in zip(pages, [from, to]) where !isElsewhere(child) {
          page.restore()
          page.restoreTiming()
        }
        let staying = (completed ? to : from).view!
        if !isElsewhere(completed ? to : from) {
          staying.frame = context.containerView.bounds
          if staying.superview !== context.containerView { context.containerView.addSubview(staying) }
        }
        for left in context.containerView.subviews where left !== staying { left.removeFromSuperview() }
      }
    }
    owner?.transition(self, didEnd: completed)
    self.owner = nil
    coordinator.record = { [weak owner] in owner?.record($0, nil) }
    context.lateCompletion = { [weak owner, unowned context] in owner?.transitionIsCompletedLate(context) }
    if driver != nil {
      animator.notifyEnded(completed)
      owner?.record("animationEnded", to)
      owner?.transitionIsLeft(self, completed: completed)
    }
    coordinator.complete()
    owner?.transitionIsOver(self, completed: completed)
  }
}
