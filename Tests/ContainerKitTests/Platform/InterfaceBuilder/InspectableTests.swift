import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Interface Builder's attributes", .serialized) struct InspectableTests {
  @Test("of a bar set parts of its appearance")
  func bar() {
    let bar = ButtonTabBar(frame: .zero)
    bar.selectedColor = .red
    bar.unselectedColor = .green
    bar.barColor = .black
    bar.separatorColor = nil
    bar.tabSeparatorColor = .brown
    bar.scrollEdgeBackgroundColor = .clear
    bar.tabHeight = 40
    bar.fadesEnds = true
    bar.badgeColor = .orange
    bar.badgeTextColor = .yellow
    bar.tabPadding = 5
    bar.minimumTabWidth = 60
    var expected = ButtonTabBar.Appearance()
    expected.selectedColor = .red
    expected.unselectedColor = .green
    expected.backgroundColor = .black
    expected.separatorColor = nil
    expected.tabSeparatorColor = .brown
    expected.scrollEdgeBackgroundColor = .clear
    expected.height = 40
    expected.fadesEnds = true
    expected.badgeColor = .orange
    expected.badgeTextColor = .yellow
    expected.tabPadding = 5
    expected.minimumTabWidth = 60
    #expect(bar.appearance == expected)
    #expect(bar.backgroundColor == .black)
    bar.tabHeight = -1
    #expect(bar.appearance.height == nil)
  }

  @Test("of a bar's background have the same result in any order", arguments: [false, true])
  func background(colorFirst: Bool) {
    let bar = ButtonTabBar(frame: .zero)
    if colorFirst { bar.barColor = .clear }
    bar.hasSystemBackground = true
    #expect(bar.appearance.backgroundEffect is UIBlurEffect && bar.barColor == (colorFirst ? .clear : nil))
    if !colorFirst { bar.barColor = .clear }
    bar.isFloating = true
    bar.disabledColor = .gray
    #expect(bar.barColor == .clear && bar.appearance.floating == ButtonTabBar.Floating())
    #expect(bar.appearance.disabledColor == .gray)
    bar.hasSystemBackground = false
    bar.isFloating = false
    #expect(!bar.hasSystemBackground && !bar.isFloating && bar.barColor == .clear)
  }

  @Test("of an indicator make it a pill or a line, and keep its color", arguments: [false, true])
  func pill(colorFirst: Bool) {
    let bar = ButtonTabBar(frame: .zero)
    if colorFirst { bar.indicatorColor = .red }
    bar.isIndicatorPill = true
    if !colorFirst { bar.indicatorColor = .red }
    #expect(bar.appearance.indicator == .pill(color: .red) && bar.isIndicatorPill)
    bar.isIndicatorPill = false
    #expect(bar.appearance.indicator == .line(color: .red))
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
    #expect(bar.appearance.indicator == .line(color: .red, height: 4, edge: .bottom))
  }

  @Test("of a container set its bar's placement and its pan settings")
  func container() {
    let container = ContainerViewController(viewControllers: [])
    container.isTabBarAtTop = true
    container.panCompletionThreshold = 0.3
    container.panFlickVelocity = 400
    container.panOverscrollResistance = 1
    container.panBounces = false
    container.panEdgeWidth = 20
    var expected = ContainerPanSettings()
    expected.completionThreshold = 0.3
    expected.flickVelocity = 400
    expected.overscrollResistance = 1
    expected.bounces = false
    expected.edgeWidth = 20
    #expect(container.panSettings == expected)
    #expect(container.tabBarPlacement == .top)
    container.isTabBarAtTop = false
    #expect(container.tabBarPlacement == .bottom)
    container.isTabBarExternal = true
    container.isTabBarAtTop = false
    #expect(container.tabBarPlacement == .external && container.isTabBarExternal)
    container.isTabBarExternal = false
    #expect(container.tabBarPlacement == .bottom)
  }

  @Test("leave the appearance's background to a bar that has none of its own")
  func background() throws {
    let bar = try #require(ButtonTabBar(coder: NSKeyedArchiver(requiringSecureCoding: true)))
    #expect(bar.backgroundColor == bar.appearance.backgroundColor && bar.backgroundColor != nil)
  }
}
