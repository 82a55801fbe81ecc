import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Places and updates the tabs of bars that scroll, and counts what an added page changes.
@MainActor @Suite("A bar of very many tabs", .serialized) struct ManyTabsTests {
  private func bar(_ count: Int) -> ButtonTabBar {
    let bar = ButtonTabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.items = items(count)
    bar.layoutIfNeeded()
    return bar
  }

  private func items(_ count: Int) -> [ContainerTabItem] { (0..<count).map { ContainerTabItem(title: "\($0)") } }

  /// The tabs in the order in which they are drawn.
  private func drawn(_ bar: ButtonTabBar) -> [TabButton] { bar.scroller.subviews.compactMap { $0 as? TabButton } }

  @Test("keeps their order when it gets more and fewer of them")
  func changes() {
    let bar = bar(0)
    for count in [20, 32, 33, 700, 257, 256, 40, 32, 5, 0, 50] {
      bar.items = items(count)
      bar.layoutIfNeeded()
      #expect(drawn(bar) == bar.tabs && bar.tabs.count == count)
      #expect(bar.tabs.map(\.content.title) == (0..<count).map { "\($0)" })
      #expect(bar.scroller.subviews.last === bar.indicator)
    }
  }

  @Test("places and hits each of them as if it was in the scroll view", arguments: [false, true])
  func places(isMirrored: Bool) {
    let bar = bar(300)
    bar.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    for (index, tab) in bar.tabs.enumerated() {
      let position = isMirrored ? 299 - index : index
      #expect(tab.frame == CGRect(x: CGFloat(position) * 72, y: 0, width: 72, height: 49))
      #expect(tab.convert(tab.bounds, to: bar.scroller) == tab.frame)
      bar.scroller.contentOffset.x = tab.frame.midX - 195
      let hit = bar.hitTest(CGPoint(x: 195, y: 20), with: nil)
      #expect(hit.map { $0.isDescendant(of: tab) } == true)
    }
  }

  @Test("updates only the tab that is added")
  func addition() {
    let works = [20, 200].map { count in
      let stage = ContainerStage((0..<count).map { "\($0)" })
      stage.run(for: 0.1)
      let frames = stage.container.tabBar.tabs.map(\.frame)
      let page = UIViewController().titled("new")
      let before = stage.container.tabBar.updateCount
      stage.container.viewControllers.append(page)
      stage.frame()
      #expect(stage.container.tabBar.tabs.dropLast().map(\.frame) == frames)
      return stage.container.tabBar.updateCount - before
    }
    #expect(works == [1, 1])
  }

  /// Inserts and removes at any index.
  @Test("keeps the tab of each item when others are inserted and removed", arguments: 0..<20)
  func insertions(_ number: UInt64) {
    let seed = number &+ UInt64.random(in: 0...1 << 40)
    var random = Dice(seed: seed)
    let bar = bar(Int.random(in: 0...60, using: &random))
    bar.update(ContainerTabBarState(selectedIndex: 0))
    for step in 0..<12 {
      var (items, tabs) = (bar.items, bar.tabs as [TabButton?])
      let first = Int.random(in: 0...items.count, using: &random)
      if Bool.random(using: &random) {
        let count = Int.random(in: 1...20, using: &random)
        items.insert(contentsOf: (0..<count).map { ContainerTabItem(title: "\(step) \($0)") }, at: first)
        tabs.insert(contentsOf: [TabButton?](repeating: nil, count: count), at: first)
      } else {
        let range = first..<Int.random(in: first...items.count, using: &random)
        items.removeSubrange(range)
        tabs.removeSubrange(range)
      }
      let selected = items.indices.randomElement(using: &random)
      bar.items = items
      bar.update(ContainerTabBarState(selectedIndex: selected))
      bar.layoutIfNeeded()
      #expect(bar.tabs.count == items.count, "seed \(seed)")
      #expect(zip(bar.tabs, tabs).allSatisfy { $1 == nil || $0 === $1 }, "seed \(seed)")
      #expect(bar.tabs.map(\.title.text) == items.map(\.title), "seed \(seed)")
      #expect(drawn(bar) == bar.tabs, "seed \(seed)")
      #expect(bar.tabs.indices.filter { bar.tabs[$0].isSelected } == [selected].compactMap { $0 }, "seed \(seed)")
      let fresh = self.bar(0)
      fresh.items = items
      fresh.layoutIfNeeded()
      #expect(bar.tabs.map(\.frame) == fresh.tabs.map(\.frame), "seed \(seed)")
    }
  }
}
