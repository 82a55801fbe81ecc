import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The bar's indicator", .serialized) struct IndicatorTests {
  private func marked(_ titles: [String] = ["A", "B", "C", "D"]) -> ContainerStage {
    let stage = ContainerStage(titles)
    stage.container.tabBar.appearance.indicator = .line(color: .red, height: 3)
    stage.frame()
    return stage
  }

  private func indicator(_ stage: ContainerStage) -> CGRect { stage.container.tabBar.indicator.frame }

  @Test("is on the selected tab, at its edge")
  func rest() {
    let stage = marked()
    #expect(indicator(stage) == CGRect(x: 0, y: 0, width: 98, height: 3))
    stage.container.tabBar.appearance.indicator?.edge = .bottom
    stage.container.selectedIndex = 2
    stage.frame()
    #expect(indicator(stage) == CGRect(x: 195, y: 46, width: 98, height: 3))
    stage.container.viewControllers = []
    stage.frame()
    #expect(indicator(stage) == .zero)
  }

  @Test(
    "moves between the two tabs with a transition that is dragged, released, tapped, grabbed or reversed",
    arguments: 0...4)
  func progress(_ scenario: Int) {
    let stage = marked()
    stage.container.selectedIndex = 1
    var rows: [(x: CGFloat, expected: CGFloat)] = []
    stage.onFrame = { _ in
      let bar = stage.container.tabBar
      let snapshot = stage.container.transitionSnapshot
      let x = { (page: UIViewController) in bar.tabs[stage.container.viewControllers.firstIndex(of: page)!].frame.minX }
      let here = bar.tabs[stage.container.selectedIndex].frame.minX
      let expected = snapshot.map { x($0.from) + (x($0.to) - x($0.from)) * $0.percentComplete } ?? here
      rows.append((bar.indicator.frame.minX, expected))
    }
    switch scenario {
    case 0: stage.drag(by: -160)
    case 1: stage.drag(by: 300)
    case 2: stage.tap(tab: 3)
    case 3:
      stage.tap(tab: 2)
      stage.run(for: 0.1)
      stage.drag(by: 100)
    default:
      stage.tap(tab: 3)
      stage.run(for: 0.1)
      stage.tap(tab: 1)
    }
    stage.finish()
    #expect(rows.allSatisfy { abs($0.x - $0.expected) < 1e-6 })
    #expect(Set(rows.map { ($0.x * 10).rounded() }).count > 8)
    #expect(indicator(stage).minX == stage.container.tabBar.tabs[stage.container.selectedIndex].frame.minX)
  }

  @Test(
    "moves beyond its tab with pages that are dragged beyond an end, and back, if it is a line",
    arguments: [false, true], [false, true])
  func overscroll(_ isFirst: Bool, _ isMirrored: Bool) {
    let stage = marked()
    stage.settings.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    stage.container.selectedIndex = isFirst ? 0 : 3
    stage.frame()
    let rest = indicator(stage)
    var rows: [(pages: CGFloat, line: CGFloat)] = []
    stage.onFrame = { [unowned stage] _ in
      rows.append((stage.container.pan.overscrollOffset, indicator(stage).minX - rest.minX))
    }
    let toRight = isFirst != isMirrored
    stage.drag(by: toRight ? 200 : -200)
    stage.finish()
    stage.run(for: 1)
    #expect(rows.allSatisfy { abs($0.line + $0.pages * rest.width / 390) < 1e-9 })
    let farthest = rows.map { abs($0.line) }.max() ?? 0
    #expect(
      farthest > 10 && farthest < 40 && rows.last?.line == 0 && rows.contains { toRight ? $0.line < -10 : $0.line > 10 }
    )
    stage.container.tabBar.appearance.indicator = .pill()
    stage.frame()
    rows = []
    let pill = indicator(stage)
    var moved = 0
    stage.onFrame = { [unowned stage] _ in if indicator(stage) != pill { moved += 1 } }
    stage.drag(by: toRight ? 200 : -200)
    stage.finish()
    #expect(moved == 0 && stage.faults == [])
  }

  @Test("and the colors change without a layout of the bar or a tab")
  func layouts() {
    let stage = marked()
    let bar = CountingBar()
    bar.items = (0..<4).map { ContainerTabItem(title: "\($0)") }
    bar.appearance.indicator = .line()
    bar.frame = CGRect(x: 0, y: 0, width: 400, height: 49)
    stage.container.view.addSubview(bar)
    bar.update(ContainerTabBarState(selectedIndex: 0))
    stage.frame()
    bar.count = 0
    var colors: [UIColor] = []
    for step in 0...10 {
      bar.update(ContainerTabBarState(selectedIndex: 0, incomingIndex: 1, progress: CGFloat(step) / 10))
      #expect(bar.tabs.allSatisfy { !$0.layer.needsLayout() })
      colors.append(bar.tabs[1].title.textColor)
      stage.frame()
      #expect(abs(bar.indicator.frame.minX - CGFloat(step) * 10) < 1e-9)
    }
    #expect(bar.count == 0 && Set(colors).count == 11)
  }
}

private final class CountingBar: ButtonTabBar {
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
