import UIKit

// The children, and which of them is selected.
extension ContainerViewController {
  /// Changes the children, and selects one of them. No other child is selected in between.
  ///
  /// - Parameters:
  ///   - viewControllers: The children, each once, as in `setViewControllers(_:animated:)`.
  ///   - selectedIndex: The index of the child to select, such as one that was saved; 0 if there are no children. If it is out of
  ///     range, a debug build stops, and a release build changes the children only.
  ///   - animated: `true` to animate the transition to the new selection.
  public func setViewControllers(_ viewControllers: [UIViewController], selectedIndex: Int, animated: Bool) {
    let selected = Self.child(at: selectedIndex, of: viewControllers)
    provided.useChildren()
    engine.setChildren(viewControllers, selected: selected, animated: animated, isSetUp: true)
    // The selection so far may have stayed among the children. A callback may have set others.
    if let selected, selected !== engine.finalPage, self.viewControllers.contains(where: { $0 === selected }) {
      request(selected, animated: animated)
    }
  }

  /// Returns the child to select; nil if there are no children, or if the index is out of range, at which a debug build stops.
  static func child(at selectedIndex: Int, of viewControllers: [UIViewController]) -> UIViewController? {
    let isThere = viewControllers.isEmpty ? selectedIndex == 0 : viewControllers.indices.contains(selectedIndex)
    assert(isThere, "ContainerViewController: selectedIndex \(selectedIndex) of \(viewControllers.count) children")
    return isThere ? viewControllers.dropFirst(selectedIndex).first : nil
  }

  /// Selects a child.
  ///
  /// A request joins a running transition to the same child, and reverses a running transition from that child. A
  /// request for a third child waits for the running transition to end; the last such request wins. If nothing can be
  /// animated (the container is not on screen, animations are disabled, or neither the delegate nor `pageTransition` has an
  /// animator), the child is selected at once.
  ///
  /// - Parameters:
  ///   - viewController: One of `viewControllers`. If it is not one of them, a debug build stops, and a release build
  ///     calls the completion with `cancelled`.
  ///   - animated: `true` to use an animator; false to select the child at once.
  ///   - completion: Called once with the result, after the last call of the transition. May be called before this method
  ///     returns.
  public func selectViewController(
    _ viewController: UIViewController, animated: Bool,
    completion: ((ContainerSelectionOutcome) -> Void)? = nil
  ) {
    guard viewControllers.contains(where: { $0 === viewController }) else {
      assertionFailure("ContainerViewController: selectViewController(_:animated:) needs one of viewControllers")
      completion?(.cancelled)
      return
    }
    request(viewController, animated: animated, completion: completion)
  }

  /// Selects a child, and returns the value that the completion of `selectViewController(_:animated:completion:)` would
  /// get.
  ///
  /// In an `async` context, a call without a completion uses this method and waits.
  ///
  /// Cancelling the task ends the wait with `cancelled`, but does not cancel the transition. The result is also `cancelled` if
  /// the container is deallocated.
  @discardableResult public func selectViewController(
    _ viewController: UIViewController, animated: Bool
  ) async -> ContainerSelectionOutcome {
    await SingleResume.outcome { selectViewController(viewController, animated: animated, completion: $0) }
  }
}

// MARK: - By index and direction

extension ContainerViewController {
  /// Selects a tab by its index, as `selectViewController(_:animated:completion:)` selects a child. With `tabs`, its page is made
  /// if necessary.
  ///
  /// - Parameters:
  ///   - index: The index of the tab. If it is out of range or that of a tab that acts, or the pages have no tabs, like those of
  ///     `ContainerPages`, a debug build stops, and a release build calls the completion with `cancelled`.
  ///   - animated: `true` to use an animator; false to select the tab at once.
  ///   - completion: Called once with the result, after the last call of the transition. May be called before this method returns.
  public func selectTab(at index: Int, animated: Bool, completion: ((ContainerSelectionOutcome) -> Void)? = nil) {
    guard let page = provided.page(atTab: index) else {
      assertionFailure("ContainerViewController: selectTab(at: \(index)) \(reasonForNoPage(atTab: index, "tabs"))")
      completion?(.cancelled)
      return
    }
    request(page, animated: animated, completion: completion)
  }

