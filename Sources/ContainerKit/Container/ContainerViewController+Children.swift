import UIKit

extension ContainerViewController {
  func setPages(_ viewControllers: [UIViewController], animated: Bool) {
    let children = unique(viewControllers)
    announced = children
    announcements += 1
    ask { [self] in
      announcements -= 1
      if announcements == 0 { announced = nil }
      change(to: children, animated: animated)
    }
  }

  private func change(to children: [UIViewController], animated: Bool) {
    if childList.departing != nil {
      interrupt()
      _ = endDeparture()
    }
    // A finger that pulls at the end of the pages may find one there now, and its place would be another.
    if transition == nil, drag != nil {
      drag = nil
      pull.letGo(velocity: 0)
    }
    let selected = selectedPage
    guard let selected, !children.contains(where: { $0 === selected }), !children.isEmpty else {
      return replaceChildren(children, heir: children.first)
    }
    let heir = children[min(childList.index(of: selected) ?? 0, children.count - 1)]
    guard animated, canAnimate, transition == nil else { return replaceChildren(children, heir: heir) }
    childList.beginDeparture(of: selected, to: heir)
    replaceChildren(children, heir: selected)
    guard let id = childList.id(of: heir) else { return }
    queue += machine.handle(.select(id, animated: true, request: nil))
  }

  func unique(_ viewControllers: [UIViewController]) -> [UIViewController] {
    var seen: Set<ObjectIdentifier> = []
    let children = viewControllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    assert(children.count == viewControllers.count, "ContainerViewController: a child can be in viewControllers once")
    return children
  }

  /// Containment calls for who comes and goes, and the selection. A child that is departing stays the selected one, and
  /// a child, until the switch away from it has ended.
  func replaceChildren(_ children: [UIViewController], heir: UIViewController?) {
    let (gone, new) = childList.changes(to: children)
    for child in gone where isOwn(child) { child.willMove(toParent: nil) }
    for child in new {
      takeOver(child)
      addChild(child)
    }
    childList.set(children)
    decide(children + [childList.departing].compactMap { $0 }, heir: heir)
    childList.forgetRemoved()
    for child in gone where child !== childList.departing { remove(child) }
    for child in new where isOwn(child) { child.didMove(toParent: self) }
    updateTabs()
  }

  private func remove(_ child: UIViewController) {
    insets.remove(child)
    // A child that has another parent by now stays there.
    if isOwn(child) { child.removeFromParent() }
  }

  private func decide(_ children: [UIViewController], heir: UIViewController?) {
    let ids = children.compactMap { childList.id(of: $0) }
    queue += machine.handle(.children(ids, heir: heir.flatMap { childList.id(of: $0) }))
    flush()
  }

  /// Lets a child go that is no longer in `pages`, once nothing switches away from it any more; answers whether it did.
  func endDeparture() -> Bool {
    guard let gone = childList.departing, transition == nil, queue.isEmpty else { return false }
    let successor = childList.successor.flatMap { childList.contains($0) ? $0 : nil }
    decide(pages, heir: successor ?? pages.first)
    childList.endDeparture()
    if !childList.contains(gone) { remove(gone) }
    updateBar()
    return true
  }
}
