import LayerTime

extension UIViewController {
  /// The wills go from the outside in. A begin that leads nowhere new is reported, and makes no call.
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
      CallTrace.tell("viewWillAppear", self)
      runOwnCode { viewWillAppear(animated) }
      didCallViewWillAppear(animated: animated)
    } else {
      CallTrace.tell("viewWillDisappear", self)
      runOwnCode { viewWillDisappear(animated) }
    }
    guard generation == appearance.generation, shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where isAppearing != child.appearance.isAppearingOrAppeared && shows(child) {
      child.beginAppearance(isAppearing, animated: animated, fromParent: true)
    }
  }

  /// The dids go from the inside out (a guess: documented is only that children hear of them).
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
      CallTrace.tell("viewDidAppear", self)
      runOwnCode { viewDidAppear(animated) }
    } else {
      CallTrace.tell("viewDidDisappear", self)
      runOwnCode { viewDidDisappear(animated) }
    }
  }

  /// Comes with the first layout of the view in its window, whose superviews are laid out by then; at the latest right
  /// before `viewDidAppear`.
  func tellIsAppearing() {
    guard appearance.awaitsIsAppearing else { return }
    appearance.awaitsIsAppearing = false
    runOwnCode { viewIsAppearing(appearance.animated) }
  }

  /// Runs a callback, whose changes of the root view are the controller's own.
  func runOwnCode(_ body: () -> Void) {
    guard let layer = loadedView?.layer else { return body() }
    OtherChanges.page(layer).run(body)
  }

  /// A child is seen with this controller when its view is in this controller's.
  private func shows(_ child: UIViewController) -> Bool {
    guard let view = child.loadedView, let loadedView else { return false }
    return view.isDescendant(of: loadedView)
  }

  private func reportUnbalanced() {
    RuntimeIssues.handler(
      "Unbalanced calls to begin/end appearance transitions for \(ObjectIdentity.text(of: self)).")
  }
}
