/// Forwarding of the navigation controller's own appearance to its pages.
extension UINavigationController {
  func pagesWillAppear(_ animated: Bool) {
    isBusy = true
    defer { isBusy = false }
    guard let top = stack.last else { return }
    top.loadViewIfNeeded()
    prepare(top)
    if !top.appearance.isAppearingOrAppeared, !top.isCoveredInContext { top.beginAppearance(true, animated: animated) }
    // The callbacks may have changed the stack. That change is shown later.
    if shown !== top {
      removeShown()
      shown = top
      install(top)
    }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  func pagesDidAppear(_ animated: Bool) {
    if let shown {
      if shown.appearance.phase == .appearing { shown.endAppearance() }
      settleChildren()
      delegate?.navigationController(self, didShow: shown, animated: animated)
    }
    performPendingChange()
  }

  /// Ends a running transition first: an interactive one is cancelled, any other one is completed (a guess: nav-11).
  func pagesWillDisappear(_ animated: Bool) {
    if let run = move?.run { run.endNow(!run.context.isInteractive && !run.context.transitionWasCancelled) }
    guard let shown, shown.appearance.isAppearingOrAppeared else { return }
    shown.beginAppearance(false, animated: animated)
  }

  func pagesDidDisappear() {
    if let shown, shown.appearance.phase == .disappearing { shown.endAppearance() }
    if pendingChange != nil { showOffScreen() }
  }
}
