/// What the navigation controller's own appearance means for what it shows.
extension UINavigationController {
  func pagesWillAppear(_ animated: Bool) {
    isBusy = true
    defer { isBusy = false }
    guard let top = stack.last else { return }
    top.loadViewIfNeeded()
    prepare(top)
    if !top.appearance.isAppearingOrAppeared { top.beginAppearance(true, animated: animated) }
    // What is called may have changed the stack: that is shown later.
    if shown !== top {
      shown?.viewIfLoaded?.removeFromSuperview()
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
    fulfil()
  }

  /// What is under way comes to its end before: an interactive transition goes back, another is completed (a guess).
  func pagesWillDisappear(_ animated: Bool) {
    if let run = move?.run { run.endNow(!run.context.isInteractive && !run.context.transitionWasCancelled) }
    guard let shown, shown.appearance.isAppearingOrAppeared else { return }
    shown.beginAppearance(false, animated: animated)
  }

  func pagesDidDisappear() {
    if let shown, shown.appearance.phase == .disappearing { shown.endAppearance() }
    if wish != nil { showOffScreen() }
  }
}
