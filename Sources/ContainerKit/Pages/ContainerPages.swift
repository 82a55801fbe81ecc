import UIKit

// sample: in a function (container: ContainerViewController, days: any ContainerPageSource, today: Int)
/// The pages of a source in a container: any number of them, of which only the selected one and its neighbors exist.
///
/// ```swift
/// let pages = ContainerPages(container, source: days, selected: today)
/// pages.loadsNeighbors = true
/// container.isTabBarHidden = true
/// ```
///
/// A page is made when it is selected, or when a finger is about to drag it in. After a selection, the pages that are more than
/// `keptNeighbors` steps away are discarded. At most `2 * keptNeighbors + 2` controllers exist, and four if no neighbors are kept
/// while requests wait or a drag goes through one page to the next.
///
/// The container keeps this object until other children are set, which ends it. The pages have no tabs: the bar is empty, and
/// `selectedIndex` is `NSNotFound`. `viewControllers` lists the pages that exist. Set pages by this object only.
@preconcurrency @MainActor public final class ContainerPages {
  /// The number of neighbors on each side that are kept, but not made, after a selection. From 0 to 100; otherwise a debug
  /// build stops, and a release build keeps the previous one. Default: 1.
  public var keptNeighbors = 1 {
    didSet {
      Misuse.keep(oldValue, in: &keptNeighbors, "keptNeighbors", "from 0 to 100") { (0...100).contains($0) }
      neighborsDidChange()
    }
  }

  /// A Boolean value that makes the kept neighbors, and loads their views, one in each turn of the main queue while nothing
  /// moves. They are laid out when they are shown. Default: false: a neighbor is made when a finger is about to drag it in.
  public var loadsNeighbors = false {
    didSet { neighborsDidChange() }
  }

  /// The identifier of the selected page, or of the one that was selected last if the container is empty.
  public private(set) var selectedIdentifier: AnyHashable

  private weak var container: ContainerViewController?
  private weak var source: (any ContainerPageSource)?
  /// The pages that are made, the one that was asked for last at the end.
  private var pages: [(identifier: AnyHashable, controller: UIViewController)] = []
  /// The pages that the source is making.
  private var making: Set<AnyHashable> = []
  /// `true` if a neighbor may not be loaded yet.
  private var mayLoad = false
  private var isLoadScheduled = false
  private var memoryWarning: Observation?

  /// Shows the pages of a source in a container, in place of its children.
  ///
  /// - Parameters:
  ///   - container: The container, which keeps this object.
  ///   - source: The source, which is not retained. Without it the container keeps the pages that it has.
  ///   - selected: The identifier of the page to select. It is made at once.
  public init(_ container: ContainerViewController, source: any ContainerPageSource, selected: AnyHashable) {
    (self.container, self.source, selectedIdentifier) = (container, source, selected)
    memoryWarning = Observation(UIApplication.didReceiveMemoryWarningNotification) { [weak self] _ in
      self?.discard(keeping: [])
    }
    container.use(self)
    show(selected)
  }

  /// Returns the identifier of a page; nil if it is not one of the pages that exist.
  public func identifier(of viewController: UIViewController) -> AnyHashable? {
    pages.first { $0.controller === viewController }?.identifier
  }

  /// Selects a page, which is made if necessary, as `ContainerViewController.selectViewController(_:animated:completion:)`
  /// selects a child. A page that is not a neighbor enters from the side that `isPage(_:before:)` says.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the page.
  ///   - animated: `true` to use an animator; false to select the page at once.
  ///   - completion: Called once with the result: `cancelled` also if the container has other children by now. May be called
  ///     before this method returns.
  public func select(
    _ identifier: AnyHashable, animated: Bool, completion: ((ContainerSelectionOutcome) -> Void)? = nil
  ) {
    guard let container, let page = container.adopt(from: self, { $0.page(for: identifier) }) else {
      completion?(.cancelled)
      return
    }
    container.request(page, animated: animated, completion: completion)
  }

  /// Selects a page, and returns the value that the completion of `select(_:animated:completion:)` would get.
  ///
  /// Cancelling the task ends the wait with `cancelled`, but does not cancel the transition.
  @discardableResult public func select(
    _ identifier: AnyHashable, animated: Bool
  ) async -> ContainerSelectionOutcome {
    await SingleResume.outcome { select(identifier, animated: animated, completion: $0) }
  }

  /// Discards all pages, and makes the selected one again, without animation. Call it when the source's pages or their order have
  /// changed. To show another page instead, select that one first.
  public func reload() { reload { _ in false } }

  /// Adopts a change of the source's pages or their order, and keeps those pages that exist and are the same as before. The other
  /// ones are discarded, and the selected one is made again if it is among these. A transition between two pages that are kept
  /// continues.
  ///
  /// - Parameter isKept: Returns true if the page with an identifier stays. Called once for each page that exists.
  public func reload(keeping isKept: (AnyHashable) -> Bool) {
    guard let container, container.supply === self else { return }
    let old = pages
    pages = old.filter { isKept($0.identifier) }
    for page in old where identifier(of: page.controller) == nil {
      source?.willDiscard(page.controller, for: page.identifier)
    }
    guard pages.contains(where: { $0.identifier == selectedIdentifier }) else { return show(selectedIdentifier) }
    guard container.supply === self else { return }
    container.setChildren(made)
    neighborsDidChange()
  }

