import Foundation

/// The page indicator, and page turns without a drag.
extension UIPageViewController {
  /// Asks the data source for the indicator's number of dots and its index.
  func askForIndex() {
    guard scroller.axis == .horizontal, let dataSource else { return setIndicator(count: NSNotFound, index: 0) }
    let count = dataSource.presentationCount(for: self)
    let index = dataSource.presentationIndex(for: self)
    setIndicator(count: index == NSNotFound ? NSNotFound : count, index: index)
  }

  private func setIndicator(count: Int, index: Int) {
    guard count != NSNotFound else {
      guard let indicator else { return }
      indicator.removeFromSuperview()
      self.indicator = nil
      return layOutPages()
    }
    let indicator = indicator ?? makeIndicator()
    indicator.numberOfPages = count
    indicator.currentPage = index
    shownIndex = indicator.currentPage
  }

  private func makeIndicator() -> UIPageControl {
    let made = UIPageControl(frame: .zero)
    made.addTarget(self, action: Selector(UIPageViewController.indicatorWasTapped(_:)), for: .valueChanged)
    indicator = made
    view.addSubview(made)
    layOutPages()
    return made
  }

  /// Updates the index after the user has turned to the page on a side.
  func moveIndex(toward side: PageSide) {
    guard let indicator else { return }
    indicator.currentPage = shownIndex + (side == self.side(isAfter: true) ? 1 : -1)
    shownIndex = indicator.currentPage
  }

  /// Called after a tap, which has changed the indicator's page. Reverts that if there is no page to turn to.
  private func indicatorWasTapped(_ indicator: UIPageControl) {
    let side = side(isAfter: indicator.currentPage > shownIndex)
    indicator.currentPage = shownIndex
    _ = turnPage(toward: side)
  }

  /// Turns to the page on a side for the user. Returns false if there is none, or during a transition.
  private func turnPage(toward side: PageSide) -> Bool {
    guard turn == nil, let page = askForNeighbor(side) else { return false }
    moveIndex(toward: side)
    show(page, from: side, animated: true, asksForIndex: false)
    return true
  }

  /// Turns the page for an assistive technology, and announces the new page.
  func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard scroller.isScrollEnabled, let side = side(direction), turnPage(toward: side) else { return false }
    let status = (scroller.delegate as? any UIScrollViewAccessibilityDelegate)?.accessibilityScrollStatus(for: scroller)
    UIAccessibility.post(notification: .pageScrolled, argument: status ?? indicator?.accessibilityValue)
    return true
  }

  private func side(_ direction: UIAccessibilityScrollDirection) -> PageSide? {
    switch direction {
    case .left: scroller.axis == .horizontal ? .high : nil
    case .right: scroller.axis == .horizontal ? .low : nil
    case .up: scroller.axis == .vertical ? .high : nil
    case .down: scroller.axis == .vertical ? .low : nil
    case .next: side(isAfter: true)
    case .previous: side(isAfter: false)
    }
  }
}
