import UIKit

extension ContainerViewController {
  // Of `viewControllers` only the selected one gets what the container gets; a subclass's own further children all do.
  private var others: [UIViewController] { children.filter { !isPage($0) } }

  private func isPage(_ child: UIViewController) -> Bool {
    childList.id(of: child) != nil
  }

  /// The page that comes and goes with the container: the selected one, or the page that a transition has ended at and
  /// that is about to be the selected one.
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
      // A callback at the end of the transition may have brought the container back.
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

  /// A change without a transition, with the appearance calls as far as the container itself is seen.
  func swap(from: UIViewController?, to: UIViewController?) {
    // A callback may have taken it out.
    let to = to.flatMap { isOwn($0) ? $0 : nil }
    if visibility != nil, let to { load(to) }
    // Loading a view may have taken the container off the screen.
    if visibility != nil {
      if let to { ledger.begin(to, appearing: true, animated: false) }
      if let from { ledger.begin(from, appearing: false, animated: false) }
    }
    if isViewLoaded {
      // One that another parent shows by now is not to be touched.
      if let from, let left = from.viewIfLoaded, from.parent == nil || isOwn(from) || left.isDescendant(of: pageArea) {
        left.endEditing(true)
        left.removeFromSuperview()
      }
      if let to { install(to) }
    }
    if let from { ledger.end(from) }
    if let to { _ = ledger.settle(to, at: visibility) }
  }

  /// Whether a page had been told something that does not hold at rest, which is put right.
  func balance() -> Bool {
    guard transition == nil, queue.isEmpty else { return false }
    var isChanged = false
    for page in pages where page !== selectedPage { isChanged = ledger.settle(page, at: nil) || isChanged }
    if let page = selectedPage { isChanged = ledger.settle(page, at: visibility) || isChanged }
    return isChanged
  }
}
