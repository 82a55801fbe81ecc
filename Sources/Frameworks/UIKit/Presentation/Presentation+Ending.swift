extension Presentation: TransitionRunOwner {
  func transitionWillStart(_ run: TransitionRun) {}

  func transition(_ run: TransitionRun, turnsBack: Bool) {
    let animated = run.context.isAnimated
    let goesOut = (phase == .presenting) == turnsBack
    let other = phase == .presenting ? presenter : base.presenter
    let moves = phase == .presenting ? removesPresenter : base.removesPresenter
    let isBegun = begun.contains(other)
    for (controller, appearing) in [(presented, !goesOut), (other, goesOut)] {
      if controller === other && !(moves && isBegun) { continue }
      begin(controller, appearing: appearing, animated: animated)
      // The call may have ended the transition.
      guard self.run === run else { return }
    }
    for presentation in below.reversed() where begun.contains(presentation.presented) {
      begin(presentation.presented, appearing: turnsBack, animated: false)
    }
    putInFront(!goesOut)
  }

  func transition(_ run: TransitionRun, didEnd completed: Bool) {
    if phase == .presenting { endPresenting(completed) } else { endDismissing(completed) }
  }

  func transitionIsOver(_ run: TransitionRun, completed: Bool) {
    if self.run === run { self.run = nil }
    run.completion?()
    if phase == .over, !inContext, let window = presenter.viewIfLoaded?.window, !window.isHidden {
      window.windowScene?.turnToSupported(by: window)
    }
  }

  private func endPresenting(_ completed: Bool) {
    if completed {
      phase = .presented
      if let view = manager.presentedView, view.superview == nil { container.addSubview(view) }
      if removesPresenter { presenter.view.removeFromSuperview() }
    } else {
      uninstall(goingBack: true)
      giveResponderBack()
    }
    putInFront(completed)
    endAppearances()
    if completed { endCovering() }
    manager.presentationTransitionDidEnd(completed)
    presented.modal.isBeingPresented = false
  }

  private func endDismissing(_ completed: Bool) {
    let (leaving, below) = ([self] + below.reversed(), below)
    let target = base.presenter
    let brings = base.removesPresenter
    if completed {
      let base = base
      for presentation in leaving { presentation.uninstall(goingBack: presentation === base) }
      base.giveResponderBack()
    } else {
      if let view = manager.presentedView, view.superview == nil { container.addSubview(view) }
      if brings { target.view.removeFromSuperview() }
      for presentation in leaving { presentation.phase = .presented }
      for presentation in below { presentation.container.isHidden = false }
    }
    putInFront(!completed)
    self.below = []
    endAppearances()
    for presentation in leaving {
      presentation.manager.dismissalTransitionDidEnd(completed)
      presentation.presented.modal.isBeingDismissed = false
    }
  }
}
