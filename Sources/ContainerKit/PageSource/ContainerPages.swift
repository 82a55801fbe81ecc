import UIKit

// sample: in a function (container: ContainerViewController, days: any ContainerPageSource, today: Int)
/// The pages of a source in a container. There may be any number of them, but only the selected one and its neighbors exist.
///
/// ```swift
/// let pages = ContainerPages(container, source: days, selected: today)
/// pages.loadsNeighbors = true
/// container.isTabBarHidden = true
/// ```
///
/// A page is made when it is selected, or when a finger is about to drag it in. After a selection, the pages that are more than
/// `keptNeighbors` steps away are discarded. At most `2 * keptNeighbors + 2` controllers exist. If no neighbors are kept, one
/// controller exists after a selection and two during a transition. A third exists while a drag goes through one page to the next
/// or a request waits, and a fourth while one request replaces another that waits, because a page must exist before the delegate
/// is asked about it.
///
/// A page that was made and not selected, as after a cancelled drag or if `shouldSelect` returns false, stays until the next
/// selection, or until another page needs its room.
///
/// The container keeps this object until other children are set, which ends it. The pages have no tabs: the bar is empty, and
/// `selectedIndex` is `NSNotFound`. `viewControllers` lists the pages that exist. Set pages by this object only.
@preconcurrency @MainActor public final class ContainerPages {
  /// The number of neighbors on each side that are kept, but not made, after a selection. From 0 to 100; otherwise a debug
  /// build stops, and a release build keeps the previous one. Default: 1.
  public var keptNeighbors = 1 {
    didSet {
      Misuse.revertIfInvalid(&keptNeighbors, to: oldValue, "keptNeighbors", "from 0 to 100") { (0...100).contains($0) }
      neighborsDidChange()
    }
  }

  /// A Boolean value that makes the kept neighbors, and loads their views, one in each turn of the main queue while the
  /// container is on screen without a transition. They are laid out when they are shown. After a memory warning none are loaded
  /// until the next selection. Default: false: a neighbor is made when a finger is about to drag it in.
  public var loadsNeighbors = false {
    didSet { neighborsDidChange() }
  }

  /// The identifier of the selected page, or of the one that was selected last if the container is empty or has other children.
  public var selectedIdentifier: AnyHashable {
    container?.engine.announcedSelection.flatMap { identifier(of: $0) } ?? trimmedFor
  }

  /// A page that is made. The container retains it, because it is a child.
  private struct Made {
    let identifier: AnyHashable
    weak var controller: UIViewController?
  }

  private weak var container: ContainerViewController?
  private weak var source: (any ContainerPageSource)?
  /// The selected page for which the pages that are not near have been discarded.
  private var trimmedFor: AnyHashable
  /// The pages that are made, in the order in which they were last requested.
  private var pages: [Made] = []
  /// The pages that the source is making.
  private var making: Set<AnyHashable> = []
  /// `true` if there may be a neighbor to load.
  private var mayLoad = false
  private var isLoadScheduled = false
  private var memoryWarning: Observation?

  /// Shows the pages of a source in a container, in place of its children.
  ///
  /// - Parameters:
  ///   - container: The container, which keeps this object.
  ///   - source: The source, which is not retained. Without it the container keeps the pages that it has.
  ///   - selected: The identifier of the page to select. If no page was shown before, it is made at the next layout in a window, or
  ///     when `selectedViewController` is read.
  public init(_ container: ContainerViewController, source: any ContainerPageSource, selected: AnyHashable) {
    (self.container, self.source, trimmedFor) = (container, source, selected)
    memoryWarning = Observation(UIApplication.didReceiveMemoryWarningNotification) { [weak self] _ in
      self?.didReceiveMemoryWarning()
    }
    if container.provided.isBeingSetUp {
      plan(selected)
    } else {
      container.provided.use(self)
      show(selected)
    }
  }

  /// Returns the identifier of a page; nil if it is not one of the pages that exist.
  public func identifier(of viewController: UIViewController) -> AnyHashable? {
    guard container?.provided.provider === self else { return nil }
    return pages.first { $0.controller === viewController }?.identifier
  }

