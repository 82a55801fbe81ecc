import UIKit

/// The pages of a source in a container, with identifiers that have lost their type: the state of `ContainerPages`.
@MainActor final class SourcePages {
  var keptNeighbors = 1 {
    didSet {
      Misuse.revertIfInvalid(&keptNeighbors, to: oldValue, "keptNeighbors", "from 0 to 100") { (0...100).contains($0) }
      neighborsDidChange()
    }
  }

  /// The identifier of the selected page, or of the one that was selected last.
  var selectedIdentifier: AnyHashable {
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

  private var memoryWarning: Observation?

  init(_ container: ContainerViewController, source: any ContainerPageSource, selected: AnyHashable) {
    (self.container, self.source, trimmedFor) = (container, source, selected)
    memoryWarning = Observation(UIApplication.didReceiveMemoryWarningNotification) { [weak self] _ in
      self?.discard { _ in true }
    }
  }

  func identifier(of viewController: UIViewController) -> AnyHashable? {
    guard container?.provided.provider === self else { return nil }
    return pages.first { $0.controller === viewController }?.identifier
  }

  func select(_ identifier: AnyHashable, animated: Bool, completion: ((ContainerSelectionOutcome) -> Void)?) {
    guard let container, let page = container.provided.adopt(from: self, { $0.page(for: identifier) }) else {
      completion?(.cancelled)
      return
    }
    container.request(page, animated: animated, completion: completion)
  }

  func reload(keeping isKept: (AnyHashable) -> Bool) {
    guard let source, let container, container.provided.provider === self, !container.provided.isPlanned else { return }
    let (selected, old) = (selectedIdentifier, existing(pages))
    let kept = pages.filter { isKept($0.identifier) }
    pages = kept
    for page in old where !kept.contains(where: { $0.controller === page.controller }) {
      source.willDiscardErased(page.controller, for: page.identifier)
    }
    // The source may have selected a page in that call, or the app set other children.
    let isShown = kept.contains { $0.identifier == selected } || pages.count > kept.count
    guard isShown else { return show(selected, animated: false) }
    guard container.provided.provider === self else { return }
    container.engine.setChildren(loadedPages)
    neighborsDidChange()
  }

  /// Sets the pages in place of the container's children.
  func setUp(animated: Bool) {
    guard let provided = container?.provided else { return }
    let selected = trimmedFor
    guard provided.isBeingSetUp else {
      provided.use(self)
      return show(selected, animated: animated)
    }
    let planned = PlannedPage(tab: nil) { [weak self] in
      self?.page(for: selected)
    } isPage: { [weak self] in
      self?.identifier(of: $0) == selected
    }
    provided.use(self, planning: planned)
    container?.engine.setChildren([], isSetUp: true)
  }

  /// Makes a page, if necessary, and selects it among those that exist.
  private func show(_ identifier: AnyHashable, animated: Bool) {
    // The source may reload while it makes the page.
    guard !making.contains(identifier) else { return }
    let page = page(for: identifier)
    guard let container, container.provided.provider === self else { return }
    container.engine.setChildren(loadedPages, selected: page, animated: animated, isSetUp: true)
    neighborsDidChange()
  }
}

// MARK: - The pages that exist

extension SourcePages: PageProvider {
  var tabCount: Int { 0 }
  func item(atTab index: Int) -> ContainerTabItem { preconditionFailure("pages of a source have no tabs") }

  var loadedPages: [UIViewController] {
    let pages = existing(pages)
    guard let source else { return pages.map(\.controller) }
    return pages.sorted { source.isErasedPage($0.identifier, before: $1.identifier) }.map(\.controller)
  }

  private func existing(_ pages: [Made]) -> [(identifier: AnyHashable, controller: UIViewController)] {
    pages.compactMap { page in page.controller.map { (page.identifier, $0) } }
  }

  func tabIndex(of page: UIViewController) -> Int? { nil }
  func page(atTab index: Int) -> UIViewController? { nil }

