import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A finger along another bar", .serialized) struct OtherBarScrubTests {
  /// A bar of an app's that has a slide of its own.
  private final class Strip: UIView, ContainerTabBar {
    var items: [ContainerTabItem] = []
    var onSelect: ((Int) -> Void)?
    var onScrub: ((ContainerTabScrub) -> Void)?
    var states: [ContainerTabBarState] = []

    func update(_ state: ContainerTabBarState) { states.append(state) }
  }

  private func shown(_ stage: ContainerStage) -> String {
    guard let snapshot = stage.container.transitionSnapshot else {
      return stage.container.engine.selected?.title ?? "-"
    }
    return "\(snapshot.from.title ?? "")>\(snapshot.to.title ?? "") \((snapshot.percentComplete * 100).rounded() / 100)"
  }

  private func addDots(to stage: ContainerStage, mirrored: Bool = false) -> PageDotsBar {
    let bar = PageDotsBar()
    bar.allowsScrubbing = true
    if mirrored {
      stage.container.view.semanticContentAttribute = .forceRightToLeft
      bar.semanticContentAttribute = .forceRightToLeft
    }
    stage.container.customTabBar = bar
    return bar
  }

  @Test(
    "of an app's own turns the pages, wherever the bar is",
    arguments: [ContainerTabBarPlacement.bottom, .top, .external])
  func own(_ placement: ContainerTabBarPlacement) {
    let stage = ContainerStage()
    let bar = Strip()
    stage.container.tabBarPlacement = placement
    stage.container.customTabBar = bar
    stage.frame()
    for position in [0, 0.5, 1, 1.5] as [CGFloat] {
      bar.onScrub?(.moved(to: position))
      stage.run(for: 0.5)
    }
    #expect(shown(stage) == "B>C 0.5")
    #expect(bar.states.last == ContainerTabBarState(selectedIndex: 1, incomingIndex: 2, progress: 0.5))
    bar.onScrub?(.moved(to: 1.75))
    stage.run(for: 0.5)
    bar.onScrub?(.ended)
    stage.finish()
    #expect(stage.container.selectedIndex == 2 && stage.faults == [])
    // A bar that is replaced lets the pages go back.
    bar.onScrub?(.moved(to: 1.5))
    stage.run(for: 0.5)
    stage.container.customTabBar = nil
    stage.finish()
    #expect(bar.onScrub == nil && stage.container.selectedIndex == 2 && shown(stage) == "C" && stage.faults == [])
  }

  @Test("of page dots turns a page for each dot's distance, in both layout directions", arguments: [false, true])
  func dots(_ mirrored: Bool) {
    let stage = ContainerStage()
    let bar = addDots(to: stage, mirrored: mirrored)
    stage.frame()
    stage.frame()
    let side: CGFloat = mirrored ? -1 : 1
    let start = CGPoint(x: 195, y: bar.frame.minY + 22)
    stage.drag(from: start, to: CGPoint(x: 195 + side * 45, y: start.y), duration: 0.5, steps: 30, release: false)
    stage.run(for: 1.2)
    // The pages follow from where the finger has begun to slide, after ten points: two dots less 1.5 points.
    #expect(shown(stage) == "B>C 0.92")
    stage.touch(.moved, at: CGPoint(x: 195 + side * 30, y: start.y))
    stage.run(for: 0.5)
    stage.touch(.ended, at: CGPoint(x: 195 + side * 30, y: start.y))
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && stage.faults == [])
    // A tap is a tap.
    stage.tap(at: CGPoint(x: 195 + side * 100, y: start.y))
    stage.finish()
    #expect(stage.container.selectedIndex == 2 && stage.faults == [])
  }

  @Test("passes over tabs without a dot")
  func acting() {
    let stage = ContainerStage(container: ContainerViewController(tabs: []))
    stage.container.tabs = ["A", "add", "B"].map { title in
      title == "add"
        ? ContainerTab(title: title, identifier: title, action: {})
        : ContainerTab(title: title, identifier: title) { UIViewController() }
    }
    let bar = addDots(to: stage)
    stage.run(for: 0.1)
    let start = CGPoint(x: 195, y: bar.frame.minY + 22)
    stage.drag(from: start, to: CGPoint(x: 225, y: start.y), duration: 0.3, hold: 0.3)
    stage.run(for: 1.2)
    #expect(stage.container.selectedIndex == 2 && stage.container.viewControllers.count == 2 && stage.faults == [])
  }

  @Test("of page dots that do not all fit turns the pages on at an end of the bar", arguments: [false, true])
  func dotsEnd(_ mirrored: Bool) {
    let stage = ContainerStage((1...40).map { "Page \($0)" })
    let bar = addDots(to: stage, mirrored: mirrored)
    stage.run(for: 0.1)
    let y = bar.frame.minY + 22
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: mirrored ? 390 - x : x, y: y) }
    stage.drag(from: point(195), to: point(380), duration: 0.5, steps: 30, release: false)
    stage.run(for: 1)
    let before = stage.container.engine.selected?.title
    stage.run(for: 8)
    #expect(before != "Page 39" && shown(stage) == "Page 39>Page 40 1.0")
    // Back at once, without the distance that the finger has been at the end.
    stage.drag(from: point(380), to: point(320), duration: 0.5, steps: 30, release: false)
    stage.run(for: 0.5)
    #expect(shown(stage) != "Page 39>Page 40 1.0")
    stage.touch(.ended, at: point(320))
    stage.finish()
    #expect(stage.container.selectedIndex < 39 && stage.faults == [])
  }

  @Test(
    "of the standard bar in a view of the app's, or in the navigation bar, turns the pages", arguments: [false, true])
  func external(_ inNavigationBar: Bool) {
    let container = ContainerViewController(
      viewControllers: ["A", "B", "C", "D"].map { title in
        let page = UIViewController()
        page.title = title
        return page
      })
    container.tabBarPlacement = .external
    container.tabBar.allowsScrubbing = true
    container.tabBar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let root: UIViewController
    if inNavigationBar {
      container.navigationItem.titleView = container.tabBar
      root = UINavigationController(rootViewController: container)
    } else {
      root = container
      container.loadViewIfNeeded()
      container.tabBar.frame.origin = CGPoint(x: 35, y: 300)
      container.view.addSubview(container.tabBar)
    }
    let stage = Stage(rootViewController: root)
    stage.run(for: 0.2)
    func point(_ tab: Int) -> CGPoint {
      let button = container.tabBar.buttons[tab]
      return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    }
    stage.drag(from: point(0), to: point(2), duration: 0.5, release: false)
    stage.run(for: 0.5)
    #expect(container.selectedIndex == 0 && container.engine.selected?.title == "B")
    stage.touch(.ended, at: point(2))
    stage.run(for: 1)
    #expect(container.selectedIndex == 2)
  }
}
