import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A bar in a view of the app's, such as a navigation bar, a header, or a rail.
@MainActor @Suite("An external bar", .serialized) struct ExternalBarTests {
  /// Makes a container with an external bar, in a strip over its pages.
  private func stage(_ order: Stage.CompletionOrder = .afterFrame) -> ContainerStage {
    let stage = ContainerStage(completions: order)
    stage.container.tabBarPlacement = .external
    stage.container.tabBar.frame = CGRect(x: 40, y: 200, width: 300, height: 60)
    stage.container.view.addSubview(stage.container.tabBar)
    stage.frame()
    return stage
  }

  @Test("is neither added, nor placed, nor part of the pages' safe area, requested in Tabman#70, Parchment#93")
  func left() {
    let container = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    container.tabBarPlacement = .external
    let bar = container.tabBar
    let stage = ContainerStage(container: container)
    bar.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    stage.run(for: 0.1)
    #expect(bar.superview == nil && bar.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(bar.items.count == 2 && bar.placement == .external)
    #expect(container.selectedViewController?.additionalSafeAreaInsets == .zero)
    #expect(container.selectedViewController?.view.safeAreaInsets == container.view.safeAreaInsets)
  }

  @Test("is no place that takes touches while it is in no view")
  func absent() {
    let stage = ContainerStage()
    let position = stage.container.tabBar.center
    stage.container.tabBarPlacement = .external
    stage.frame()
    #expect(stage.container.tabBar.superview == nil)
    stage.drag(from: CGPoint(x: 300, y: position.y), to: CGPoint(x: 50, y: position.y), duration: 0.2)
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && stage.faults == [])
  }

  @Test("fills its height with the tabs, and has the hairline and the indicator at the lower edge")
  func layout() {
    let stage = stage()
    let bar = stage.container.tabBar
    bar.appearance.indicator = .line(height: 3)
    stage.frame()
    #expect(bar.scroller.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect(bar.indicator.frame == CGRect(x: 0, y: 57, width: 75, height: 3))
    #expect(bar.separator.frame.maxY == 60)
    #expect(bar.intrinsicContentSize == CGSize(width: 4 * 72, height: 49))
  }

  @Test("is given the same states as a bar at the bottom", arguments: Contract.orders, [-300, -100, nil])
  func states(_ order: Stage.CompletionOrder, _ drag: CGFloat?) {
    func states(_ placement: ContainerTabBarPlacement) -> [String] {
      let (stage, bar) = (ContainerStage(completions: order), PlainBar())
      stage.container.customTabBar = bar
      stage.container.tabBarPlacement = placement
      stage.frame()
      if let drag { stage.drag(by: drag) } else { bar.onSelect?(2) }
      stage.finish()
      #expect(stage.faults == [])
      return bar.states
    }
    let external = states(.external)
    #expect(external.count > 10 && external == states(.bottom))
  }

  @Test("selects a page by a tap, and is no place to drag the pages")
  func touches() {
    let stage = stage()
    stage.drag(from: CGPoint(x: 300, y: 230), to: CGPoint(x: 50, y: 230), duration: 0.2)
    stage.run(for: 0.1)
    #expect(stage.container.transition == nil)
    stage.tap(tab: 1)
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    stage.drag(from: CGPoint(x: 300, y: 190), to: CGPoint(x: 50, y: 190), duration: 0.2)
    stage.finish()
    #expect(stage.container.selectedIndex == 2 && stage.faults == [])
  }

  @Test("is neither hidden nor moved by the container", arguments: [true, false])
  func hiding(_ isFirst: Bool) {
    let stage = ContainerStage()
    let bar = stage.container.tabBar
    if isFirst { stage.container.isTabBarHidden = true }
    stage.container.tabBarPlacement = .external
    #expect(bar.superview == nil && !bar.isHidden)
    bar.frame = CGRect(x: 0, y: 100, width: 390, height: 49)
    stage.container.view.addSubview(bar)
    stage.container.setTabBarHidden(true, animated: true)
    stage.container.tabBarHiddenFraction = 0.5
    stage.pages[1].hidesContainerTabBarWhenSelected = true
    stage.tap(tab: 1)
    stage.finish()
    #expect(!bar.isHidden && bar.frame == CGRect(x: 0, y: 100, width: 390, height: 49))
    stage.container.tabBarPlacement = .bottom
    stage.frame()
    #expect(bar.isHidden && bar.superview === stage.container.view && bar.frame.minY == 844)
    stage.container.isTabBarHidden = false
    stage.container.tabBarHiddenFraction = 0
    stage.pages[1].hidesContainerTabBarWhenSelected = false
    stage.frame()
    #expect(!bar.isHidden && bar.frame.maxY == 844 && stage.faults == [])
  }

  @Test("leaves the container and comes back during a transition", arguments: Contract.orders)
  func changes(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    let bar = stage.container.tabBar
    stage.drag(by: -200, release: false)
    stage.run(for: 0.3)
    stage.container.tabBarPlacement = .external
    #expect(bar.superview == nil && stage.pages[0].additionalSafeAreaInsets == .zero)
    stage.frame()
    stage.container.tabBarPlacement = .top
    stage.frame()
    #expect(bar.superview === stage.container.view && bar.frame.minY == 0)
    stage.touch(.ended, at: CGPoint(x: 180, y: 300))
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && stage.container.transition == nil && stage.faults == [])
  }

  @Test("leaves its height out of the container's content size")
  func contentSize() {
    let stage = ContainerStage()
    stage.pages[0].preferredContentSize = CGSize(width: 300, height: 400)
    #expect(stage.container.preferredContentSize.height == 449)
    stage.container.tabBarPlacement = .external
    #expect(stage.container.preferredContentSize.height == 400)
    stage.container.tabBarPlacement = .bottom
    #expect(stage.container.preferredContentSize.height == 449)
  }
}