  /// Selects a tab by its index, and returns the value that the completion of `selectTab(at:animated:completion:)` would get.
  ///
  /// Cancelling the task ends the wait with `cancelled`, but does not cancel the transition.
  @discardableResult public func selectTab(at index: Int, animated: Bool) async -> ContainerSelectionOutcome {
    await SingleResume.outcome { selectTab(at: index, animated: animated, completion: $0) }
  }

  /// Selects the next or the previous page, whichever provides the pages. It continues from the page to which all requests so far
  /// lead, and skips pages whose tabs are disabled, and tabs that act. At an end nothing happens.
  ///
  /// - Parameters:
  ///   - step: `next` or `previous`, in the order of the tabs or of the source.
  ///   - animated: `true` to use an animator; false to select the page at once.
  ///   - completion: Called once with the result, after the last call of the transition; with `cancelled` if there is no such page.
  ///     May be called before this method returns.
  public func selectPage(
    _ step: ContainerPageStep, animated: Bool, completion: ((ContainerSelectionOutcome) -> Void)? = nil
  ) {
    guard let (page, requested) = page(step) else {
      completion?(.cancelled)
      return
    }
    request(page, animated: animated, step: requested, completion: completion)
  }

  /// Selects the next or the previous page, and returns the value that the completion of `selectPage(_:animated:completion:)` would
  /// get.
  ///
  /// Cancelling the task ends the wait with `cancelled`, but does not cancel the transition.
  @discardableResult public func selectPage(_ step: ContainerPageStep, animated: Bool) async
    -> ContainerSelectionOutcome
  {
    await SingleResume.outcome { selectPage(step, animated: animated, completion: $0) }
  }
}

// MARK: - Requests

extension ContainerViewController {
  func request(
    _ child: UIViewController, animated: Bool, step: RequestedStep? = nil, source: ContainerSelectionSource = .code,
    completion: ((ContainerSelectionOutcome) -> Void)? = nil
  ) {
    engine.send(
      .select(
        Page(child), animated: animated, step: step, source: source, request: completion.map(SelectionRequest.init)))
  }

  /// Returns the page beside the one to which all requests so far lead, skipping disabled pages; nil if there is none.
  func page(_ step: ContainerPageStep, wraps: Bool = false) -> (page: UIViewController, step: RequestedStep)? {
    provided.makePlanned()
    guard let start = engine.finalPage else { return nil }
    return provided.page(step, from: start, wraps: wraps, skipsDisabled: true).map {
      ($0, RequestedStep(step: step, start: Page(start)))
    }
  }

  /// Returns the reason why a tab has no page, for a message.
  func reasonForNoPage(atTab index: Int, _ noun: String) -> String {
    let isThere = (0..<provided.tabCount).contains(index)
    let acts = isThere && provided.provider.action(atTab: index) != nil
    return acts ? "is a tab that acts, and cannot be selected" : "of \(provided.tabCount) \(noun)"
  }

  /// Called when the user chooses a tab, with its index.
  func tabWasTapped(_ index: Int) {
    if let action = provided.enabledAction(atTab: index) { return action() }
    guard let child = provided.selectablePage(atTab: index) else { return }
    if child === engine.restingPage { engine.endIfOver() }
    if child === engine.selected, transition == nil { return reselect(child) }
    guard calls.allows(child, by: .tab) else { return }
    let target = engine.currentTarget
    request(child, animated: true, source: .tab)
    if child !== target { pan.userDidChoose(child) }
  }

  /// Called when a finger has rested on a tab, with its index. Returns true if the delegate has handled it.
  func tabWasPressed(_ index: Int) -> Bool {
    guard let child = provided.selectablePage(atTab: index) else { return false }
    return calls.didLongPressTab(of: child)
  }

  /// The page that a running transition will select, as the app knows.
  package var expectedSelection: UIViewController? { engine.expectedSelection }

  /// `true` while a finger that slides along the bar is in charge of the pages.
  package var isScrubbing: Bool { engine.isScrubbing }

  /// Called when a finger slides along the bar.
  func tabsAreScrubbed(_ scrub: ContainerTabScrub) {
    if self.scrub == nil, case .moved = scrub { self.scrub = ScrubController(engine, pan: pan, pages: provided) }
    self.scrub?.handle(scrub)
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
    [engine.selected, engine.reportedSelection, transition?.from, transition?.to, engine.finalPage].compactMap { $0 }
  }

  var pageArea: PageArea { engine.layout.area }
}
