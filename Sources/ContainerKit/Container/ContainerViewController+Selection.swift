import UIKit

// Requests of the user and of the app.
extension ContainerViewController {
  /// The selected child.
  var selectedPage: UIViewController? { engine.selected }

  var pages: [UIViewController] { childList.pages }

  /// The current transition.
  var transition: Transition? { engine.transition }

  func request(
    _ child: UIViewController, animated: Bool, source: ContainerSelectionSource = .code,
    completion: ((Bool) -> Void)? = nil
  ) {
    engine.send(
      .select(
        childList.identify(child), animated: animated, source: source, request: completion.map(SelectionRequest.init)))
  }

  /// Sets the children.
  ///
  /// - Parameter selected: The child to select; nil keeps the selected one if it stays.
  func setChildren(_ viewControllers: [UIViewController], selected: UIViewController? = nil, animated: Bool = false) {
    var seen: Set<ObjectIdentifier> = []
    let children = viewControllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    assert(children.count == viewControllers.count, "ContainerViewController: a child can be in viewControllers once")
    let ids = children.map { childList.identify($0) }
    engine.send(.setChildren(ids, fallback: selected.map { childList.identify($0) }, animated: animated))
  }

  func tabWasTapped(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    let child = pages[index]
    if child === selectedPage, transition == nil {
      return tell("didReselect", child) { $0.containerViewController(self, didReselect: child) }
    }
    guard allows(child) else { return }
    let heading = engine.heading
    request(child, animated: true, source: .tab)
    if child !== heading { playFeedback(for: child, transition) }
  }

  /// Plays selection haptics because the user has chosen a child.
  func playFeedback(for child: UIViewController, _ transition: Transition?) {
    guard playsSelectionHaptics, feedback.play(for: transition) else { return }
    record("selectionChanged", child)
  }

  /// Asks the delegate about a selection that the user wants.
  func allows(_ child: UIViewController) -> Bool {
    guard let delegate else { return true }
    record("shouldSelect", child)
    return delegate.containerViewController(self, shouldSelect: child)
  }

  /// Removes children from `viewControllers` that have another parent.
  func followDepartures() {
    if childList.remaining != nil { engine.send(.parentsChanged) }
  }

  /// Called when a view leaves the page area. UIKit makes the appearance calls of a page without a parent, and a new
  /// parent makes those of its child. The container ends the appearance transitions that it has begun.
  func pageViewWillLeave(_ view: UIView) {
    guard let page = pages.first(where: { $0.viewIfLoaded === view }), !childList.isOwn(page),
      let id = childList.id(of: page), appearance.state(of: id) != .disappearing
    else { return }
    appearance.forget(id)
  }
}
