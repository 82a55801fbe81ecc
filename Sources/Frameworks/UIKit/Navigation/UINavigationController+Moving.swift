/// A running push or pop.
@MainActor final class NavigationMove {
  let run: TransitionRun
  let from, to: UIViewController
  let before, after: [UIViewController]

  init(
    _ run: TransitionRun, from: UIViewController, to: UIViewController, before: [UIViewController],
    after: [UIViewController]
  ) {
    self.run = run
    (self.from, self.to) = (from, to)
    (self.before, self.after) = (before, after)
  }
}

extension UINavigationController: TransitionRunOwner {
  /// Starts an animated transition. If the delegate provides an animator, the edge swipe does not drive it.
  func begin(_ pendingChange: PendingStackChange, from: UIViewController, to: UIViewController) {
    isBusy = true
    (to as? UICollectionViewController)?.prepareToFollow(from, isPush: pendingChange.operation == .push)
    to.loadViewIfNeeded()
    let vended = delegate?.navigationController(
      self, animationControllerFor: pendingChange.operation, from: from, to: to)
    let own = vended.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    let controller = vended == nil ? pendingChange.swipe : own
    view.layoutIfNeeded()
    prepare(to)
    let animator =
      vended ?? NavigationLayoutChange(from: from, to: to) ?? NavigationSlide(isPush: pendingChange.operation == .push)
    let run = TransitionRun(scene(from: from, to: to), animator: animator, controller: controller, owner: self)
    let move = NavigationMove(run, from: from, to: to, before: shownStack, after: stack)
    self.move = move
    let barMove = navigationBar.begin(to: stack.map(\.navigationItem), isPush: pendingChange.operation == .push)
    _ = run.coordinator.animateAlongsideTransition(
      in: navigationBar, animation: { _ in barMove.run() }, completion: nil)
    from.beginAppearance(false, animated: true)
    guard self.move === move, !run.isOver else { return }
    to.beginAppearance(true, animated: true)
    guard self.move === move, !run.isOver else { return }
    delegate?.navigationController(self, willShow: to, animated: true)
    guard self.move === move, !run.isOver else { return }
    hideBottomBar(along: run.coordinator)
    isBusy = false
    run.startLater()
  }

  /// Gives the incoming page its final size: the app may have hidden the bar since the request.
  func transitionWillStart(_ run: TransitionRun) {
    guard let move, move.run === run else { return }
    prepare(move.to)
    run.context.scene = scene(from: move.from, to: move.to)
  }

  private func scene(from: UIViewController, to: UIViewController) -> TransitionScene {
    var scene = TransitionScene(
      containerView: container, from: from, to: to, fromView: from.view, toView: to.view)
    // The incoming page has no initial frame, and the outgoing one no final frame (published logs).
    scene.initialFrames = (from.view.frame, .zero)
    scene.finalFrames = (.zero, pageFrame(of: to))
    return scene
  }

  /// Does nothing: the appearance calls turn when a cancelled transition ends (as in a published log).
  func transition(_ run: TransitionRun, turnsBack: Bool) {}

  func transition(_ run: TransitionRun, didEnd completed: Bool) {
    guard let move, move.run === run else { return }
    isBusy = true
    let (stays, leaves) = completed ? (move.to, move.from) : (move.from, move.to)
    if completed {
      navigationBar.end(completed: true)
    } else {
      goBack(move)
    }
    shown = stays
    shownStack = completed ? move.after : move.before
    (stays as? UICollectionViewController)?.settleCollection(keepsOffset: !completed)
    leaves.view.removeFromSuperview()
    install(stays)
    if completed {
      end(leaves, animated: true)
      end(stays, animated: true)
    } else {
      turn(leaves, appearing: false)
      // A page appears with the navigation controller when that is back in the window.
      if appearance.isAppearingOrAppeared { turn(stays, appearing: true) }
    }
    settleChildren()
    if completed { delegate?.navigationController(self, didShow: stays, animated: true) }
  }

  func transitionIsOver(_ run: TransitionRun, completed: Bool) {
    guard move?.run === run else { return }
    move = nil
    isBusy = false
    requeryChildren()
    if pendingChange == nil, stack.last !== shown {
      pendingChange = PendingStackChange(animated: false, operation: .none)
    }
    performPendingChange()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Restores the previous stack, unless it was changed during the transition.
  private func goBack(_ move: NavigationMove) {
    let isUnchanged = stack.elementsEqual(move.after) { $0 === $1 }
    if isUnchanged { stack = move.before }
    navigationBar.endCancelled(backTo: (isUnchanged ? stack : move.before).map(\.navigationItem))
    hideBottomBar(along: nil)
  }

  /// Sends a page of a cancelled transition both appearance calls of the opposite direction (a published log).
  private func turn(_ controller: UIViewController, appearing: Bool) {
    if controller.appearance.isAppearingOrAppeared != appearing {
      controller.beginAppearance(appearing, animated: true)
    }
    end(controller, animated: true)
  }

  private func end(_ controller: UIViewController, animated: Bool) {
    if controller.appearance.isInTransition { controller.endAppearance() }
  }

  /// Shows another controller, or none, without an animation.
  func swap(to: UIViewController?, isPush: Bool) {
    isBusy = true
    let from = shown
    (to as? UICollectionViewController)?.prepareToFollow(from, isPush: isPush)
    if let from, from.appearance.isAppearingOrAppeared { from.beginAppearance(false, animated: false) }
    if let to {
      to.loadViewIfNeeded()
      prepare(to)
      if !to.appearance.isAppearingOrAppeared, !to.isCoveredInContext { to.beginAppearance(true, animated: false) }
      delegate?.navigationController(self, willShow: to, animated: false)
    }
    navigationBar.setStack(stack.map(\.navigationItem))
    from?.viewIfLoaded?.removeFromSuperview()
    shown = to
    shownStack = stack
    if let to { install(to) }
    hideBottomBar(along: nil)
    if let from { end(from, animated: false) }
    // While the controller itself is appearing, its page appears along with it.
    if let to, appearance.phase == .appeared { end(to, animated: false) }
    settleChildren()
    if let to, appearance.phase == .appeared { delegate?.navigationController(self, didShow: to, animated: false) }
    isBusy = false
    requeryChildren()
    if stack.last !== shown, pendingChange == nil {
      pendingChange = PendingStackChange(animated: false, operation: .none)
    }
    performPendingChange()
  }

  private func requeryChildren() {
    for question in [SystemChrome.Preference.statusBar, .homeIndicator, .screenEdges, .pointerLock] {
      requery(question)
    }
  }
}
