import UIKit

extension ContainerViewController {
  // Of `viewControllers` only the selected child gets the container's appearance calls. Other children that a subclass
  // adds all get them.
  private var others: [UIViewController] { children.filter { !isPage($0) } }

  private func isPage(_ child: UIViewController) -> Bool {
    childList.id(of: child) != nil
  }

  /// The page that appears and disappears with the container: the selected page, or the page at which a transition has
  /// ended and that is about to be selected.
  private var shownPage: UIViewController? {
    guard let transition, transition.isEnded else { return selectedPage }
    return transition.context.transitionWasCancelled ? transition.from : transition.to
  }

  func begin(appearing: Bool, animated: Bool) {
    let target = appearing ? AppearanceLedger.State.appearing : .disappearing
    visibility = target
    if appearing { removeViewsOfOthers() }
    work {
      if !appearing { interrupt() }
      // A callback at the end of the transition may have made the container visible again.
      guard visibility == target else { return }
      if let shownPage { ledger.begin(shownPage, appearing: appearing, animated: animated) }
      for child in others { child.beginAppearanceTransition(appearing, animated: animated) }
    }
  }

  func end(appearing: Bool) {
    visibility = appearing ? .visible : nil
    work {
      if let shownPage { ledger.end(shownPage) }
      for child in others { child.endAppearanceTransition() }
    }
  }

  /// Changes the page without a transition. Makes the appearance calls that fit the container's own visibility.
  func swap(from: UIViewController?, to: UIViewController?) {
    // A callback may have removed the page.
    let to = to.flatMap { isOwn($0) ? $0 : nil }
    if visibility != nil, let to { load(to) }
    // Loading the view may have taken the container off the screen.
    if visibility != nil {
      if let to { ledger.begin(to, appearing: true, animated: false) }
      if let from { ledger.begin(from, appearing: false, animated: false) }
    }
    if isViewLoaded {
      // If another parent shows the view by now, leave it alone.
      if let from, let left = from.viewIfLoaded, from.parent == nil || isOwn(from) || left.isDescendant(of: pageArea) {
        left.endEditing(true)
        left.removeFromSuperview()
      }
      if let to { install(to) }
    }
    if let from { ledger.end(from) }
    if let to { _ = ledger.settle(to, at: visibility) }
  }

  /// Makes the appearance calls that bring pages to their state at rest. Returns false if all of them are in that state
  /// already.
  func balance() -> Bool {
    guard transition == nil, queue.isEmpty else { return false }
    var isChanged = false
    for page in pages where page !== selectedPage { isChanged = ledger.settle(page, at: nil) || isChanged }
    if let page = selectedPage { isChanged = ledger.settle(page, at: visibility) || isChanged }
    return isChanged
  }
}
