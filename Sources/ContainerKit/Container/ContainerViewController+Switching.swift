import UIKit

// What the machine decides is done here, one effect after the other. An event that comes in the middle of an effect (the
// delegate calls back) is decided at once and done after what was decided before it.
extension ContainerViewController {
  func handle(_ event: TransitionMachine.Event) {
    queue += machine.handle(event)
    drain()
  }

  func drain() {
    guard !isWorking, !isReporting else { return }
    while true {
      if let change = postponed {
        (postponed, announced) = (nil, nil)
        change()
        continue
      }
      guard !queue.isEmpty else {
        guard !afterwards.isEmpty else { return }
        afterwards.removeFirst()()
        continue
      }
      isWorking = true
      perform(queue.removeFirst())
      isWorking = false
    }
  }

  /// Brings a switch that is under way to its end, before this call returns.
  func interrupt() {
    guard transition != nil else { return }
    for effect in machine.handle(.interrupted) { perform(effect) }
  }

  private func perform(_ effect: TransitionMachine.Effect) {
    switch effect {
    case .begin(let from, let to, let held):
      guard let from = child(from), let to = child(to), pages.contains(where: { $0 === to }) else {
        return handle(.ended(completed: false))
      }
      begin(from: from, to: to, held: held)
    case .hold(let byController):
      transition?.hold(byController: byController)
    case .hurry:
      transition?.hurry()
    case .settle(let commit, let velocity):
      transition?.settle(commit: commit, velocity: velocity)
    case .endNow(let completed):
      transition?.endNow(completed: completed)
    case .swap(let from, let to):
      let to = to.flatMap(child)
      if let to {
        tell {
          $0.containerViewController(self, willSelect: to)
        } record: {
          record("willSelect", to)
        }
      }
      swap(from: from.flatMap(child), to: to)
      updateBar()
      if let to {
        tell {
          $0.containerViewController(self, didSelect: to)
        } record: {
          record("didSelect", to)
        }
      }
    case .resolve(let request, let value):
      completions.removeValue(forKey: request)?(value)
    }
  }

  private func tell(_ call: (any ContainerViewControllerDelegate) -> Void, record: () -> Void) {
    guard let delegate else { return }
    record()
    call(delegate)
  }

  private func begin(from: UIViewController, to: UIViewController, held: Bool) {
    tell {
      $0.containerViewController(self, willSelect: to)
    } record: {
      record("willSelect", to)
    }
    let animator = animator(from: from, to: to)
    let controller = interactionController(for: animator)
    view.layoutIfNeeded()
    // What was changed before is committed before, so that the transaction below is the outermost where it can be.
    CATransaction.flush()

    // One transaction: what pages animate while they come up, the frozen time, and the animator's animations are dated
    // by one commit.
    CATransaction.begin()
    defer { CATransaction.commit() }
    let page: UIView = to.view
    UIView.performWithoutAnimation {
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.frame = pageArea.bounds
      page.layoutIfNeeded()
    }
    let context = TransitionContext(
      containerView: pageArea, from: from, to: to,
      edges: .init(bounds: pageArea.bounds, towardsLeft: isNext(to, after: from) != isMirrored))
    let transition = Transition(
      context: context, animator: animator, controller: controller, held: held, owner: self)
    self.transition = transition
    to.beginAppearanceTransition(true, animated: true)
    from.beginAppearanceTransition(false, animated: true)
    // In the window before the animator runs, and behind: what the page begins when it gets there is the page's own.
    pageArea.insertSubview(page, at: 0)
    page.layoutIfNeeded()
    if transition.isControllers { handle(.held(byController: true)) }
    transition.begin()
  }

  private func animator(
    from: UIViewController, to: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    guard let delegate else { return SlideAnimator() }
    record("animationControllerForTransition", to)
    return delegate.containerViewController(self, animationControllerForTransitionFrom: from, to: to)
      ?? SlideAnimator()
  }

  private func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let delegate else { return nil }
    record("interactionControllerFor", nil)
    let controller = delegate.containerViewController(self, interactionControllerFor: animator)
    return controller?.acceptsAnyContext == true ? controller : nil
  }

  private func isNext(_ to: UIViewController, after from: UIViewController) -> Bool {
    let here = pages.firstIndex { $0 === from } ?? -1
    let there = pages.firstIndex { $0 === to } ?? 0
    return there > here
  }

  /// Whether reading goes from right to left.
  var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension ContainerViewController: TransitionOwner {
  func transitionDidMove(_ transition: Transition) {
    updateBar()
  }

  func transition(_ transition: Transition, turnsTo commit: Bool) {
    let (appearing, disappearing) = commit ? (transition.to, transition.from) : (transition.from, transition.to)
    disappearing.beginAppearanceTransition(false, animated: true)
    appearing.beginAppearanceTransition(true, animated: true)
  }

  func transitionIsReleased(_ transition: Transition, commit: Bool) {
    handle(.released(commit: commit, velocity: 0))
  }

  func transitionIsHeld(_ transition: Transition, byController: Bool) {
    handle(.held(byController: byController))
  }

  func transitionIsCompletedLate() {
    transition?.repose()
  }

  func transition(_ transition: Transition, didEnd completed: Bool) {
    isReporting = true
    let (gone, shown) = completed ? (transition.from, transition.to) : (transition.to, transition.from)
    gone.endAppearanceTransition()
    shown.endAppearanceTransition()
  }

  func transitionIsOver(_ transition: Transition, completed: Bool) {
    self.transition = nil
    // A finger that held it holds nothing now.
    drag = nil
    isReporting = true
    queue.insert(contentsOf: machine.handle(.ended(completed: completed)), at: 0)
    updateBar()
    let to = transition.to
    if completed {
      tell {
        $0.containerViewController(self, didSelect: to)
      } record: {
        record("didSelect", to)
      }
    } else {
      tell {
        $0.containerViewController(self, didCancelTransitionTo: to)
      } record: {
        record("didCancelTransitionTo", to)
      }
    }
    isReporting = false
    drain()
  }
}
