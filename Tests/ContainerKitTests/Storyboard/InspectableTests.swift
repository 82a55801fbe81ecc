import Testing
import UIKit

@testable import ContainerKit

@MainActor @Suite("Interface Builder's attributes", .serialized) struct InspectableTests {
  @Test("of a bar set parts of its appearance")
  func bar() {
    let bar = ButtonTabBar(frame: .zero)
    bar.selectedColor = .red
    bar.unselectedColor = .green
    bar.barColor = .black
    bar.separatorColor = nil
    bar.badgeColor = .orange
    bar.badgeTextColor = .yellow
    bar.tabPadding = 5
    bar.minimumTabWidth = 60
    var expected = ButtonTabBar.Appearance()
    expected.selectedColor = .red
    expected.unselectedColor = .green
    expected.backgroundColor = .black
    expected.separatorColor = nil
    expected.badgeColor = .orange
    expected.badgeTextColor = .yellow
    expected.tabPadding = 5
    expected.minimumTabWidth = 60
    #expect(bar.appearance == expected)
    #expect(bar.backgroundColor == .black)
  }

  @Test("of an indicator have the same result in any order", arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
  func indicator(order: [Int]) {
    let bar = ButtonTabBar(frame: .zero)
    #expect(bar.indicatorHeight == 0)
    for step in order {
      switch step {
      case 0: bar.indicatorHeight = 4
      case 1: bar.indicatorColor = .red
      default: bar.isIndicatorAtBottom = true
      }
    }
    #expect(bar.appearance.indicator == ButtonTabBar.Indicator(color: .red, height: 4, edge: .bottom))
  }

  @Test("of a container set its bar's placement and its pan settings")
  func container() {
    let container = ContainerViewController(viewControllers: [])
    container.isTabBarAtTop = true
    container.panCompletionThreshold = 0.3
    container.panFlickVelocity = 400
    container.panOverscrollResistance = 1
    container.panEdgeWidth = 20
    var expected = ContainerPanSettings()
    expected.completionThreshold = 0.3
    expected.flickVelocity = 400
    expected.overscrollResistance = 1
    expected.edgeWidth = 20
    #expect(container.panSettings == expected)
    #expect(container.tabBarPlacement == .top)
    container.isTabBarAtTop = false
    #expect(container.tabBarPlacement == .bottom)
  }

  @Test("leave the appearance's background to a bar that has none of its own")
  func background() throws {
    let bar = try #require(ButtonTabBar(coder: NSKeyedArchiver(requiringSecureCoding: true)))
    #expect(bar.backgroundColor == bar.appearance.backgroundColor && bar.backgroundColor != nil)
  }
}
