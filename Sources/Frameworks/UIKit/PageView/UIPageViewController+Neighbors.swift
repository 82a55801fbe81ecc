/// The pages beside the current one.
extension UIPageViewController {
  /// `true` if the next page is on the low side.
  var isMirrored: Bool {
    scroller.axis == .horizontal && scroller.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func side(isAfter: Bool) -> PageSide { isAfter != isMirrored ? .high : .low }

  /// Returns the page on a side. Asks the data source unless the page is known, and loads the page's view.
  @discardableResult func askForNeighbor(_ side: PageSide) -> UIViewController? {
    guard let dataSource, let current else { return nil }
    if case .known(let page) = neighbors[side] { return page }
    let page =
      side == self.side(isAfter: true)
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    if page === current {
      RuntimeIssues.handler("\(ObjectIdentity.text(of: current)) cannot be the page beside itself.")
    }
    let neighbor = page === current ? nil : page
    // The data source may have set another page.
    guard self.current === current else { return nil }
    neighbors[side] = .known(neighbor)
    updateEnds()
    neighbor?.loadViewIfNeeded()
    return neighbor
  }

  func forgetNeighbors() {
    neighbors.forget()
    if isViewLoaded { updateEnds() }
  }

  /// Opens the sides that have a page, or may have one.
  func updateEnds() {
    let (low, high) = (isOpen(.low), isOpen(.high))
    scroller.keepingGrip { scroller.setEnds(lowIsOpen: low, highIsOpen: high, bounces: dataSource != nil) }
  }

  private func isOpen(_ side: PageSide) -> Bool {
    guard dataSource != nil, current != nil else { return false }
    switch neighbors[side] {
    case .unknown: return true
    case .known(let page): return page != nil
    }
  }
}
