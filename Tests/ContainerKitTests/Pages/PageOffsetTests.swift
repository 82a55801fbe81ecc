import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// Lists below a status bar and above a home indicator, whose content lies under the bar.
@MainActor @Suite("A list that is scrolled, in a plain container", .serialized) struct PageOffsetTests {
  private func rig(placement: ContainerTabBarPlacement, isLate: Bool) -> Rig {
    var conditions = StageConditions()
    conditions.updatesSafeAreaInLayout = isLate
    let rig = Rig(["A", "B", "C"], conditions: conditions) { RowsPage($0, rows: 100) }
    rig.container.tabBarPlacement = placement
    rig.stage.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    rig.stage.settle()
    return rig
  }

  private func list(_ rig: Rig, _ index: Int) -> UIScrollView { (rig.page(index) as! RowsPage).list }

  private func states(_ rig: Rig) -> [String] {
    (0...1).map { "\(list(rig, $0).contentOffset.y) \(list(rig, $0).adjustedContentInset)" }
  }

  @Test(
    "has its offset and insets each time it comes back, at its start, within and at its end",
    arguments: [.bottom, .top] as [ContainerTabBarPlacement], [false, true])
  func returns(_ placement: ContainerTabBarPlacement, _ isLate: Bool) {
    let rig = rig(placement: placement, isLate: isLate)
    rig.container.selectedIndex = 1
    rig.stage.settle()
    list(rig, 1).contentOffset.y = 700
    rig.container.selectedIndex = 0
    rig.stage.settle()
    let insets = list(rig, 0).adjustedContentInset
    #expect(insets.top == (placement == .top ? 50 + rig.container.tabBar.barHeight : 50))
    for y in [-insets.top, 321, 5000 + insets.bottom - list(rig, 0).bounds.height] {
      list(rig, 0).contentOffset.y = y
      rig.stage.settle()
      let states = states(rig)
      for round in 0..<3 {
        rig.container.selectedIndex = 2
        rig.stage.settle()
        rig.container.selectedIndex = 0
        rig.stage.settle()
        rig.tapTab(1)
        rig.finish()
        rig.drag(by: 300)
        rig.finish()
        rig.drag(by: -100)
        rig.finish()
        rig.stage.settle()
        #expect(rig.container.selectedIndex == 0 && self.states(rig) == states, "round \(round) at \(y)")
      }
    }
    #expect(rig.faults == [])
  }

  @Test(
    "has it also after a push above the container and a change of the root view controller", arguments: [false, true])
  func container(_ isLate: Bool) {
    let rig = rig(placement: .bottom, isLate: isLate)
    let container = rig.container
    let navigation = UINavigationController(rootViewController: UIViewController())
    rig.stage.window.rootViewController = navigation
    navigation.pushViewController(container, animated: false)
    rig.stage.settle()
    list(rig, 0).contentOffset.y = 5000
    list(rig, 0).contentOffset.y = 700
    rig.stage.settle()
    navigation.pushViewController(UIViewController(), animated: true)
    rig.stage.settle()
    #expect(container.view.window == nil)
    navigation.popViewController(animated: true)
    rig.stage.settle()
    #expect(list(rig, 0).contentOffset.y == 700)
    rig.stage.window.rootViewController = UIViewController()
    rig.stage.settle()
    rig.stage.window.rootViewController = navigation
    rig.stage.settle()
    #expect(list(rig, 0).contentOffset.y == 700)
  }
}
