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
    hearing.asker = .app
    if departing != nil {
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
    let heir = children[min(pages.firstIndex { $0 === selected } ?? 0, children.count - 1)]
    guard animated, canAnimate, transition == nil else { return replaceChildren(children, heir: heir) }
    (departing, departingHeir) = (selected, heir)
    replaceChildren(children, heir: selected)
    queue += machine.handle(.select(ObjectIdentifier(heir), animated: true, request: nil))
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
    let gone = pages.filter { page in !children.contains { $0 === page } }
    let new = children.filter { child in !pages.contains { $0 === child } }
    for child in gone where isOwn(child) { child.willMove(toParent: nil) }
    for child in new {
      takeOver(child)
      addChild(child)
    }
    leaving = gone
    pages = children
    decide(children + [departing].compactMap { $0 }, heir: heir)
    leaving = []
    for child in gone where child !== departing { remove(child) }
    for child in new where isOwn(child) { child.didMove(toParent: self) }
    updateTabs()
  }

  private func remove(_ child: UIViewController) {
    insets.remove(child)
    // A child that has another parent by now stays there.
    if isOwn(child) { child.removeFromParent() }
  }

  private func decide(_ children: [UIViewController], heir: UIViewController?) {
    queue += machine.handle(.children(children.map(ObjectIdentifier.init), heir: heir.map(ObjectIdentifier.init)))
    flush()
  }

  /// Lets a child go that is no longer in `pages`, once nothing switches away from it any more; answers whether it did.
  func endDeparture() -> Bool {
    guard let gone = departing, transition == nil, queue.isEmpty else { return false }
    decide(pages, heir: pages.first { $0 === departingHeir } ?? pages.first)
    (departing, departingHeir) = (nil, nil)
    if !pages.contains(where: { $0 === gone }) { remove(gone) }
    updateBar()
    return true
  }
}