  func page(
    _ step: ContainerPageStep, from page: UIViewController, wraps: Bool, skipsDisabled: Bool
  ) -> UIViewController? {
    if source == nil { reportLostSource() }
    guard let here = identifier(of: page), let there = neighbor(step, of: page) else { return nil }
    checkWayBack(step, from: here, to: there)
    return self.page(for: there)
  }

  /// Stops a debug build if the step back from a page's neighbor leads to a third page.
  private func checkWayBack(_ step: ContainerPageStep, from here: AnyHashable, to there: AnyHashable) {
    assert(
      [here, nil].contains(source?.erasedPage(step.opposite, from: there)),
      """
      ContainerPageSource: page(.\(step), from: \(here)) returned \(there), so page(.\(step.opposite), from: \(there)) \
      must return \(here), or nil
      """)
  }

  func hasPage(_ step: ContainerPageStep, from page: UIViewController) -> Bool { neighbor(step, of: page) != nil }

  private func neighbor(_ step: ContainerPageStep, of page: UIViewController) -> AnyHashable? {
    guard let here = identifier(of: page), let there = source?.erasedPage(step, from: here), there != here else {
      return nil
    }
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
    guard selectedIdentifier != trimmedFor else { return }
    trimmedFor = selectedIdentifier
    neighborsDidChange()
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
    guard let source else {
      reportLostSource()
      return nil
    }
    guard let identifier = source.ownIdentifier(identifier), making.insert(identifier).inserted else { return nil }
    defer { making.remove(identifier) }
    trim(to: 2 * keptNeighbors + 1)
    guard let controller = source.makeErasedPage(for: identifier) else { return nil }
    guard !pages.contains(where: { $0.controller === controller }) else {
      assertionFailure(
        "ContainerPageSource: viewController(for: \(identifier)) returned the controller of another page")
      return nil
    }
    pages.append(Made(identifier: identifier, controller: controller))
    return controller
  }

  private func reportLostSource() {
    guard let container else { return }
    Misuse.log(
      "the source of its pages was deallocated, so no page can be made; keep it in a property as long as the container shows "
        + "its pages", by: container)
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

  /// Discards pages that are not in use. Without its source, keeps them, because they could not be made again.
  private func discard(where isFar: (AnyHashable) -> Bool) {
    guard let source, let container, container.provided.provider === self else { return }
    let far = existing(pages).filter { isFar($0.identifier) && !isInUse($0.controller) }
    guard !far.isEmpty else { return }
    pages.removeAll { page in far.contains { $0.identifier == page.identifier } }
    for page in far { source.willDiscardErased(page.controller, for: page.identifier) }
    // The app may have set other children in that call.
    if container.provided.provider === self { container.engine.setChildren(loadedPages) }
  }

  /// Returns the pages up to `keptNeighbors` steps from the selected one, the nearest first.
  private var neighborhood: [AnyHashable] {
    var (ends, found) = ([selectedIdentifier, selectedIdentifier], [selectedIdentifier])
    for _ in 0..<keptNeighbors {
      for (index, step) in [ContainerPageStep.next, .previous].enumerated() {
        guard let next = source?.erasedPage(step, from: ends[index]) else { continue }
        ends[index] = next
        if !found.contains(next) { found.append(next) }
      }
    }
    return found
  }

  private func neighborsDidChange() {
    let near = Set(neighborhood)
    discard { !near.contains($0) }
    // The neighbors and the pages of a transition together may exceed the limit.
    trim(to: 2 * keptNeighbors + 2)
    container?.neighborLoader?.neighborsDidChange()
  }

  /// The selected page's view is loaded when the container shows it.
  func unloadedNeighbor(of page: UIViewController) -> UIViewController? {
    for identifier in neighborhood.dropFirst() {
      let isLoaded = pages.contains { $0.identifier == identifier && $0.controller?.isViewLoaded == true }
      if !isLoaded, let page = self.page(for: identifier) { return page }
    }
    return nil
  }
}
