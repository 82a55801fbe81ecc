import LayerTime

extension UIViewController {
  /// Begins an appearance transition, parents first. If the state would not change, the call is only reported.
  func beginAppearance(_ isAppearing: Bool, animated: Bool, fromParent: Bool = false) {
    guard isAppearing != appearance.isAppearingOrAppeared else { return reportUnbalanced() }
    if isAppearing { loadViewIfNeeded() }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.animated = animated
    appearance.comesFromParent = fromParent
    appearance.generation += 1
    appearance.awaitsIsAppearing = isAppearing
    let generation = appearance.generation
    if isAppearing {
      if loadedView?.window != nil { loadedView?.setNeedsLayout() }
      Trace.receive?(.controllerCall("viewWillAppear", self))
      runOwnCode { viewWillAppear(animated) }
      didCallViewWillAppear(animated: animated)
    } else {
      Trace.receive?(.controllerCall("viewWillDisappear", self))
      runOwnCode { viewWillDisappear(animated) }
    }
    guard generation == appearance.generation, shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where isAppearing != child.appearance.isAppearingOrAppeared && shows(child) {
      child.beginAppearance(isAppearing, animated: animated, fromParent: true)
    }
  }

  /// Ends an appearance transition, children first (a guess: controller-10; only the forwarding is documented).
  func endAppearance() {
    guard appearance.isInTransition else { return reportUnbalanced() }
    let isAppearing = appearance.phase == .appearing
    let animated = appearance.animated
    let generation = appearance.generation
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in children where child.appearance.isInTransition && child.appearance.comesFromParent {
        child.endAppearance()
      }
    }
    guard generation == appearance.generation, appearance.isInTransition else { return }
    if appearance.awaitsIsAppearing {
      if loadedView?.window != nil { loadedView?.layoutIfNeeded() }
      tellIsAppearing()
      guard generation == appearance.generation, appearance.isInTransition else { return }
    }
    appearance.phase = isAppearing ? .appeared : .disappeared
    appearance.comesFromParent = false
    if isAppearing {
      willCallViewDidAppear(animated: animated)
      Trace.receive?(.controllerCall("viewDidAppear", self))
      runOwnCode { viewDidAppear(animated) }
    } else {
      Trace.receive?(.controllerCall("viewDidDisappear", self))
      runOwnCode { viewDidDisappear(animated) }
    }
  }

  /// Calls `viewIsAppearing` if it has not been called yet: with the first layout of the view in its window, when its
  /// superviews are laid out, or at the latest right before `viewDidAppear`.
  func tellIsAppearing() {
    guard appearance.awaitsIsAppearing else { return }
    appearance.awaitsIsAppearing = false
    Trace.receive?(.controllerCall("viewIsAppearing", self))
    runOwnCode { viewIsAppearing(appearance.animated) }
  }

  /// Runs a callback. Its changes of the root view are reported as the controller's own.
  func runOwnCode(_ body: () -> Void) {
    guard let layer = loadedView?.layer else { return body() }
    OtherChanges.page(layer).run(body)
  }

  /// Returns true if the child's view is in this controller's view, so that both appear together.
  private func shows(_ child: UIViewController) -> Bool {
    guard let view = child.loadedView, let loadedView else { return false }
    return view.isDescendant(of: loadedView)
  }

  private func reportUnbalanced() {
    RuntimeIssues.handler(
      "Unbalanced calls to begin/end appearance transitions for \(ObjectIdentity.text(of: self)).")
  }
}
