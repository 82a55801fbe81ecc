import UIKit

// The views of a transition, from the incoming page's first layout to the end.
extension SelectionEngine {
  /// `true` while the container is on screen and neither appears nor disappears.
  var isVisible: Bool { appearance.container == .visible }

  /// Adds the incoming page, and notifies the delegate. The page's layout may have ended the transition.
  func insert(_ page: Page) {
    // A call may have ended what it presents.
    appearance.followPresentation(of: page)
    layout.insert(page.controller, below: transition?.from.viewIfLoaded)
    if let transition, !transition.isEnded { calls?.didPrepareTransition(to: page.controller) }
  }

  /// Lets presentations that have begun during the transition move with their pages, and leaves those that end in place.
  func attachPresentations(of transition: Transition) {
    // The delegate may have made one present something. If they present nothing, this is the only check in a frame.
    for page in [transition.from, transition.to] where page.presentedViewController != nil && layout.isChild(page) {
      // Its animations have gone with it.
      if layout.isTakenAway(page) { return send(.interrupted) }
      layout.attach(page)
      appearance.followPresentation(of: Page(page))
    }
  }

  func startAnimator() {
    guard let transition else { return }
    layout.insets.record([transition.from, transition.to])
    let areEnabled = UIView.areAnimationsEnabled
    // A finger drives the animator's animations, which are not added while animations are disabled.
    if transition.context.isInteractive { UIView.setAnimationsEnabled(true) }
    starting = transition
    defer { starting = nil }
    transition.start()
    if !areEnabled { UIView.setAnimationsEnabled(false) }
    if !transition.isEnded { layout.insets.hold() }
  }

  /// Lays out the pages after a change of the container's height, which ends no transition.
  func heightDidChange() {
    guard let host else { return }
    guard let transition else { return host.layOutPages() }
    guard transition.adoptHeight(in: { host.adoptHeight() }) else { return }
    layout.insets.hold()
  }

  func restoreViews(isInterrupted: Bool) {
    guard let transition else { return }
    // A height that could not be laid out while the pages moved.
    UIView.performWithoutAnimation { host?.adoptHeight() }
    layout.leave(transition.context.transitionWasCancelled ? transition.to : transition.from)
    transition.restoreViews(isInterrupted: isInterrupted)
  }

  func animationEnded() {
    guard let transition, transition.detach() else { return }
    calls?.record("animationEnded", transition.to)
    // A release build does not evaluate an assertion's condition.
    assert(checkPages(of: transition))
  }

  /// Logs what the animator of a transition that has ended has left behind. Returns true.
  func checkPages(of transition: Transition) -> Bool {
    let pages = (Page(transition.from), Page(transition.to))
    let (shown, hidden) = transition.context.transitionWasCancelled ? pages : (pages.1, pages.0)
    let isShown = appearance.container != .visible || appearance.state(of: shown) == .visible || !isChild(shown)
    transition.check(isBalanced: isShown && appearance.state(of: hidden) == nil)
    return true
  }
}

// MARK: - A selection without a transition

extension SelectionEngine {
  func replacePage(_ from: Page?, _ to: Page?, _ source: ContainerSelectionSource) {
    onInterruption()
    revertLateChanges()
    if appearance.container != nil, let to { layout.load(to.controller) }
    // Loading the view may have taken the container off the screen.
    if appearance.container != nil {
      if let to { appearance.begin(to, appearing: true, animated: false) }
      if let from { appearance.begin(from, appearing: false, animated: false) }
    }
    if host?.isViewLoaded == true {
      // The calls may have ended what it presents.
      if let to { appearance.followPresentation(of: to) }
      if let from { layout.hide(from.controller) }
      if let to { layout.show(to.controller) }
    }
    if let from { appearance.end(from) }
    if let to { appearance.settle(to, at: appearance.container) }
    calls?.selectionDidChange(by: source)
  }
}

// MARK: - Children