  /// Selects a page, which is made if necessary, as `ContainerViewController.selectViewController(_:animated:completion:)`
  /// selects a child. A page that is not a neighbor enters from the side that `isPage(_:before:)` says.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the page.
  ///   - animated: `true` to use an animator; false to select the page at once.
  ///   - completion: Called once with the result. It is also `cancelled` if the source has no such page, or if the container now
  ///     has other children. May be called before this method returns.
  public func select(
    _ identifier: AnyHashable, animated: Bool, completion: ((ContainerSelectionOutcome) -> Void)? = nil
  ) {
    guard let container, let page = container.provided.adopt(from: self, { $0.page(for: identifier) }) else {
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

  /// Adopts a change of the source's pages or their order, and keeps the existing pages that are the same as before. The others
  /// are discarded. If the selected page is one of those, it is made again. A transition between two pages that are kept
  /// continues.
  ///
  /// - Parameter isKept: Returns true if the page with an identifier stays. Called once for each page that exists.
  public func reload(keeping isKept: (AnyHashable) -> Bool) {
    guard let source, let container, container.provided.provider === self, !container.provided.isPlanned else { return }
    let (selected, old) = (selectedIdentifier, existing(pages))
    let kept = pages.filter { isKept($0.identifier) }
    pages = kept
    for page in old where !kept.contains(where: { $0.controller === page.controller }) {
      source.willDiscard(page.controller, for: page.identifier)
    }
    // The source may have selected a page in that call, or the app set other children.
    let isShown = kept.contains { $0.identifier == selected } || pages.count > kept.count
    guard isShown else { return show(selected) }
    guard container.provided.provider === self else { return }
    container.engine.setChildren(loadedPages)
    neighborsDidChange()
  }

  private func plan(_ identifier: AnyHashable) {
    let planned = PlannedPage(tab: nil) { [weak self] in
      self?.page(for: identifier)
    } isPage: { [weak self] in
      self?.identifier(of: $0) == identifier
    }
    container?.provided.use(self, planning: planned)
    container?.engine.setChildren([], isSetUp: true)
  }

  /// Makes a page, if necessary, and selects it among those that exist.
  private func show(_ identifier: AnyHashable) {
    // The source may reload while it makes the page.
    guard !making.contains(identifier) else { return }
    let page = page(for: identifier)
    guard let container, container.provided.provider === self else { return }
    container.engine.setChildren(loadedPages, selected: page, isSetUp: true)
    neighborsDidChange()
  }
}

// MARK: - The pages that exist

extension ContainerPages: PageProvider {
  var tabCount: Int { 0 }
  func item(atTab index: Int) -> ContainerTabItem { preconditionFailure("pages of a source have no tabs") }

  var loadedPages: [UIViewController] {
    let pages = existing(pages)
    guard let source else { return pages.map(\.controller) }
    return pages.sorted { source.isPage($0.identifier, before: $1.identifier) }.map(\.controller)
  }

  private func existing(_ pages: [Made]) -> [(identifier: AnyHashable, controller: UIViewController)] {
    pages.compactMap { page in page.controller.map { (page.identifier, $0) } }
  }

  func tabIndex(of page: UIViewController) -> Int? { nil }
  func page(atTab index: Int) -> UIViewController? { nil }

  func page(
    _ step: ContainerPageStep, from page: UIViewController, wraps: Bool, skipsDisabled: Bool
  ) -> UIViewController? {
    guard let here = identifier(of: page), let there = neighbor(step, of: page) else { return nil }
    checkWayBack(step, from: here, to: there)
    return self.page(for: there)
  }

  /// Stops a debug build if the step back from a page's neighbor leads to a third page.
  private func checkWayBack(_ step: ContainerPageStep, from here: AnyHashable, to there: AnyHashable) {
    assert(
      [here, nil].contains(source?.page(step.opposite, from: there)),
      """
      ContainerPageSource: page(.\(step), from: \(here)) returned \(there), so page(.\(step.opposite), from: \(there)) \
      must return \(here), or nil
      """)
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

  func page(savedAs value: Any) -> UIViewController? {
    // A property list may contain numbers as NSNumber. They get the type of the other identifiers.
    let number = value as? NSNumber
    let identifier: AnyHashable? =
      switch selectedIdentifier.base {
      case is Int: number.flatMap { Int(exactly: $0.doubleValue) }
      case is Double: number?.doubleValue
      case is Bool: number?.boolValue
      default: nil
      }
    return (identifier ?? value as? AnyHashable).flatMap { page(for: $0) }
  }

  func childrenDidChange(to children: [UIViewController]) {
    let kept = Set(children.map(ObjectIdentifier.init))
    pages.removeAll { page in page.controller.map { !kept.contains(ObjectIdentifier($0)) } ?? true }
  }

  func selectionDidSettle() {
    if selectedIdentifier != trimmedFor {
      trimmedFor = selectedIdentifier
      neighborsDidChange()
    }
    loadSoon()
  }

  /// Returns a page, which is made if necessary; nil if the source has none, or is making it at the moment.
  private func page(for identifier: AnyHashable) -> UIViewController? {
    if let index = pages.firstIndex(where: { $0.identifier == identifier }) {
      let page = pages.remove(at: index)
      if let controller = page.controller {
        pages.append(page)
        return controller
      }
    }
    guard let source, making.insert(identifier).inserted else { return nil }
    defer { making.remove(identifier) }
    trim(to: 2 * keptNeighbors + 1)
    guard source.hasPage(for: identifier) else { return nil }
    let controller = source.viewController(for: identifier)
    guard !pages.contains(where: { $0.controller === controller }) else {
      assertionFailure(
        "ContainerPageSource: viewController(for: \(identifier)) returned the controller of another page")
      return nil
    }
    pages.append(Made(identifier: identifier, controller: controller))
    return controller
  }

  // MARK: Discarding

  /// Discards the pages that were requested least recently and are not in use, as long as there are more than this number.
  private func trim(to count: Int) {
    guard pages.count > count else { return }
    let unused = existing(pages).filter { !isInUse($0.controller) }.prefix(pages.count - count)
    let discarded = Set(unused.map(\.identifier))
    discard { discarded.contains($0) }
  }

  private func isInUse(_ page: UIViewController) -> Bool {
    container?.pagesInUse.contains { $0 === page } ?? true
  }

  private func didReceiveMemoryWarning() {
    mayLoad = false
    discard { _ in true }
  }

  /// Discards pages that are not in use. Without its source, keeps them, because they could not be made again.
  private func discard(where isFar: (AnyHashable) -> Bool) {
    guard let source, let container, container.provided.provider === self else { return }
    let far = existing(pages).filter { isFar($0.identifier) && !isInUse($0.controller) }
    guard !far.isEmpty else { return }
    pages.removeAll { page in far.contains { $0.identifier == page.identifier } }
    for page in far { source.willDiscard(page.controller, for: page.identifier) }
    // The app may have set other children in that call.
    if container.provided.provider === self { container.engine.setChildren(loadedPages) }
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
    let near = Set(neighborhood)
    discard { !near.contains($0) }
    // The neighbors and the pages of a transition together may exceed the limit.
    trim(to: 2 * keptNeighbors + 2)
    mayLoad = loadsNeighbors
    loadSoon()
  }

  private func loadSoon() {
    guard mayLoad, !isLoadScheduled, isIdle else { return }
    isLoadScheduled = true
    IdleWork.perform { [weak self] in self?.loadNext() }
  }

  private var isIdle: Bool {
    guard let container else { return false }
    return container.engine.isVisible && container.transition == nil && !container.provided.isPlanned
  }

  /// Makes and loads one neighbor. If a transition is running, waits for its end.
  private func loadNext() {
    isLoadScheduled = false
    guard mayLoad, isIdle, let container else { return }
    // The selected page's view is loaded when the container shows it.
    let next = neighborhood.dropFirst().first { identifier in
      !pages.contains { $0.identifier == identifier && $0.controller?.isViewLoaded == true }
    }
    mayLoad = false
    guard let next, let page = container.provided.adopt(from: self, { $0.page(for: next) }) else { return }
    container.engine.layout.load(page)
    mayLoad = true
    loadSoon()
  }
}
