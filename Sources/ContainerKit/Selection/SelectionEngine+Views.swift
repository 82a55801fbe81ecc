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
    if let transition, !transition.isEnded { host?.willTransition(to: page.controller) }
  }

  /// Lets presentations that have begun during the transition move with their pages, and leaves those that end in place.
  func attachPresentations(of transition: Transition) {
    // The delegate may have let one present. This is the only question in a frame if they present nothing.
    for page in [transition.from, transition.to] where page.presentedViewController != nil && layout.isOwn(page) {
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
    // A finger drives the animator's animations, which would not be added.
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

  func restoreViews(_ outcome: Outcome, isInterrupted: Bool) {
    guard let transition else { return }
    // A height that could not be laid out while the pages moved.
    UIView.performWithoutAnimation { host?.adoptHeight() }
    let leaving = outcome == .completed ? transition.from : transition.to
    layout.leave(leaving)
    transition.restoreViews(outcome, isInterrupted: isInterrupted)
  }
}

// MARK: - Pages of two containers

extension SelectionEngine {
  /// Makes another container give up a page that becomes a child of this one.
  func take(_ page: Page) {
    guard !isOwn(page), let other = page.controller.parent as? any ContainerHost else { return }
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
  /// The page at rest; nil while pages move. A transition may count as over already.
  var restingPage: UIViewController? {
    guard let transition else { return selected }
    return isSelectionPending ? nil : transition.restingPage
  }

  /// Ends a transition that counts as over, before the user's next action.
  func endIfOver() {
    if transition != nil, restingPage != nil { send(.endedEarly) }
  }
}
