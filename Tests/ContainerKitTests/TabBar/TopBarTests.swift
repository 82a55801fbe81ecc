import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A bar at the top", .serialized) struct TopBarTests {
  private func rig(_ titles: [String] = ["A", "B", "C", "D"]) -> Rig {
    let rig = Rig(titles)
    rig.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    rig.container.tabBarPlacement = .top
    rig.stage.frame()
    return rig
  }

  private let top = UIEdgeInsets(top: 47 + ButtonTabBar.standardHeight, left: 0, bottom: 34, right: 0)

  @Test("fills the top safe area, has its tabs below that, and adds to the pages' safe area")
  func place() {
    let rig = rig()
    let bar = rig.container.tabBar
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 96))
    #expect(bar.buttons.map { $0.convert($0.bounds, to: nil).minY } == [47, 47, 47, 47])
    #expect(bar.separator.frame == CGRect(x: 0, y: 95, width: 390, height: 1))
    #expect(rig.page(0).view.safeAreaInsets == top && rig.page(0).additionalSafeAreaInsets.bottom == 0)
    #expect(rig.page(0).view.frame == rig.container.view.bounds)
    rig.stage.window.backgroundColor = .green
    rig.container.tabBar.backgroundColor = .red
    rig.stage.frame()
    #expect(rig.stage.image().pixel(x: 10, y: 5).r > 200)
    rig.tapTab(2)
    rig.finish()
    #expect(rig.container.selectedIndex == 2 && rig.page(2).view.safeAreaInsets == top)
    #expect(rig.faults == [])
  }

  @Test("has its indicator on the side of the pages, unless the indicator's edge is set")
  func indicator() {
    let rig = rig()
    let bar = rig.container.tabBar
    var edges: [[CGFloat]] = []
    for placement in [ContainerTabBarPlacement.top, .bottom] {
      rig.container.tabBarPlacement = placement
      for edge in [ButtonTabBar.Indicator.Edge.facingPages, .top, .bottom] {
        bar.appearance.indicator = .init(height: 3, edge: edge)
        rig.stage.frame()
        edges.append([bar.indicator.frame.minY, bar.indicator.frame.height])
      }
    }
    #expect(edges == [[46, 3], [0, 3], [46, 3], [0, 3], [0, 3], [46, 3]])
    #expect(ButtonTabBar.Indicator().edge == .facingPages)
  }

  @Test("in a right-to-left layout has its first tab on the right, and the pages are dragged as usual")
  func mirrored() {
    let rig = rig()
    for view in [rig.container.view!, rig.container.tabBar] { view.semanticContentAttribute = .forceRightToLeft }
    rig.container.tabBar.setNeedsLayout()
    rig.stage.frame()
    #expect(rig.container.tabBar.buttons.map(\.frame.minX) == [292, 195, 97, 0])
    rig.drag(by: 300)
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.page(1).view.safeAreaInsets == top)
    #expect(rig.faults == [])
  }

  @Test("does not let a pan begin on it; a pan can begin at the bottom instead")
  func pan() {
    let rig = rig()
    for (y, begins) in [(70.0, false), (830, true)] {
      rig.stage.drag(
        from: CGPoint(x: 300, y: y), to: CGPoint(x: 100, y: y), duration: 0.3, steps: 18, release: false)
      rig.stage.run(for: 0.4)
      #expect((rig.container.transition != nil) == begins, "\(y)")
      rig.stage.touch(.ended, at: CGPoint(x: 100, y: y))
      rig.finish()
      rig.container.selectedIndex = 0
    }
  }

  enum Moment: CaseIterable { case rest, tapped, dragged, settlingBack, unloaded }

  @Test(
    "can move at any time: the pages' own insets stay, and no frame has a page with both bars' insets",
    arguments: Moment.allCases)
  func changed(_ moment: Moment) {
    let rig = rig()
    rig.container.tabBarPlacement = .bottom
    for index in 0...3 { rig.page(index).additionalSafeAreaInsets.top += 5 }
    rig.stage.frame()
    switch moment {
    case .rest, .unloaded: break
    case .tapped: rig.tapTab(1)
    case .dragged: rig.drag(by: -300, release: false)
    case .settlingBack: rig.drag(by: -100, hold: 0)
    }
    rig.stage.run(for: 0.33)
    #expect((rig.container.transition != nil) == (moment != .rest && moment != .unloaded))
    if moment == .unloaded { rig.container.viewControllers.append(UIViewController()) }
    var seen: Set<String> = []
    rig.container.tabBarPlacement = .top
    rig.stage.onFrame = { _ in
      for page in rig.container.viewControllers where page.viewIfLoaded?.window != nil {
        let own: CGFloat = page.title == nil ? 0 : 5
        let insets = page.view.safeAreaInsets
        seen.insert("\(insets.top - own) \(insets.bottom)")
      }
    }
    rig.stage.frame()
    #expect(rig.container.tabBar.frame.minY == 0)
    if moment == .dragged { rig.stage.touch(.ended, at: CGPoint(x: 80, y: 300)) }
    rig.finish()
    rig.stage.frame()
    if moment == .unloaded { rig.container.selectedIndex = 4 }
    rig.stage.frame()
    #expect(seen == ["96.0 34.0"])
    rig.stage.onFrame = nil
    rig.container.tabBarPlacement = .bottom
    rig.stage.frame()
    let page = rig.container.selectedViewController!
    let own: CGFloat = moment == .unloaded ? 0 : 5
    #expect(page.additionalSafeAreaInsets == UIEdgeInsets(top: own, left: 0, bottom: 49, right: 0))
    #expect(rig.faults == [])
  }

  @Test("in nested containers is on its own side, and adds its insets once")
  func nested() {
    let page = UIViewController()
    let inner = ContainerViewController(viewControllers: [page, UIViewController()])
    inner.tabBarPlacement = .top
    let rig = Rig(["A", "B"]) { $0 == "A" ? inner : UIViewController() }
    rig.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    rig.stage.frame()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 96, left: 0, bottom: 83, right: 0))
    rig.container.tabBarPlacement = .top
    rig.stage.frame()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 145, left: 0, bottom: 34, right: 0))
    #expect(inner.tabBar.buttons[0].convert(CGPoint.zero, to: nil).y == 96)
    rig.drag(by: -300)
    rig.finish()
    rig.container.selectedIndex = 0
    rig.stage.frame()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 145, left: 0, bottom: 34, right: 0))
  }

  @Test("that the app provides is notified of its placement when it is set and when the placement changes")
  func own() {
    final class Own: UIView, ContainerTabBar {
      var items: [ContainerTabItem] = []
      var onSelect: ((Int) -> Void)?
      var notified: [ContainerTabBarPlacement] = []
      func update(_ state: ContainerTabBarState) {}
      func placementDidChange(to placement: ContainerTabBarPlacement) { notified.append(placement) }
    }
    let rig = rig()
    let bar = Own()
    rig.container.customTabBar = bar
    rig.stage.frame()
    #expect(bar.notified == [.top] && bar.frame == CGRect(x: 0, y: 0, width: 390, height: 96))
    rig.container.tabBarPlacement = .bottom
    rig.container.tabBarPlacement = .bottom
    rig.stage.frame()
    #expect(bar.notified == [.top, .bottom] && bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    rig.container.tabBarPlacement = .top
    rig.container.customTabBar = nil
    #expect(rig.container.tabBar.placement == .top && bar.notified.count == 3)
  }

  @Test("scrolls if it has twenty tabs")
  func many() {
    let rig = rig((0..<20).map { "T\($0)" })
    let bar = rig.container.tabBar
    #expect(bar.scroller.frame == CGRect(x: 0, y: 47, width: 390, height: 49) && bar.scroller.isScrollEnabled)
    rig.container.selectedIndex = 10
    rig.stage.frame()
    #expect(bar.scroller.contentOffset.x == 561)
  }
}
