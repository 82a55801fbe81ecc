import UIKit

@testable import ContainerKit

extension Rig {
  /// Adds a bar that is 400 points wide and shows the first of its tabs. Runs a frame.
  func addBar(
    titles: [String], mirrored: Bool, _ change: (inout ButtonTabBar.Appearance) -> Void
  ) -> ButtonTabBar {
    let bar = ButtonTabBar()
    bar.items = titles.map { ContainerTabItem(title: $0) }
    change(&bar.appearance)
    bar.frame = CGRect(x: 0, y: 100, width: 400, height: 49)
    bar.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
    container.view.addSubview(bar)
    bar.update(ContainerTabBarState(selectedIndex: 0))
    stage.frame()
    return bar
  }
}
