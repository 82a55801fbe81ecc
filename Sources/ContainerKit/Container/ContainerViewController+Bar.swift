import UIKit

extension ContainerViewController: TabItemObserver {
  /// The bar that shows the tabs.
  var currentTabBar: any ContainerTabBar { customTabBar ?? tabBar }

  /// Moves the tabs from the old bar to the current one.
  func tabBarDidChange(from old: any ContainerTabBar) {
    let new = currentTabBar
    guard new !== old else { return }
    old.onSelect = nil
    if old.superview === viewIfLoaded { old.removeFromSuperview() }
    old.items = []
    if barState.isAway { old.isHidden = false }
    new.placementDidChange(to: tabBarPlacement)
    if barState.isAway { new.isHidden = true }
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

  /// Updates the bar's tabs and selection from the children.
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
