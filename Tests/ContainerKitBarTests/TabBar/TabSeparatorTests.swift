import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The hairlines between tabs", .serialized) struct TabSeparatorTests {
  private let stage = ContainerStage(["A"])

  private func lines(_ bar: ButtonTabBar) -> [CGRect] {
    bar.scroller.subviews.filter { !($0 is TabButton) && !($0 is TabIndicator) }.map(\.frame)
  }

  @Test(
    "are there if they have a color: one fewer than tabs, one pixel wide, shorter than the tabs",
    arguments: [false, true])
  func frames(_ mirrored: Bool) {
    let bar = stage.addBar(titles: ["A", "B", "C", "D"], mirrored: mirrored) { $0.tabSeparatorColor = .red }
    func expected(_ xs: [CGFloat]) -> [CGRect] { xs.map { CGRect(x: $0, y: 12, width: 1, height: 25) } }
    #expect(lines(bar) == expected(mirrored ? [300, 200, 100] : [100, 200, 300]))
    let views = bar.scroller.subviews
    bar.items.removeLast(2)
    stage.frame()
    #expect(lines(bar) == expected([200]))
    bar.items = [bar.items[0]]
    stage.frame()
    #expect(lines(bar) == [])
    bar.items += [ContainerTabItem(title: "E")]
    bar.appearance.height = 20
    bar.frame.size.height = 20
    stage.frame()
    #expect(lines(bar) == [CGRect(x: 200, y: 5, width: 1, height: 10)])
    bar.appearance.tabSeparatorColor = nil
    stage.frame()
    #expect(lines(bar) == [] && views.count == 8)
  }

  @Test("are no elements for assistive technologies, and take no touches")
  func touches() {
    let stage = ContainerStage(["A", "B"])
    stage.container.tabBar.appearance.tabSeparatorColor = .red
    stage.frame()
    let bar = stage.container.tabBar
    #expect(bar.accessibilityElements?.count == 2)
    #expect(stage.window.hitTest(bar.convert(CGPoint(x: 195, y: 24), to: nil), with: nil) === bar.tabs[1])
  }
}