extension SelectionEngine {
  /// Sets the children.
  ///
  /// - Parameters:
  ///   - selected: The child to select; nil keeps the selected one if it stays.
  ///   - isSetUp: `true` if the app sets the pages. It is not notified of the one that is selected if none was shown before.
  func setChildren(
    _ viewControllers: [UIViewController], selected: UIViewController? = nil, animated: Bool = false,
    isSetUp: Bool = false
  ) {
    var seen: Set<ObjectIdentifier> = []
    let children = viewControllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    assert(children.count == viewControllers.count, "ContainerViewController: a child can be in viewControllers once")
    send(.setChildren(children.map(Page.init), fallback: selected.map(Page.init), animated: animated, isSetUp: isSetUp))
  }
}

// MARK: - Pages of two containers

extension SelectionEngine {
  /// Called when a view leaves the page area. In a window, UIKit makes the appearance calls of a page without a parent, and a
  /// new parent on screen makes those of its child. The container itself finishes the others: a page that is disappearing, that
  /// was never in a window, or that a new parent has taken off screen or as it appeared.
  func pageWillLeave(_ view: UIView) {
    // UIKit removes a presentation's view after it has made the page appear.
    appearance.followPresentations()
    guard view.window != nil, let page = children.pages.first(where: { $0.controller.viewIfLoaded === view }),
      !isChild(page)
    else { return }
    let parent = page.controller.parent
    switch appearance.state(of: page) {
    case .appearing where parent == nil, .visible where parent == nil || parent?.viewIfLoaded?.window != nil:
      appearance.forget(page)
    case .appearing, .visible, .disappearing, nil: break
    }
  }

  /// Makes another container give up a page that becomes a child of this one.
  func claim(_ page: Page) {
    guard !isChild(page), let other = page.controller.parent as? any ContainerHost else { return }
    other.release(page.controller, toVisible: appearance.container != nil)
  }

  /// Makes the last appearance calls of a page that another container shows before the current step has ended, and removes what a
  /// transition has changed.
  func giveUp(_ page: UIViewController) {
    appearance.settle(Page(page), at: nil)
    transition?.pages.restore(page)
  }
}

// MARK: - The page at rest

extension SelectionEngine {
  /// The view that assistive technologies find: the selected page's, or that of what the page presents over itself.
  var frontView: UIView? { announcedSelection.flatMap { layout.frontView(of: $0) } }

  /// The page at rest; nil while pages move. A transition may count as over already.
  var restingPage: UIViewController? {
    guard let transition else { return selected }
    return isSelectionPending ? nil : transition.restingPage
  }

  /// Ends a transition that counts as over, before the user's next action.
  func endIfOver() {
    if transition != nil, restingPage != nil { send(.endedEarly) }
  }

  /// Keeps the selected page alone and in its place while no transition is running. A late animator may have removed or moved it,
  /// and a page that has set another view has left its old one there.
  func keepSelectedPage() {
    guard isIdle, !awaitsLayout else { return }
    guard let transition else { return keepPage(selected) }
    transition.runLateAlongside()
    attachPresentations(of: transition)
  }

  func keepPage(_ page: UIViewController?) {
    revertLateChanges()
    let own = page.flatMap { layout.isChild($0) ? $0 : nil }
    if let own, let view = own.viewIfLoaded, view.superview == nil, !layout.isHidden(own) { layout.show(own) }
    layout.keep(own)
  }

  /// Returns true for a view that the container may remove from the page area: a page's, or one that an animator adds. While an
  /// animator is late, views that are added outside of the container's calls are attributed to it.
  func mayRemove(_ view: UIView) -> Bool {
    if [transition, starting].contains(where: { $0?.isCallingAnimator == true }) { return true }
    if let page = view.next as? UIViewController, page.viewIfLoaded === view, layout.isChild(page) { return true }
    return lateAnimators.areWatched && isIdle
  }

  func revertLateChanges() { lateAnimators.revert(isSettled: isSettled) }

  func isSettled(_ page: UIViewController) -> Bool {
    layout.isChild(page) && transition?.isMoving(page) != true
  }
}
