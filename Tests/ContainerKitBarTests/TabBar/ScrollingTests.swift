import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A bar with many tabs", .serialized) struct ScrollingTests {
  private func stage(_ count: Int) -> ContainerStage { ContainerStage((0..<count).map { "T\($0)" }) }
  private func offset(_ stage: ContainerStage) -> CGFloat { stage.container.tabBar.scroller.contentOffset.x }

  /// Returns the offset for a tab in the middle of a bar 390 points wide, with tabs 72 points wide.
  private func middle(_ index: Int, of count: Int = 20) -> CGFloat {
    min(max(CGFloat(index) * 72 + 36 - 195, 0), CGFloat(count) * 72 - 390)
  }

  @Test(
    "spreads them evenly as long as each has its minimum width, and scrolls otherwise",
    arguments: [(2, 195, false), (5, 78, false), (6, 72, true), (20, 72, true)] as [(Int, CGFloat, Bool)])
  func widths(_ count: Int, _ width: CGFloat, _ scrolls: Bool) {
    let bar = stage(count).container.tabBar
    #expect(bar.buttons.map(\.frame.width) == Array(repeating: width, count: count))
    #expect(bar.scroller.isScrollEnabled == scrolls)
    #expect(bar.scroller.contentSize == CGSize(width: max(CGFloat(count) * width, 390), height: 49))
  }

  @Test("gives a long title more width than the others if all fit")
  func longTitle() {
    let bar = ContainerStage(["A", "B", "Something longer than most"]).container.tabBar
    let widths = bar.buttons.map(\.frame.width)
    // A pixel is a point here.
    #expect(abs(widths[0] - widths[1]) <= 1 && widths[2] >= bar.scroller.tabs[2].contentExtent.centered + 16)
    #expect(widths[2] > 130 && widths.reduce(0, +) == 390)
    #expect(!bar.scroller.isScrollEnabled)
  }

  @Test("keeps the selected tab in the middle, except at its ends", arguments: [0, 1, 3, 10, 17, 19])
  func middleTab(_ index: Int) {
    let stage = stage(20)
    stage.container.selectedIndex = index
    #expect(offset(stage) == middle(index))
  }

  @Test("follows a transition that is dragged to its end, released, tapped or reversed", arguments: 0...3)
  func progress(_ scenario: Int) {
    let stage = stage(20)
    stage.container.selectedIndex = 10
    var rows: [(offset: CGFloat, expected: CGFloat)] = []
    stage.onFrame = { _ in
      let here = middle(stage.container.selectedIndex)
      let expected = stage.container.transitionSnapshot.map { snapshot in
        let there = stage.container.viewControllers.firstIndex(of: snapshot.to)!
        return here + (middle(there) - here) * snapshot.percentComplete
      }
      // A pixel is a point here.
      rows.append((offset(stage), (expected ?? here).rounded()))
    }
    switch scenario {
    case 0: stage.drag(by: -300)
    case 1: stage.drag(by: 100)
    case 2: stage.tap(tab: 12)
    default:
      stage.tap(tab: 12)
      stage.run(for: 0.1)
      stage.tap(tab: 10)
    }
    stage.finish()
    #expect(stage.container.selectedIndex == [11, 10, 12, 10][scenario])
    #expect(rows.allSatisfy { $0.offset == $0.expected })
    #expect(Set(rows.map(\.offset)).count > 8)
  }

  @Test("scrolls with a finger that begins on a tab, without selecting a tab")
  func finger() {
    let stage = stage(20)
    stage.drag(from: CGPoint(x: 300, y: 820), to: CGPoint(x: 100, y: 820), duration: 0.3, steps: 18, hold: 0.2)
    stage.run(for: 1)
    #expect(offset(stage) > 150 && offset(stage) <= 200)
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.container.tabBar.buttons.allSatisfy { !$0.isHighlighted })
  }

  @Test("follows a transition from where the user has scrolled it, and returns there if it is cancelled")
  func scrolledByUser() {
    let stage = stage(20)
    stage.container.tabBar.scroller.contentOffset.x = 700
    var rows: [(percent: CGFloat, offset: CGFloat)] = []
    stage.onFrame = { _ in rows.append((stage.container.transitionSnapshot?.percentComplete ?? 0, offset(stage))) }
    stage.drag(by: -150)
    stage.finish()
    #expect(rows.allSatisfy { $0.offset == (700 * (1 - $0.percent)).rounded() })
    #expect(rows.contains { $0.percent > 0.3 })
    #expect(offset(stage) == 700)
    stage.drag(by: -300)
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && offset(stage) == 0)
  }

  @Test("keeps the user's offset when a badge changes, and shows the selected tab when the tabs' width changes")
  func layout() {
    let stage = stage(20)
    stage.container.tabBar.scroller.contentOffset.x = 500
    stage.pages[3].containerTabItem.badgeValue = "1"
    stage.frame()
    #expect(offset(stage) == 500)
    stage.container.tabBar.appearance.minimumTabWidth = 100
    stage.frame()
    #expect(offset(stage) == 0 && stage.container.tabBar.buttons[1].frame.minX == 100)
  }

  @Test("begins at the right in a right-to-left layout")
  func mirrored() {
    let stage = stage(20)
    stage.container.tabBar.semanticContentAttribute = .forceRightToLeft
    stage.container.tabBar.setNeedsLayout()
    stage.frame()
    let bar = stage.container.tabBar
    let positions: [CGFloat] = (0..<20).map { 1440 - 72 * CGFloat($0 + 1) }
    #expect(bar.buttons.map(\.frame.minX) == positions)
    #expect(offset(stage) == 1050)
    stage.container.selectedIndex = 10
    #expect(offset(stage) == bar.buttons[10].frame.midX - 195)
  }
}
