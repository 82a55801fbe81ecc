/// One presentation, from `present` to the end of the dismissal. The presenting controller holds it, and it holds the
/// presented one.
@MainActor final class Presentation {
  enum Phase { case presenting, presented, dismissing, over }

  unowned let presenter: UIViewController
  let presented: UIViewController
  let manager: UIPresentationController
  let style: UIModalPresentationStyle
  /// The presentation controller in whose place the manager presents in another style.
  let original: UIPresentationController?
  let container: PresentationContainerView
  let inContext: Bool

  var phase = Phase.presenting
  /// Whether the presented controller is, or is about to be, the one that the system asks.
  var isInFront = false
  /// What was the first responder below the presenting controller when the presentation began.
  weak var coveredResponder: UIResponder?
  /// Where the presenting controller's view belongs.
  var place: ViewPlace?
  /// Whether that view is the presentation's, to be taken out of the window.
  let removesPresenter: Bool
  /// The presentations between the one that is dismissed, first, and this one, the topmost, which is animated.
  var below: [Presentation] = []
  var run: TransitionRun?
  /// The appearance transitions that the transition under way has begun.
  let begun = BegunAppearances()

  init(_ plan: PresentationPlan, on presenter: UIViewController, inContext: Bool) {
    (presented, manager, style, original) = (plan.presented, plan.manager, plan.style, plan.original)
    self.presenter = presenter
    self.inContext = inContext
    removesPresenter = manager.shouldRemovePresentersView
    container = PresentationContainerView()
    container.controller = manager
  }

  /// Where the presenting controller goes without its presentation ending, what is presented goes too.
  isolated deinit { container.removeFromSuperview() }

  /// Whether no transition is under way.
  var canBeDismissed: Bool { phase == .presented }

  /// Puts the container view over the window, or over the presenting controller's view.
  func install() {
    let view: UIView = presenter.view
    place = ViewPlace(of: view)
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

  /// Takes the container view and all that is in it away. Where the presenting controller is gone back to, its view is
  /// put back unless it is where it belongs.
  func uninstall(goingBack: Bool) {
    manager.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    if goingBack, let view = presenter.viewIfLoaded { place?.restore(view) }
    container.removeFromSuperview()
    presenter.modal.presentation = nil
    presented.modal.shownBy = nil
    phase = .over
  }

  /// Sets the presented view's final size, for animators that read it. The view is laid out once it is in the window.
  func prepareView() {
    guard let view = manager.presentedView else { return }
    view.frame = manager.frameOfPresentedViewInContainerView
    if view.window != nil { view.layoutIfNeeded() }
  }

  /// Begins an appearance transition of a controller unless it is there already. In a hidden window nothing appears.
  func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) {
    guard controller.appearance.isAppearingOrAppeared != appearing else { return }
    if appearing, container.window?.isHidden != false { return }
    begun.begin(controller, appearing: appearing, animated: animated)
    // What was called may have ended it all: this one is too late for that.
    if run == nil { endAppearances() }
  }

  /// A presenting controller that has appeared in the meantime, with its window, does not stay so once it is covered.
  func endCovering() {
    guard phase == .presented, removesPresenter, presenter.appearance.isAppearingOrAppeared else { return }
    guard presenter.viewIfLoaded?.window == nil else { return }
    begin(presenter, appearing: false, animated: false)
    endAppearances()
  }

  /// Ends what was begun, unless it has become another transition since: what appears before what disappears (the order
  /// of published logs of presentations).
  func endAppearances() { begun.endAppearingFirst() }
}
