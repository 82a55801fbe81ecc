/// One presentation, from `present` to the end of the dismissal. The presenting controller retains it, and it retains
/// the presented one.
@MainActor final class Presentation {
  enum Phase { case presenting, presented, dismissing, over }

  unowned let presenter: UIViewController
  let presented: UIViewController
  let manager: UIPresentationController
  let style: UIModalPresentationStyle
  /// The presentation controller that the manager replaces, in order to present in another style.
  let original: UIPresentationController?
  let container: PresentationContainerView
  let inContext: Bool

  var phase = Phase.presenting
  /// `true` if the presented controller is, or is about to be, the one that the system queries.
  var isInFront = false
  /// The first responder below the presenting controller when the presentation began.
  weak var coveredResponder: UIResponder?
  /// The position of the presenting controller's view in its hierarchy.
  var position: ViewPosition?
  /// `true` if the presentation removes that view from the window.
  let removesPresenter: Bool
  /// The presentations below this one, from the lowest, that are dismissed with it. Only this one is animated.
  var below: [Presentation] = []
  var run: TransitionRun?
  /// The appearance transitions that the current transition has begun.
  let begun = BegunAppearances()

  init(_ plan: PresentationPlan, on presenter: UIViewController, inContext: Bool) {
    (presented, manager, style, original) = (plan.presented, plan.manager, plan.style, plan.original)
    self.presenter = presenter
    self.inContext = inContext
    removesPresenter = manager.shouldRemovePresentersView
    container = PresentationContainerView()
    container.controller = manager
  }

  /// Removes the presented views if the presenting controller is deallocated before its presentation has ended.
  isolated deinit { container.removeFromSuperview() }

  /// `true` if no transition is in progress.
  var canBeDismissed: Bool { phase == .presented }

  /// Adds the container view above everything in the window, or above the presenting controller's view.
  func install() {
    let view: UIView = presenter.view
    position = ViewPosition(of: view)
    let host = inContext ? view.superview : view.window
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if inContext, let host, host !== view.window {
      container.frame = view.frame
      if view.frame != host.bounds { container.autoresizingMask = view.autoresizingMask }
      host.insertSubview(container, aboveSubview: view)
    } else if let host {
      container.frame = host.bounds
      host.addSubview(container)
    }
    presenter.modal.presentation = self
    presented.modal.shownBy = self
    presented.modal.prepared = nil
    manager.presentation = self
    manager.presenting = presenter
    original?.presenting = presenter
    original?.presentedViewController.modal.prepared = nil
  }

  /// Removes the container view and everything in it. If `goingBack` is true, the presenting controller's view is put
  /// back, unless it is already in its position.
  func uninstall(goingBack: Bool) {
    manager.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    // A container that has removed the page with its presentation adds the page's view when it shows it again.
    if goingBack, container.superview != nil, let view = presenter.viewIfLoaded { position?.restore(view) }
    container.removeFromSuperview()
    presenter.modal.presentation = nil
    presented.modal.shownBy = nil
    phase = .over
  }

  /// Sets the presented view's final size, for animators that read it. The view is laid out if it is in the window.
  func prepareView() {
    guard let view = manager.presentedView else { return }
    view.frame = manager.frameOfPresentedViewInContainerView
    if view.window != nil { view.layoutIfNeeded() }
  }

  /// Begins an appearance transition unless the controller is in that state. In a hidden window nothing appears.
  func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) {
    guard controller.appearance.isAppearingOrAppeared != appearing else { return }
    if appearing, container.window?.isHidden != false { return }
    begun.begin(controller, appearing: appearing, animated: animated)
    // A callback may have ended the presentation, before this appearance transition could be ended with it.
    if run == nil { endAppearances() }
  }

  /// Makes a presenting controller disappear that has appeared with its window in the meantime and is covered now.
  func endCovering() {
    guard phase == .presented, removesPresenter, presenter.appearance.isAppearingOrAppeared else { return }
    guard presenter.viewIfLoaded?.window == nil else { return }
    begin(presenter, appearing: false, animated: false)
    endAppearances()
  }

  /// Ends the appearance transitions that have not been replaced since: appearing controllers before disappearing ones
  /// (the order of published logs of presentations).
  func endAppearances() { begun.endAppearingFirst() }
}
