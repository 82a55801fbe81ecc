import UIKit

extension ContainerViewController {
  func request(
    _ child: UIViewController, animated: Bool, step: RequestedStep? = nil, source: ContainerSelectionSource = .code,
    completion: ((ContainerSelectionOutcome) -> Void)? = nil
  ) {
    engine.send(
      .select(
        Page(child), animated: animated, step: step, source: source, request: completion.map(SelectionRequest.init)))
  }

  /// Returns the page that follows the one to which all requests so far lead, skipping disabled ones; nil if there is none.
  func page(_ step: ContainerPageStep, wraps: Bool = false) -> (page: UIViewController, step: RequestedStep)? {
    guard let start = engine.finalPage else { return nil }
    return provided.page(step, from: start, wraps: wraps, skipsDisabled: true).map {
      ($0, RequestedStep(step: step, start: Page(start)))
    }
  }

  /// Called when the user chooses a tab, with its index.
  func tabWasTapped(_ index: Int) {
    guard let child = provided.enabledPage(atTab: index) else { return }
    if child === engine.restingPage { engine.endIfOver() }
    if child === engine.selected, transition == nil { return reselect(child) }
    guard calls.allows(child) else { return }
    let heading = engine.currentTarget
    request(child, animated: true, source: .tab)
    if child !== heading { pan.userDidChoose(child) }
  }

  /// Called when a finger has rested on a tab, with its index. Returns true if the delegate has handled it.
  func tabWasPressed(_ index: Int) -> Bool {
    guard let child = provided.enabledPage(atTab: index) else { return false }
    return calls.didLongPressTab(of: child)
  }

  private func reselect(_ child: UIViewController) {
    let action = Reselection(of: child, allowed: calls.reselectionActions(for: child))
    calls.didReselect(child)
    // The delegate may have selected another child.
    if child === engine.selected, transition == nil { action?.perform() }
  }

  // MARK: The state that requests depend on

  /// The pages that are selected, or take part in the running transition or the one after it.
  var pagesInUse: [UIViewController] {
    [engine.selected, transition?.from, transition?.to, engine.finalPage].compactMap { $0 }
  }

  var transition: Transition? { engine.transition }
  var pageArea: PageArea { engine.layout.area }
}
