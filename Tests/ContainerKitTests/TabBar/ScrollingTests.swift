import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A bar with many tabs", .serialized) struct ScrollingTests {
  private func rig(_ count: Int) -> Rig { Rig((0..<count).map { "T\($0)" }) }
  private func offset(_ rig: Rig) -> CGFloat { rig.container.tabBar.scroller.contentOffset.x }

  /// Returns the offset for a tab in the middle of a bar 390 points wide, with tabs 72 points wide.
  private func middle(_ index: Int, of count: Int = 20) -> CGFloat {
    min(max(CGFloat(index) * 72 + 36 - 195, 0), CGFloat(count) * 72 - 390)
  }

  @Test(
    "spreads them evenly as long as each has its minimum width, and scrolls otherwise",
    arguments: [(2, 195, false), (5, 78, false), (6, 72, true), (20, 72, true)] as [(Int, CGFloat, Bool)])
  func widths(_ count: Int, _ width: CGFloat, _ scrolls: Bool) {
    let bar = rig(count).container.tabBar
    #expect(bar.buttons.map(\.frame.width) == Array(repeating: width, count: count))
    #expect(bar.scroller.isScrollEnabled == scrolls)
    #expect(bar.scroller.contentSize == CGSize(width: max(CGFloat(count) * width, 390), height: 49))
  }

  @Test("gives a long title more width than the others if all fit")
  func longTitle() {
    let bar = Rig(["A", "B", "Something longer than most"]).container.tabBar
    let widths = bar.buttons.map(\.frame.width)
    // A pixel is a point here.
    #expect(abs(widths[0] - widths[1]) <= 1 && widths[2] >= bar.scroller.tabs[2].contentWidth + 16)
    #expect(widths[2] > 130 && widths.reduce(0, +) == 390)
    #expect(!bar.scroller.isScrollEnabled)
  }

  @Test("keeps the selected tab in the middle, except at its ends", arguments: [0, 1, 3, 10, 17, 19])
  func middleTab(_ index: Int) {
    let rig = rig(20)
    rig.container.selectedIndex = index
    #expect(offset(rig) == middle(index))
  }

  @Test("follows a transition that is dragged to its end, released, tapped or reversed", arguments: 0...3)
  func progress(_ scenario: Int) {
    let rig = rig(20)
    rig.container.selectedIndex = 10
    var rows: [(offset: CGFloat, expected: CGFloat)] = []
    rig.stage.onFrame = { _ in
      let here = middle(rig.container.selectedIndex)
      let expected = rig.container.transitionSnapshot.map { snapshot in
        let there = rig.container.viewControllers.firstIndex(of: snapshot.to)!
        return here + (middle(there) - here) * snapshot.percentComplete
      }
      // A pixel is a point here.
      rows.append((offset(rig), (expected ?? here).rounded()))
    }
    switch scenario {
    case 0: rig.drag(by: -300)
    case 1: rig.drag(by: 100)
    case 2: rig.tapTab(12)
    default:
      rig.tapTab(12)
      rig.stage.run(for: 0.1)
      rig.tapTab(10)
    }
    rig.finish()
    #expect(rig.container.selectedIndex == [11, 10, 12, 10][scenario])
    #expect(rows.allSatisfy { $0.offset == $0.expected })
    #expect(Set(rows.map(\.offset)).count > 8)
  }

  @Test("scrolls with a finger that begins on a tab, without selecting a tab")
  func finger() {
    let rig = rig(20)
    rig.stage.drag(from: CGPoint(x: 300, y: 820), to: CGPoint(x: 100, y: 820), duration: 0.3, steps: 18, hold: 0.2)
    rig.stage.run(for: 1)
    #expect(offset(rig) > 150 && offset(rig) <= 200)
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.container.tabBar.buttons.allSatisfy { !$0.isHighlighted })
  }

  @Test("follows a transition from where the user has scrolled it, and returns there if it is cancelled")
  func scrolledByUser() {
    let rig = rig(20)
    rig.container.tabBar.scroller.contentOffset.x = 700
    var rows: [(percent: CGFloat, offset: CGFloat)] = []
    rig.stage.onFrame = { _ in rows.append((rig.container.transitionSnapshot?.percentComplete ?? 0, offset(rig))) }
    rig.drag(by: -150)
    rig.finish()
    #expect(rows.allSatisfy { $0.offset == (700 * (1 - $0.percent)).rounded() })
    #expect(rows.contains { $0.percent > 0.3 })
    #expect(offset(rig) == 700)
    rig.drag(by: -300)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && offset(rig) == 0)
  }

  @Test("keeps the user's offset when a badge changes, and shows the selected tab when the tabs' width changes")
  func layout() {
    let rig = rig(20)
    rig.container.tabBar.scroller.contentOffset.x = 500
    rig.page(3).containerTabItem.badgeValue = "1"
    rig.stage.frame()
    #expect(offset(rig) == 500)
    rig.container.tabBar.appearance.minimumTabWidth = 100
    rig.stage.frame()
    #expect(offset(rig) == 0 && rig.container.tabBar.buttons[1].frame.minX == 100)
  }

  @Test("begins at the right in a right-to-left layout")
  func mirrored() {
    let rig = rig(20)
    rig.container.tabBar.semanticContentAttribute = .forceRightToLeft
    rig.container.tabBar.setNeedsLayout()
    rig.stage.frame()
    let bar = rig.container.tabBar
    let positions: [CGFloat] = (0..<20).map { 1440 - 72 * CGFloat($0 + 1) }
    #expect(bar.buttons.map(\.frame.minX) == positions)
    #expect(offset(rig) == 1050)
    rig.container.selectedIndex = 10
    #expect(offset(rig) == bar.buttons[10].frame.midX - 195)
  }
}
