import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A bar at the top", .serialized) struct TopBarTests {
  private func stage(_ titles: [String] = ["A", "B", "C", "D"]) -> ContainerStage {
    let stage = ContainerStage(titles)
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.container.tabBarPlacement = .top
    stage.frame()
    return stage
  }

  private let top = UIEdgeInsets(top: 47 + ButtonTabBar.standardHeight, left: 0, bottom: 34, right: 0)

  @Test("fills the top safe area, has its tabs below that, and adds to the pages' safe area")
  func place() {
    let stage = stage()
    let bar = stage.container.tabBar
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 96))
    #expect(bar.buttons.map { $0.convert($0.bounds, to: nil).minY } == [47, 47, 47, 47])
    #expect(bar.separator.frame == CGRect(x: 0, y: 95, width: 390, height: 1))
    #expect(stage.pages[0].view.safeAreaInsets == top && stage.pages[0].additionalSafeAreaInsets.bottom == 0)
    #expect(stage.pages[0].view.frame == stage.container.view.bounds)
    stage.window.backgroundColor = .green
    stage.container.tabBar.backgroundColor = .red
    stage.frame()
    #expect(stage.image().pixel(x: 10, y: 5).r > 200)
    stage.tap(tab: 2)
    stage.finish()
    #expect(stage.container.selectedIndex == 2 && stage.pages[2].view.safeAreaInsets == top)
    #expect(stage.faults == [])
  }

  @Test("has its indicator on the side of the pages, unless the indicator's edge is set")
  func indicator() {
    let stage = stage()
    let bar = stage.container.tabBar
    var edges: [[CGFloat]] = []
    for placement in [ContainerTabBarPlacement.top, .bottom] {
      stage.container.tabBarPlacement = placement
      for edge in [ButtonTabBar.Indicator.Edge.facingPages, .top, .bottom] {
        bar.appearance.indicator = .line(height: 3, edge: edge)
        stage.frame()
        edges.append([bar.indicator.frame.minY, bar.indicator.frame.height])
      }
    }
    #expect(edges == [[46, 3], [0, 3], [46, 3], [0, 3], [0, 3], [46, 3]])
    #expect(ButtonTabBar.Indicator.line().edge == .facingPages)
  }

  @Test("has a line, and so does an external one; a bar at the bottom has none, unless the app says otherwise")
  func automatic() {
    let stage = stage()
    let bar = stage.container.tabBar
    let line = {
      bar.indicator.isHidden ? "none" : "\(Int(bar.indicator.frame.width)) x \(Int(bar.indicator.frame.height))"
    }
    func looks() -> [String] {
      [ContainerTabBarPlacement.top, .external, .bottom].map { placement in
        stage.container.tabBarPlacement = placement
        if placement == .external { stage.container.view.addSubview(bar) }
        stage.frame()
        return line()
      }
    }
    #expect(bar.appearance.indicator == .automatic)
    #expect(looks() == ["98 x 2", "98 x 2", "none"])
    bar.appearance.indicator?.height = 4
    #expect(looks() == ["98 x 4", "98 x 4", "none"])
    bar.appearance.indicator = nil
    #expect(looks() == ["none", "none", "none"])
    bar.appearance.indicator = .line(height: 3, width: .fixed(20))
    #expect(looks() == ["20 x 3", "20 x 3", "20 x 3"])
    #expect(ButtonTabBar.Indicator.line() != .automatic && stage.faults == [])
  }

  @Test("in a right-to-left layout has its first tab on the right, and the pages are dragged as usual")
  func mirrored() {
    let stage = stage()
    for view in [stage.container.view!, stage.container.tabBar] { view.semanticContentAttribute = .forceRightToLeft }
    stage.container.tabBar.setNeedsLayout()
    stage.frame()
    #expect(stage.container.tabBar.buttons.map(\.frame.minX) == [292, 195, 97, 0])
    stage.drag(by: 300)
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.pages[1].view.safeAreaInsets == top)
    #expect(stage.faults == [])
  }

  @Test("does not let a pan begin on it; a pan can begin at the bottom instead")
  func pan() {
    let stage = stage()
    for (y, begins) in [(70.0, false), (830, true)] {
      stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 100, y: y), duration: 0.3, steps: 18, release: false)
      stage.run(for: 0.4)
      #expect((stage.container.transition != nil) == begins, "\(y)")
      stage.touch(.ended, at: CGPoint(x: 100, y: y))
      stage.finish()
      stage.container.selectedIndex = 0
    }
  }

  enum Moment: CaseIterable { case rest, tapped, dragged, settlingBack, unloaded }

  @Test(
    "can move at any time: the pages' own insets stay, and no frame has a page with both bars' insets",
    arguments: Moment.allCases)
  func changed(_ moment: Moment) {
    let stage = stage()
    stage.container.tabBarPlacement = .bottom
    for index in 0...3 { stage.pages[index].additionalSafeAreaInsets.top += 5 }
    stage.frame()
    switch moment {
    case .rest, .unloaded: break
    case .tapped: stage.tap(tab: 1)
    case .dragged: stage.drag(by: -300, release: false)
    case .settlingBack: stage.drag(by: -100, hold: 0)
    }
    stage.run(for: 0.33)
    #expect((stage.container.transition != nil) == (moment != .rest && moment != .unloaded))
    if moment == .unloaded { stage.container.viewControllers.append(UIViewController()) }
    var seen: Set<String> = []
    stage.container.tabBarPlacement = .top
    stage.onFrame = { _ in
      for page in stage.container.viewControllers where page.viewIfLoaded?.window != nil {
        let own: CGFloat = page.title == nil ? 0 : 5
        let insets = page.view.safeAreaInsets
        seen.insert("\(insets.top - own) \(insets.bottom)")
      }
    }
    stage.frame()
    #expect(stage.container.tabBar.frame.minY == 0)
    if moment == .dragged { stage.touch(.ended, at: CGPoint(x: 80, y: 300)) }
    stage.finish()
    stage.frame()
    if moment == .unloaded { stage.container.selectedIndex = 4 }
    stage.frame()
    #expect(seen == ["96.0 34.0"])
    stage.onFrame = nil
    stage.container.tabBarPlacement = .bottom
    stage.frame()
    let page = stage.container.selectedViewController!
    let own: CGFloat = moment == .unloaded ? 0 : 5
    #expect(page.additionalSafeAreaInsets == UIEdgeInsets(top: own, left: 0, bottom: 49, right: 0))
    #expect(stage.faults == [])
  }

  @Test("in nested containers is on its own side, and adds its insets once")
  func nested() {
    let page = UIViewController()
    let inner = ContainerViewController(viewControllers: [page, UIViewController()])
    inner.tabBarPlacement = .top
    let stage = ContainerStage(["A", "B"]) { $0 == "A" ? inner : UIViewController() }
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.frame()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 96, left: 0, bottom: 83, right: 0))
    stage.container.tabBarPlacement = .top
    stage.frame()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 145, left: 0, bottom: 34, right: 0))
    #expect(inner.tabBar.buttons[0].convert(CGPoint.zero, to: nil).y == 96)
    stage.drag(by: -300)
    stage.finish()
    stage.container.selectedIndex = 0
    stage.frame()
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
    let stage = stage()
    let bar = Own()
    stage.container.customTabBar = bar
    stage.frame()
    #expect(bar.notified == [.top] && bar.frame == CGRect(x: 0, y: 0, width: 390, height: 96))
    stage.container.tabBarPlacement = .bottom
    stage.container.tabBarPlacement = .bottom
    stage.frame()
    #expect(bar.notified == [.top, .bottom] && bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    stage.container.tabBarPlacement = .top
    stage.container.customTabBar = nil
    #expect(stage.container.tabBar.placement == .top && bar.notified.count == 3)
  }

  @Test("scrolls if it has twenty tabs")
  func many() {
    let stage = stage((0..<20).map { "T\($0)" })
    let bar = stage.container.tabBar
    #expect(bar.scroller.frame == CGRect(x: 0, y: 47, width: 390, height: 49) && bar.scroller.isScrollEnabled)
    stage.container.selectedIndex = 10
    stage.frame()
    #expect(bar.scroller.contentOffset.x == 561)
  }
}
