import UIKit

extension ContainerViewController {
  func request(
    _ child: UIViewController, animated: Bool, step: AskedStep? = nil, source: ContainerSelectionSource = .code,
    completion: ((ContainerSelectionOutcome) -> Void)? = nil
  ) {
    engine.send(
      .select(
        Page(child), animated: animated, step: step, source: source, request: completion.map(SelectionRequest.init)))
  }

  /// Sets the children.
  ///
  /// - Parameter selected: The child to select; nil keeps the selected one if it stays.
  func setChildren(_ viewControllers: [UIViewController], selected: UIViewController? = nil, animated: Bool = false) {
    var seen: Set<ObjectIdentifier> = []
    let children = viewControllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    assert(children.count == viewControllers.count, "ContainerViewController: a child can be in viewControllers once")
    engine.send(.setChildren(children.map(Page.init), fallback: selected.map(Page.init), animated: animated))
  }

  /// Returns the page that follows the one to which all requests so far lead, skipping disabled ones; nil if there is none.
  func page(_ step: ContainerPageStep, wraps: Bool = false) -> (page: UIViewController, step: AskedStep)? {
    guard let start = engine.destination else { return nil }
    return page(step, from: start, wraps: wraps, skipsDisabled: true).map {
      ($0, AskedStep(step: step, start: Page(start)))
    }
  }

  /// Called when the user chooses a tab, with its index.
  func tabWasTapped(_ index: Int) {
    guard let child = enabledPage(atTab: index) else { return }
    if child === engine.restingPage { engine.endIfOver() }
    if child === engine.selected, transition == nil { return reselect(child) }
    guard allows(child) else { return }
    let heading = engine.heading
    request(child, animated: true, source: .tab)
    if child !== heading { pan.userDidChoose(child) }
  }

  /// Called when a finger has rested on a tab, with its index. Returns true if the delegate has handled it.
  func tabWasPressed(_ index: Int) -> Bool {
    guard let child = enabledPage(atTab: index) else { return false }
    return callDelegate("didLongPressTabOf", child) { $0.containerViewController(self, didLongPressTabOf: child) }
      ?? false
  }

  private func reselect(_ child: UIViewController) {
    let action = Reselection(of: child, allowed: allowedReselectionActions(for: child))
    callDelegate("didReselect", child) { $0.containerViewController(self, didReselect: child) }
    // The delegate may have selected another child.
    if child === engine.selected, transition == nil { action?.perform() }
  }

  var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: The state that requests depend on

  var pages: [UIViewController] { engine.children.pages.map(\.controller) }
  var transition: Transition? { engine.transition }
  var pageArea: PageArea { engine.layout.area }
}
