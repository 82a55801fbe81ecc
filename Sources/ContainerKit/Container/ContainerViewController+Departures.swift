import UIKit

// A child belongs to the parent that it was given last. One that an app takes out by `removeFromParent()`, or gives to
// another parent, is no page any more. UIKit tells the container nothing of that, so `parent` is compared at each request,
// at each layout, and in each frame of a transition.
extension ContainerViewController {
  /// Takes children out of `viewControllers` that have left by other means, as if the app had removed them there.
  ///
  /// In the middle of a step it waits for the end of that.
  func followDepartures() {
    guard depth == 0, hasDepartures else { return }
    drain()
  }

  /// As `followDepartures()`, as a part of the work that is under way.
  func removeDeparted() {
    guard hasDepartures else { return }
    let gone = pages.filter { !isOwn($0) }
    for child in gone {
      logDeparture(of: child)
      // What its new parent shows, that has told it of, or will.
      if let view = child.viewIfLoaded, view.window != nil, !view.isDescendant(of: pageArea) { ledger.forget(child) }
    }
    let staying = pages.filter { isOwn($0) }
    let selected = pages.firstIndex { $0 === selectedPage } ?? 0
    hearing.asker = .app
    replaceChildren(staying, heir: staying.isEmpty ? nil : staying[min(selected, staying.count - 1)])
    for child in gone { _ = ledger.settle(child, at: nil) }
  }

  /// Has the container that a child is in let go of it, before this one adds it. UIKit would take it away without the
  /// appearance calls.
  func takeOver(_ child: UIViewController) {
    guard let other = child.parent as? ContainerViewController, other !== self else { return }
    other.giveUp(child)
  }

  private func giveUp(_ child: UIViewController) {
    guard pages.contains(where: { $0 === child }) else { return }
    logDeparture(of: child)
    setPages(knownPages.filter { $0 !== child }, animated: false)
  }

  private func logDeparture(of child: UIViewController) {
    Misuse.log(
      "left a ContainerViewController by removeFromParent() or for another parent, and has been taken out of "
        + "viewControllers; set viewControllers instead", by: child)
  }

  /// Whether a child is the container's.
  func isOwn(_ child: UIViewController) -> Bool { child.parent === self }

  private var hasDepartures: Bool { pages.contains { !isOwn($0) } }

  /// Called when a view leaves the pages' area. UIKit makes the appearance calls of a page without a parent, and a new
  /// parent makes those of its child. What the container has begun, it ends itself.
  func pageViewWillLeave(_ view: UIView) {
    guard let page = pages.first(where: { $0.viewIfLoaded === view }), !isOwn(page),
      ledger.state(of: page) != .disappearing
    else { return }
    ledger.forget(page)
  }
}
