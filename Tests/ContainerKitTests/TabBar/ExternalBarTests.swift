import ContainerKitTesting
import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// A bar in a view of the app's, such as a navigation bar, a header, or a rail.
@MainActor @Suite("An external bar", .serialized) struct ExternalBarTests {
  /// Makes a container with an external bar, in a strip over its pages.
  private func rig(_ order: EndReports = .afterFrame) -> Rig {
    let rig = Rig(endReports: order)
    rig.container.tabBarPlacement = .external
    rig.container.tabBar.frame = CGRect(x: 40, y: 200, width: 300, height: 60)
    rig.container.view.addSubview(rig.container.tabBar)
    rig.stage.frame()
    return rig
  }

  @Test("is neither added, nor placed, nor part of the pages' safe area: a wish of Tabman#70, Parchment#93")
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
    let rig = Rig()
    let position = rig.container.tabBar.center
    rig.container.tabBarPlacement = .external
    rig.stage.frame()
    #expect(rig.container.tabBar.superview == nil)
    rig.stage.drag(from: CGPoint(x: 300, y: position.y), to: CGPoint(x: 50, y: position.y), duration: 0.2)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && rig.faults == [])
  }

  @Test("fills its height with the tabs, and has the hairline and the indicator at the lower edge")
  func layout() {
    let rig = rig()
    let bar = rig.container.tabBar
    bar.appearance.indicator = ButtonTabBar.Indicator(height: 3)
    rig.stage.frame()
    #expect(bar.scroller.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect(bar.indicator.frame == CGRect(x: 0, y: 57, width: 75, height: 3))
    #expect(bar.separator.frame.maxY == 60)
    #expect(bar.intrinsicContentSize == CGSize(width: 4 * 72, height: 49))
  }

  @Test("is given the same states as a bar at the bottom", arguments: Contract.orders, [-300, -100, nil])
  func states(_ order: EndReports, _ drag: CGFloat?) {
    func states(_ placement: ContainerTabBarPlacement) -> [String] {
      let (rig, bar) = (Rig(endReports: order), PlainBar())
      rig.container.customTabBar = bar
      rig.container.tabBarPlacement = placement
      rig.stage.frame()
      if let drag { rig.drag(by: drag) } else { bar.onSelect?(2) }
      rig.finish()
      #expect(rig.faults == [])
      return bar.states
    }
    let external = states(.external)
    #expect(external.count > 10 && external == states(.bottom))
  }

  @Test("selects a page by a tap, and is no place to drag the pages")
  func touches() {
    let rig = rig()
    rig.stage.drag(from: CGPoint(x: 300, y: 230), to: CGPoint(x: 50, y: 230), duration: 0.2)
    rig.stage.run(for: 0.1)
    #expect(rig.container.transition == nil)
    rig.tapTab(1)
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    rig.stage.drag(from: CGPoint(x: 300, y: 190), to: CGPoint(x: 50, y: 190), duration: 0.2)
    rig.finish()
    #expect(rig.container.selectedIndex == 2 && rig.faults == [])
  }

  @Test("is neither hidden nor moved by the container", arguments: [true, false])
  func hiding(_ isFirst: Bool) {
    let rig = Rig()
    let bar = rig.container.tabBar
    if isFirst { rig.container.isTabBarHidden = true }
    rig.container.tabBarPlacement = .external
    #expect(bar.superview == nil && !bar.isHidden)
    bar.frame = CGRect(x: 0, y: 100, width: 390, height: 49)
    rig.container.view.addSubview(bar)
    rig.container.setTabBarHidden(true, animated: true)
    rig.container.tabBarHiddenFraction = 0.5
    rig.page(1).hidesContainerTabBarWhenSelected = true
    rig.tapTab(1)
    rig.finish()
    #expect(!bar.isHidden && bar.frame == CGRect(x: 0, y: 100, width: 390, height: 49))
    rig.container.tabBarPlacement = .bottom
    rig.stage.frame()
    #expect(bar.isHidden && bar.superview === rig.container.view && bar.frame.minY == 844)
    rig.container.isTabBarHidden = false
    rig.container.tabBarHiddenFraction = 0
    rig.page(1).hidesContainerTabBarWhenSelected = false
    rig.stage.frame()
    #expect(!bar.isHidden && bar.frame.maxY == 844 && rig.faults == [])
  }

  @Test("leaves the container and comes back during a transition", arguments: Contract.orders)
  func changes(_ order: EndReports) {
    let rig = Rig(endReports: order)
    let bar = rig.container.tabBar
    rig.drag(by: -200, release: false)
    rig.stage.run(for: 0.3)
    rig.container.tabBarPlacement = .external
    #expect(bar.superview == nil && rig.page(0).additionalSafeAreaInsets == .zero)
    rig.stage.frame()
    rig.container.tabBarPlacement = .top
    rig.stage.frame()
    #expect(bar.superview === rig.container.view && bar.frame.minY == 0)
    rig.stage.touch(.ended, at: CGPoint(x: 180, y: 300))
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && rig.container.transition == nil && rig.faults == [])
  }

  @Test("leaves its height out of the container's content size")
  func contentSize() {
    let rig = Rig()
    rig.page(0).preferredContentSize = CGSize(width: 300, height: 400)
    #expect(rig.container.preferredContentSize.height == 449)
    rig.container.tabBarPlacement = .external
    #expect(rig.container.preferredContentSize.height == 400)
    rig.container.tabBarPlacement = .bottom
    #expect(rig.container.preferredContentSize.height == 449)
  }
}
