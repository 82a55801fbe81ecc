import UIKit

// A child belongs to the last parent that it was added to. If an app calls `removeFromParent()` or adds the child to
// another parent, it is no longer a page. UIKit does not notify the container, so `parent` is checked at each request,
// at each layout, and, for the two pages of a transition, in each of its frames.
extension ContainerViewController {
  /// Removes children from `viewControllers` that have left by other means, as if the app had removed them there.
  ///
  /// If a step is under way, they are removed when it ends.
  func followDepartures() {
    guard depth == 0, hasDepartures else { return }
    drain()
  }

  /// Removes such children as part of the step that is under way.
  func removeDeparted() {
    guard hasDepartures else { return }
    let gone = pages.filter { !isOwn($0) }
    for child in gone {
      logDeparture(of: child)
      // The new parent has made, or will make, the appearance calls of a child that it shows.
      if let view = child.viewIfLoaded, view.window != nil, !view.isDescendant(of: pageArea) { ledger.forget(child) }
    }
    let staying = pages.filter { isOwn($0) }
    let selected = selectedPage.flatMap { childList.index(of: $0) } ?? 0
    replaceChildren(staying, heir: staying.isEmpty ? nil : staying[min(selected, staying.count - 1)])
    for child in gone { _ = ledger.settle(child, at: nil) }
  }

  /// Makes another container that has the child release it, before this container adds it. UIKit would move it without
  /// the appearance calls.
  func takeOver(_ child: UIViewController) {
    guard let other = child.parent as? ContainerViewController, other !== self else { return }
    other.giveUp(child)
  }

  private func giveUp(_ child: UIViewController) {
    guard childList.contains(child) else { return }
    logDeparture(of: child)
    setPages(knownPages.filter { $0 !== child }, animated: false)
  }

  private func logDeparture(of child: UIViewController) {
    Misuse.log(
      "was removed from a ContainerViewController by removeFromParent() or another parent, and is no longer in "
        + "viewControllers; set viewControllers instead", by: child)
  }

  /// Returns true if the container is the child's parent.
  func isOwn(_ child: UIViewController) -> Bool { child.parent === self }

  /// `true` if a page has left by other means, and has not been removed from `pages` yet.
  var hasDepartures: Bool { pages.contains { !isOwn($0) } }

  /// Removes the views of pages that have another parent by now, even during a step. UIKit stops a program that adds
  /// such a view to a window.
  func removeViewsOfOthers() {
    for page in pages + childList.leaving where page.parent != nil && !isOwn(page) {
      if let view = page.viewIfLoaded, view.isDescendant(of: pageArea) { view.removeFromSuperview() }
    }
  }

  /// Called when a view leaves the page area. UIKit makes the appearance calls of a page without a parent, and a new
  /// parent makes those of its child. The container ends the appearance transitions that it has begun.
  func pageViewWillLeave(_ view: UIView) {
    guard let page = pages.first(where: { $0.viewIfLoaded === view }), !isOwn(page),
      ledger.state(of: page) != .disappearing
    else { return }
    ledger.forget(page)
  }
}
