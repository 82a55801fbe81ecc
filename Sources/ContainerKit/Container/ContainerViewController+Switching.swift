import UIKit

// The effects of the machine's decisions.
extension ContainerViewController {
  func perform(_ effect: TransitionMachine.Effect) {
    switch effect {
    case .begin(let from, let to, let held):
      // A callback may have made the decision impossible.
      guard canAnimate, let from = childList.child(from), let to = childList.child(to), childList.contains(to),
        isOwn(to)
      else {
        queue.insert(contentsOf: machine.handle(.cannotBegin()), at: 0)
        return
      }
      tell("willSelect", to) { $0.containerViewController(self, willSelect: to) }
      guard !begin(from: from, to: to, held: held) else { return }
      if held {
        tell("didCancelTransitionTo", to) { $0.containerViewController(self, didCancelTransitionTo: to) }
      }
      queue.insert(contentsOf: machine.handle(.cannotBegin(announced: true)), at: 0)
    case .hold(let byController):
      transition?.hold(byController: byController)
    case .hurry:
      transition?.finishSoon()
    case .settle(let commit, let velocity):
      transition?.settle(commit: commit, velocity: velocity)
    case .endNow(let completed):
      transition?.endNow(completed: completed)
    case .swap(let from, let to, let announced, let source):
      let to = to.flatMap { childList.child($0) }
      pull.reset()
      drag = nil
      takeLateChangesBack()
      if let to, !announced {
        tell("willSelect", to) { $0.containerViewController(self, willSelect: to) }
      }
      if let to, !isOwn(to) {
        // The call removed the child.
        queue.insert(contentsOf: machine.handle(.cannotSwap), at: 0)
        return tell("didCancelTransitionTo", to) { $0.containerViewController(self, didCancelTransitionTo: to) }
      }
      queue.insert(contentsOf: machine.handle(.swapped(to: to.flatMap { childList.id(of: $0) })), at: 0)
      swap(from: from.flatMap { childList.child($0) }, to: to)
      announcement.source = source
      selectionDidChange()
      if let to {
        tell("didSelect", to) { $0.containerViewController(self, didSelect: to, source: source) }
        for late in lateChanges { late.renew(to) }
      }
    case .takeNext:
      queue.insert(contentsOf: machine.handle(.next), at: 0)
    case .resolve(let request, let value):
      completions.removeValue(forKey: request)?(value)
    }
  }

  func tell(_ name: String, _ child: UIViewController, _ call: (any ContainerViewControllerDelegate) -> Void) {
    guard let delegate else { return }
    record(name, child)
    call(delegate)
  }

  /// Begins a transition inside the implicit transaction of the current run loop turn, so that the animator may take
  /// snapshots and one commit dates all of its animations. Returns false if a callback has made the transition
  /// impossible.
  private func begin(from: UIViewController, to: UIViewController, held: Bool) -> Bool {
    // Each of these calls the app, and a callback may remove a page, or the container from the screen.
    guard canAnimate(from, to) else { return false }
    let animator = animator(from: from, to: to)
    let controller = interactionController(for: animator)
    guard canAnimate(from, to) else { return false }
    view.layoutIfNeeded()
    load(to)
    guard canAnimate(from, to) else { return false }
    let page: UIView = to.view
    insets.set(barInsets(for: to), for: to)
    place(page)
    let context = TransitionContext(
      containerView: pageArea, from: from, to: to,
      edges: .init(bounds: pageArea.bounds, towardsLeft: isNext(to, after: from) != isMirrored))
    let transition = Transition(
      context: context, animator: animator, controller: controller, held: held, owner: self)
    takeLateChangesBack()
    self.transition = transition
    selfCheck = SelfCheck(pageArea.layer)
    ledger.begin(to, appearing: true, animated: true)
    ledger.begin(from, appearing: false, animated: true)
    // A page may have been removed in its appearance call.
    guard isOwn(from), isOwn(to) else {
      transition.end(completed: isOwn(to))
      return true
    }
    // The page enters the window, behind the outgoing page, before the animator runs, so that animations that it starts
    // when it enters are not part of the transition. It is laid out here for the first time, with its traits and safe
    // area.
    pageArea.insertSubview(page, at: 0)
    UIView.performWithoutAnimation { page.layoutIfNeeded() }
    if transition.isControllers { queue += machine.handle(.held(byController: true)) }
    insets.rest([from, to])
    transition.begin()
    // The pages keep their safe areas while the animator moves them, and are not laid out.
    if self.transition === transition { insets.hold() }
    return true
  }

  private func canAnimate(_ from: UIViewController, _ to: UIViewController) -> Bool {
    canAnimate && isOwn(from) && isOwn(to)
  }

  private func animator(
    from: UIViewController, to: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    guard let delegate else { return DefaultAnimators.make() }
    record("animationControllerForTransition", to)
    return delegate.containerViewController(self, animationControllerForTransitionFrom: from, to: to)
      ?? DefaultAnimators.make()
  }