  /// Makes a page, if necessary, and selects it among those that exist.
  private func show(_ identifier: AnyHashable) {
    guard let page = page(for: identifier), let container, container.supply === self else { return }
    container.setChildren(made, selected: page)
    neighborsDidChange()
  }
}

// MARK: - The pages that exist

extension ContainerPages: PageSupply {
  var items: [ContainerTabItem] { [] }

  var made: [UIViewController] {
    guard let source else { return pages.map(\.controller) }
    return pages.sorted { source.isPage($0.identifier, before: $1.identifier) }.map(\.controller)
  }

  func tabIndex(of page: UIViewController) -> Int? { nil }
  func page(atTab index: Int) -> UIViewController? { nil }

  func page(
    _ step: ContainerPageStep, from page: UIViewController, wraps: Bool, skipsDisabled: Bool
  ) -> UIViewController? {
    neighbor(step, of: page).flatMap { self.page(for: $0) }
  }

  func hasPage(_ step: ContainerPageStep, from page: UIViewController) -> Bool { neighbor(step, of: page) != nil }

  private func neighbor(_ step: ContainerPageStep, of page: UIViewController) -> AnyHashable? {
    guard let here = identifier(of: page), let there = source?.page(step, from: here), there != here else { return nil }
    return there
  }

  func savedValue(of page: UIViewController) -> Any? {
    guard let value = identifier(of: page)?.base else { return nil }
    return PropertyListSerialization.propertyList(value, isValidFor: .binary) ? value : nil
  }

  func page(savedAs value: Any) -> UIViewController? { (value as? AnyHashable).flatMap { page(for: $0) } }

  func childrenDidChange(to children: [UIViewController]) {
    let kept = Set(children.map(ObjectIdentifier.init))
    pages.removeAll { !kept.contains(ObjectIdentifier($0.controller)) }
  }

  func selectionDidSettle() {
    guard let container, let selected = container.engine.selected.flatMap({ identifier(of: $0) }) else { return }
    if selected != selectedIdentifier {
      selectedIdentifier = selected
      neighborsDidChange()
    }
    loadSoon()
  }

  /// Returns a page, which is made if necessary.
  private func page(for identifier: AnyHashable) -> UIViewController? {
    if let index = pages.firstIndex(where: { $0.identifier == identifier }) {
      let page = pages.remove(at: index)
      pages.append(page)
      return page.controller
    }
    makeRoom()
    guard let source, making.insert(identifier).inserted else { return nil }
    defer { making.remove(identifier) }
    let controller = source.viewController(for: identifier)
    guard self.identifier(of: controller) == nil else {
      assertionFailure(
        "ContainerPageSource: viewController(for: \(identifier)) returned the controller of another page")
      return nil
    }
    pages.append((identifier, controller))
    return controller
  }

  // MARK: Discarding

  /// Discards the page that was asked for least recently, if one more would be too many.
  private func makeRoom() {
    guard pages.count >= 2 * keptNeighbors + 2, let page = pages.first(where: { !isInUse($0.controller) }) else {
      return
    }
    discard { $0 == page.identifier }
  }

  private func isInUse(_ page: UIViewController) -> Bool {
    container?.pagesInUse.contains { $0 === page } ?? true
  }

  /// Discards the pages that are neither in use nor near the selected one.
  private func discard(keeping near: Set<AnyHashable>) {
    discard { !near.contains($0) }
  }

  private func discard(where isFar: (AnyHashable) -> Bool) {
    let far = pages.filter { isFar($0.identifier) && !isInUse($0.controller) }
    guard !far.isEmpty, let container, container.supply === self else { return }
    pages.removeAll { page in far.contains { $0.identifier == page.identifier } }
    for page in far { source?.willDiscard(page.controller, for: page.identifier) }
    container.setChildren(made)
  }

  /// Returns the pages up to `keptNeighbors` steps from the selected one, the nearest first.
  private var neighborhood: [AnyHashable] {
    var (ends, found) = ([selectedIdentifier, selectedIdentifier], [selectedIdentifier])
    for _ in 0..<keptNeighbors {
      for (index, step) in [ContainerPageStep.next, .previous].enumerated() {
        guard let next = source?.page(step, from: ends[index]) else { continue }
        ends[index] = next
        if !found.contains(next) { found.append(next) }
      }
    }
    return found
  }

  // MARK: Loading

  private func neighborsDidChange() {
    discard(keeping: Set(neighborhood))
    mayLoad = loadsNeighbors
    loadSoon()
  }

  private func loadSoon() {
    guard mayLoad, !isLoadScheduled, isIdle else { return }
    isLoadScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainThread.assume { self?.loadNext() }
    }
  }

  private var isIdle: Bool {
    guard let container else { return false }
    return container.transition == nil && container.pan.drag == nil
  }

  /// Makes and loads one neighbor. If pages move by now, waits until they do not.
  private func loadNext() {
    isLoadScheduled = false
    guard mayLoad, isIdle, let container else { return }
    // The selected page's view is loaded when the container shows it.
    let next = neighborhood.dropFirst().first { identifier in
      !pages.contains { $0.identifier == identifier && $0.controller.isViewLoaded }
    }
    mayLoad = false
    guard let next, let page = container.adopt(from: self, { $0.page(for: next) }) else { return }
    container.engine.layout.load(page)
    mayLoad = true
    loadSoon()
  }
}
