import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Lists below a status bar and above a home indicator, whose content lies under the bar.
@MainActor @Suite("A list that is scrolled, in a plain container", .serialized) struct PageOffsetTests {
  private func stage(placement: ContainerTabBarPlacement, isLate: Bool) -> ContainerStage {
    var conditions = StageConditions()
    conditions.updatesSafeAreaInLayout = isLate
    let stage = ContainerStage(["A", "B", "C"], conditions: conditions) { RowsPage($0, rows: 100) }
    stage.container.tabBarPlacement = placement
    stage.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    stage.settle()
    return stage
  }

  private func list(_ stage: ContainerStage, _ index: Int) -> UIScrollView { (stage.pages[index] as! RowsPage).list }

  private func states(_ stage: ContainerStage) -> [String] {
    (0...1).map { "\(list(stage, $0).contentOffset.y) \(list(stage, $0).adjustedContentInset)" }
  }

  @Test(
    "has its offset and insets each time it comes back, at its start, within and at its end",
    arguments: [.bottom, .top] as [ContainerTabBarPlacement], [false, true])
  func returns(_ placement: ContainerTabBarPlacement, _ isLate: Bool) {
    let stage = stage(placement: placement, isLate: isLate)
    stage.container.selectedIndex = 1
    stage.settle()
    list(stage, 1).contentOffset.y = 700
    stage.container.selectedIndex = 0
    stage.settle()
    let insets = list(stage, 0).adjustedContentInset
    #expect(insets.top == (placement == .top ? 50 + stage.container.tabBar.barHeight : 50))
    for y in [-insets.top, 321, 5000 + insets.bottom - list(stage, 0).bounds.height] {
      list(stage, 0).contentOffset.y = y
      stage.settle()
      let states = states(stage)
      for round in 0..<3 {
        stage.container.selectedIndex = 2
        stage.settle()
        stage.container.selectedIndex = 0
        stage.settle()
        stage.tap(tab: 1)
        stage.finish()
        stage.drag(by: 300)
        stage.finish()
        stage.drag(by: -100)
        stage.finish()
        stage.settle()
        #expect(stage.container.selectedIndex == 0 && self.states(stage) == states, "round \(round) at \(y)")
      }
    }
    #expect(stage.faults == [])
  }

  @Test(
    "has it also after a push above the container and a change of the root view controller", arguments: [false, true])
  func container(_ isLate: Bool) {
    let stage = stage(placement: .bottom, isLate: isLate)
    let container = stage.container
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    navigation.pushViewController(container, animated: false)
    stage.settle()
    list(stage, 0).contentOffset.y = 5000
    list(stage, 0).contentOffset.y = 700
    stage.settle()
    navigation.pushViewController(UIViewController(), animated: true)
    stage.settle()
    #expect(container.view.window == nil)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(list(stage, 0).contentOffset.y == 700)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(list(stage, 0).contentOffset.y == 700)
  }
}