  private func interactionController(
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

  private func isNext(_ to: UIViewController, after from: UIViewController) -> Bool {
    (childList.index(of: to) ?? 0) > (childList.index(of: from) ?? -1)
  }

  /// `true` in a right-to-left layout.
  var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension ContainerViewController: TransitionOwner {
  func transitionDidMove(_ transition: Transition) {
    // Other children are checked at the next request or layout: the work of a frame does not grow with their number.
    if !isOwn(transition.from) || !isOwn(transition.to) { followDepartures() }
    guard !transition.isEnded else { return }
    // The controller may have moved the pages' models, too. If the transition is cancelled, they move back.
    insets.hold()
    updateBar()
  }

  func transition(_ transition: Transition, turnsTo commit: Bool) {
    let (appearing, disappearing) = commit ? (transition.to, transition.from) : (transition.from, transition.to)
    ledger.begin(disappearing, appearing: false, animated: true)
    if isOwn(appearing) { ledger.begin(appearing, appearing: true, animated: true) }
  }

  func transitionIsReleased(_ transition: Transition, commit: Bool) {
    handle(.released(commit: commit, velocity: 0))
  }

  func transitionIsHeld(_ transition: Transition, byController: Bool) {
    guard transition.canBeHeld else { return }
    handle(.held(byController: byController))
  }

  func transition(_ transition: Transition, asks request: @escaping () -> Void) {
    ask(request)
  }

  func transitionIsCompletedLate(_ context: TransitionContext) {
    takeLateChangesBack()
    lateChanges.removeAll { $0.context === context }
    if let transition { return transition.restoreSetup() }
    keepSelectedPage()
    removeOtherPages()
  }

  /// Keeps the selected page in its place when no transition is running. An animator that reports late may have removed
  /// or moved it.
  func keepSelectedPage() {
    guard transition == nil, depth == 0 else { return }
    takeLateChangesBack()
    if let page = selectedPage, page.parent === self, let view = page.viewIfLoaded, view.superview == nil {
      install(page)
    }
    if !lateChanges.isEmpty { removeOtherPages() }
  }

  /// Reverts changes of late animators to pages that are at rest.
  private func takeLateChangesBack() {
    for late in lateChanges {
      late.check { isOwn($0) && transition?.isMoving($0) != true }
    }
  }

  /// Removes pages other than the selected one. Some animators add one back before they report, because UIKit would
  /// remove it.
  private func removeOtherPages() {
    let shown = selectedPage?.viewIfLoaded
    for left in pageArea.subviews where left !== shown { left.removeFromSuperview() }
  }

  /// Watches for changes that the animator of an ended transition may still make to its pages.
  private func guardPages(of transition: Transition) {
    let late = LateChangeGuard(
      transition, onFrame: { [weak self] in self?.pageArea.setNeedsLayout() },
      onEnd: { [weak self] late in self?.lateChanges.removeAll { $0 === late } })
    lateChanges.append(late)
  }

  func transitionIsLeft(_ transition: Transition, completed: Bool) {
    let (shown, gone) = completed ? (transition.to, transition.from) : (transition.from, transition.to)
    let isBalanced = ledger.state(of: gone) == nil && (visibility != .visible || ledger.state(of: shown) == .visible)
    // A release build does not evaluate an assertion's condition.
    assert(
      {
        selfCheck?.log(after: transition, completed: completed, isBalanced: isBalanced)
        return true
      }())
    selfCheck = nil
  }

  func transitionWillEnd(_ transition: Transition) {
    depth += 1
  }

  func transition(_ transition: Transition, didEnd completed: Bool) {
    let (gone, shown) = completed ? (transition.from, transition.to) : (transition.to, transition.from)
    insets.release()
    _ = ledger.settle(gone, at: nil)
    switch visibility {
    // A callback has removed the container from the screen, or is bringing it back.
    case nil, .appearing: _ = ledger.settle(shown, at: visibility)
    case .visible, .disappearing: ledger.end(shown)
    }
  }

  func transitionIsOver(_ transition: Transition, completed: Bool) {
    self.transition = nil
    // The transition that the finger dragged is over.
    drag = nil
    let source = machine.source
    queue.insert(contentsOf: machine.handle(.ended(completed: completed)), at: 0)
    if completed { announcement.source = source }
    selectionDidChange()
    let to = transition.to
    if completed {
      tell("didSelect", to) { $0.containerViewController(self, didSelect: to, source: source) }
    } else {
      tell("didCancelTransitionTo", to) { $0.containerViewController(self, didCancelTransitionTo: to) }
    }
    depth -= 1
    for late in lateChanges { late.renew(completed ? to : transition.from) }
    if !transition.isReported { guardPages(of: transition) }
    drain()
  }
}
