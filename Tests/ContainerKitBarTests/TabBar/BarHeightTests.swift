import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The bar's height", .serialized) struct BarHeightTests {
  private func stage(_ placement: ContainerTabBarPlacement = .bottom) -> ContainerStage {
    let stage = ContainerStage(["A", "B"])
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.container.tabBarPlacement = placement
    stage.frame()
    return stage
  }

  @Test(
    "is that of the appearance, without the safe area, and the tabs and the pages' safe area follow it",
    arguments: [ContainerTabBarPlacement.bottom, .top])
  func height(_ placement: ContainerTabBarPlacement) {
    let stage = stage(placement)
    let bar = stage.container.tabBar
    var rows: [[CGFloat]] = []
    for height in [nil, 40, 60, 0, -5, nil] as [CGFloat?] {
      bar.appearance.height = height
      stage.frame()
      let safe = stage.pages[0].view.safeAreaInsets
      rows.append([
        bar.barHeight, bar.tabs[0].frame.height, bar.frame.height, placement == .top ? safe.top : safe.bottom,
      ])
    }
    let covered: CGFloat = placement == .top ? 47 : 34
    #expect(rows == [49, 40, 60, 0, 0, 49].map { [$0, $0, $0 + covered, $0 + covered] })
    #expect(stage.faults == [])
  }

  @Test("contains the insets of a floating bar, and not those in `height`")
  func floating() {
    let stage = stage()
    stage.container.tabBar.appearance.height = 40
    stage.container.tabBar.appearance.floating = .init()
    stage.frame()
    #expect(stage.container.tabBar.barHeight == 56 && stage.container.tabBar.scroller.frame.height == 40)
    let safe: UIEdgeInsets = stage.pages[0].view.safeAreaInsets
    #expect(safe.bottom == 90)
  }

  @Test("grows with the titles as the standard height does")
  func growth() {
    let stage = stage()
    let bar = stage.container.tabBar
    var rows: [[CGFloat]] = []
    for category in [.large, .extraExtraExtraLarge] as [UIContentSizeCategory] {
      stage.settings.preferredContentSizeCategory = category
      rows.append(
        [nil, 40].map { (height: CGFloat?) in
          bar.appearance.height = height
          return bar.barHeight
        })
    }
    #expect(rows[0] == [49, 40] && rows[1][0] > 49 && rows[1][1] == rows[1][0] - 9)
  }

  @Test("is its own for a bar of the app's")
  func custom() {
    let stage = stage()
    let bar = BarControllerTests.Bar()
    stage.container.customTabBar = bar
    stage.container.tabBar.appearance.height = 40
    stage.frame()
    #expect(bar.frame.height == 49 + 34 && stage.pages[0].view.safeAreaInsets.bottom == 83)
  }
}
