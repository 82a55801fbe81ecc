import UIKit

extension ContainerViewController: TabItemListener {
  /// Shows the tabs in another bar.
  ///
  /// - Parameter bar: The app's own bar, which is in no other view; nil for the container's `tabBar`.
  public func setTabBar(_ bar: (any ContainerTabBar)?) {
    let new = bar ?? tabBar
    guard new !== currentTabBar else { return }
    currentTabBar.onSelect = nil
    if currentTabBar.superview === viewIfLoaded { currentTabBar.removeFromSuperview() }
    currentTabBar.items = []
    let isAway = barState.isAway
    setBarAway(false)
    currentTabBar = new
    new.placementDidChange(to: tabBarPlacement)
    setBarAway(isAway)
    listenToBar()
    (barContents, barShown) = (nil, nil)
    if isViewLoaded {
      view.addSubview(new)
      view.setNeedsLayout()
    }
    updateTabs()
  }

  func listenToBar() {
    AssistiveTechnology.makeTabBar(currentTabBar)
    currentTabBar.onSelect = { [weak self] in self?.tabWasTapped($0) }
  }

  /// Brings the bar's tabs and selection up to the children's.
  func updateTabs() {
    let items = pages.map(\.containerTabItem)
    let contents = items.map(\.content)
    let isSame = items.elementsEqual(currentTabBar.items) { $0 === $1 }
    if contents != barContents || !isSame {
      (barContents, barShown) = (contents, nil)
      currentTabBar.items = items
    }
    updateBar()
  }

  func updateBar() {
    moveBar()
    var shown = ButtonTabBar.Shown()
    shown.selected = selectedPage.flatMap { childList.index(of: $0) }
    if let transition {
      shown.towards = childList.index(of: transition.to)
      shown.progress = shown.towards == nil ? 0 : transition.percentComplete
    }
    guard shown != barShown else { return }
    barShown = shown
    currentTabBar.show(selected: shown.selected, towards: shown.towards, progress: shown.progress)
  }
}
