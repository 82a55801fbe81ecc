import UIKit

extension ContainerViewController {
  func request(
    _ child: UIViewController, animated: Bool, source: ContainerSelectionSource = .code,
    completion: ((Bool) -> Void)? = nil
  ) {
    engine.send(
      .select(
        engine.children.identify(child), animated: animated, source: source,
        request: completion.map(SelectionRequest.init)))
  }

  /// Sets the children.
  ///
  /// - Parameter selected: The child to select; nil keeps the selected one if it stays.
  func setChildren(_ viewControllers: [UIViewController], selected: UIViewController? = nil, animated: Bool = false) {
    var seen: Set<ObjectIdentifier> = []
    let children = viewControllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    assert(children.count == viewControllers.count, "ContainerViewController: a child can be in viewControllers once")
    let ids = children.map { engine.children.identify($0) }
    engine.send(.setChildren(ids, fallback: selected.map { engine.children.identify($0) }, animated: animated))
  }

  /// Removes children from `viewControllers` that have another parent.
  func followDepartures() {
    if engine.children.remaining != nil { engine.send(.parentsChanged) }
  }

  /// Called when the user chooses a tab, with its index.
  func tabWasTapped(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    let child = pages[index]
    if child === engine.restingPage { engine.endIfOver() }
    if child === engine.selected, transition == nil {
      callDelegate("didReselect", child) { $0.containerViewController(self, didReselect: child) }
      return
    }
    guard allows(child) else { return }
    let heading = engine.heading
    request(child, animated: true, source: .tab)
    if child !== heading { pan.userDidChoose(child) }
  }

  var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: The state that requests depend on

  var pages: [UIViewController] { engine.children.pages }
  func index(of page: UIViewController) -> Int? { engine.children.index(of: page) }
  var transition: Transition? { engine.transition }
  var pageArea: PageArea { engine.layout.area }
}
