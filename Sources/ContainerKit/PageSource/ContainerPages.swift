import UIKit

extension ContainerViewController {
  // sample: in a function (container: ContainerViewController, days: some ContainerPageSource<Int>, today: Int)
  /// Shows the pages of a source, in place of all children so far, and selects one of them. Only that page is made: if no page was
  /// shown before, at the next layout in a window, or when `selectedViewController` is read.
  ///
  /// ```swift
  /// container.setPages(from: days, selected: today, animated: false)
  /// container.isTabBarHidden = true
  /// ```
  ///
  /// The container keeps the pages, and `pages` returns them, so that you may ignore the result. It has the type of the source's
  /// identifiers.
  ///
  /// - Parameters:
  ///   - source: The source. It is not retained, because it is often the container itself, or has it: keep it as long as there may
  ///     be pages to make. Without it the container keeps the pages that it has, and logs a message when it needs another one.
  ///   - selected: The identifier of the page to select. If the source has no such page, none is selected.
  ///   - animated: `true` to animate the transition from the page that is selected now.
  @discardableResult public func setPages<Source: ContainerPageSource>(
    from source: Source, selected: Source.ID, animated: Bool
  ) -> ContainerPages<Source.ID> {
    let pages = SourcePages(self, source: source, selected: selected)
    pages.setUp(animated: animated)
    return ContainerPages(pages)
  }

  /// The pages of the source that `setPages(from:selected:animated:)` has set; nil if there are other children.
  ///
  /// Its identifiers have lost their type. It has the same state as the result of that method.
  public var pages: ContainerPages<AnyHashable>? { (provided.provider as? SourcePages).map(ContainerPages.init) }
}

// sample: in a function (container: ContainerViewController, days: some ContainerPageSource<Int>, today: Int)
/// The pages of a source in a container. There may be any number of them, but only the selected one and its neighbors exist.
///
/// ```swift
/// let pages = container.setPages(from: days, selected: today, animated: false)
/// pages.keptNeighbors = 2
/// pages.select(today + 365, animated: true, completion: nil)
/// ```
///
/// A page is made when it is selected, when a finger is about to drag it in or, with `ContainerViewController.loadsNeighbors`, at
/// idle. After a selection, the pages that are more than `keptNeighbors` steps away are discarded. At most `2 * keptNeighbors + 2`
/// controllers exist. If no neighbors are kept, one controller exists after a selection and two during a transition. A third
/// exists while a drag goes through one page to the next or a request waits, and a fourth while one request replaces another that
/// waits, because a page must exist before the delegate is asked about it.
///
/// A page that was made and not selected, as after a cancelled drag or if `shouldSelect` returns false, stays until the next
/// selection, or until another page needs its room.
///
/// The container keeps the pages until other children are set, which ends them: nothing can be selected any more. A value of this
/// type refers to them, and does not keep the container. The pages have no tabs: the bar is empty, and `selectedIndex` is
/// `NSNotFound`. `viewControllers` lists the pages that exist.
@preconcurrency @MainActor public struct ContainerPages<ID: Hashable> {
  private let pages: SourcePages

  init(_ pages: SourcePages) { self.pages = pages }

  /// The number of neighbors on each side that are kept, but not made, after a selection. From 0 to 100; otherwise a debug
  /// build stops, and a release build keeps the previous one. Default: 1.
  public var keptNeighbors: Int {
    get { pages.keptNeighbors }
    nonmutating set { pages.keptNeighbors = newValue }
  }

  /// The identifier of the selected page, or of the one that was selected last if the container is empty or has other children.
  public var selectedIdentifier: ID { typed(pages.selectedIdentifier) }

  /// Returns the identifier of a page; nil if it is not one of the pages that exist.
  public func identifier(of viewController: UIViewController) -> ID? { pages.identifier(of: viewController).map(typed) }

  /// Selects a page, which is made if necessary, as `ContainerViewController.selectViewController(_:animated:completion:)`
  /// selects a child. A page that is not a neighbor enters from the side that `isPage(_:before:)` says.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the page.
  ///   - animated: `true` to use an animator; false to select the page at once.
  ///   - completion: Called once with the result. It is also `cancelled` if the source has no such page, or if the container now
  ///     has other children. May be called before this method returns.
  public func select(_ identifier: ID, animated: Bool, completion: ((ContainerSelectionOutcome) -> Void)? = nil) {
    pages.select(identifier, animated: animated, completion: completion)
  }

  /// Selects a page, and returns the value that the completion of `select(_:animated:completion:)` would get.
  ///
  /// Cancelling the task ends the wait with `cancelled`, but does not cancel the transition.
  @discardableResult public func select(_ identifier: ID, animated: Bool) async -> ContainerSelectionOutcome {
    await SingleResume.outcome { pages.select(identifier, animated: animated, completion: $0) }
  }

  /// Discards all pages, and makes the selected one again, without animation. Call it when the source's pages or their order have
  /// changed. To show another page instead, select that one first.
  public func reload() { pages.reload { _ in false } }

  /// Adopts a change of the source's pages or their order, and keeps the existing pages that are the same as before. The others
  /// are discarded. If the selected page is one of those, it is made again. A transition between two pages that are kept
  /// continues.
  ///
  /// - Parameter isKept: Returns true if the page with an identifier stays. Called once for each page that exists.
  public func reload(keeping isKept: (ID) -> Bool) { pages.reload { isKept(typed($0)) } }

  /// Returns an identifier of the source with its type.
  private func typed(_ identifier: AnyHashable) -> ID {
    guard let identifier = identifier.base as? ID else { preconditionFailure("\(identifier) is not a \(ID.self)") }
    return identifier
  }
}
