import ContainerKitTesting
import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Long titles in tabs of equal width", .serialized) struct LongTitleTests {
  private static let long = "A title that is far too long for its tab"

  private func stage(
    _ titles: [String], isMirrored: Bool = false, _ change: (inout ButtonTabBar.Appearance) -> Void = { _ in }
  ) -> ContainerStage {
    let pages = titles.map { UIViewController().titled($0) }
    let container = ContainerViewController(viewControllers: pages)
    change(&container.tabBar.appearance)
    let stage = ContainerStage(container: container)
    stage.settings.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    stage.run(for: 0.1)
    return stage
  }

  private func widths(_ stage: ContainerStage) -> [CGFloat] { stage.container.tabBar.tabs.map(\.frame.width) }

  /// Returns the titles that are truncated.
  private func truncated(_ stage: ContainerStage) -> [String] {
    stage.container.tabBar.tabs.map(\.title).filter { $0.sizeThatFits(.zero).width > $0.frame.width }
      .map { $0.text ?? "" }
  }

  private func scrolls(_ stage: ContainerStage) -> Bool { stage.container.tabBar.scroller.isScrollEnabled }

  @Test("are truncated, so that all tabs are in view, and keep their padding", arguments: [false, true])
  func one(_ isMirrored: Bool) {
    let stage = stage(["A", "B", Self.long, "D", "E"], isMirrored: isMirrored)
    #expect(widths(stage) == [72, 72, 102, 72, 72] && !scrolls(stage) && truncated(stage) == [Self.long])
    let title = stage.container.tabBar.tabs[2].title.frame
    #expect(title.minX == 8 && title.width == 86)
  }

  @Test("are truncated from the longest one on, to the same width")
  func several() {
    let two = stage([Self.long, "B", Self.long, "D"])
    #expect(widths(two) == [123, 72, 123, 72] && truncated(two) == [Self.long, Self.long])
    let all = stage(Array(repeating: Self.long, count: 5))
    #expect(widths(all) == Array(repeating: 78, count: 5) && !scrolls(all))
    let middle = stage(["A", "Long title", Self.long])
    let whole = middle.container.tabBar.tabs[1]
    #expect(widths(middle)[0] == 72 && whole.frame.width == whole.contentExtent.centered + 16)
    #expect(truncated(middle) == [Self.long] && !scrolls(middle))
  }

  @Test("are whole in a bar that scrolls, because tabs of the minimum width do not fit")
  func scrolling() {
    let titles = ["A", "B", "Some long title", "D", "E", "F"]
    let six = stage(titles)
    #expect(scrolls(six) && truncated(six) == [] && widths(six)[0] == 72 && widths(six)[2] > 100)
    let narrow = stage(titles) { $0.minimumTabWidth = 60 }
    #expect(!scrolls(narrow) && widths(narrow) == [60, 60, 90, 60, 60, 60] && truncated(narrow) == [titles[2]])
    let natural = stage(titles) { $0.tabWidth = .title }
    #expect(truncated(natural) == [])
  }

  @Test("are whole in a bar that scrolls at large Dynamic Type sizes, where less of them would fit")
  func largeText() {
    let stage = stage(["A", "B", Self.long, "D", "E"])
    let categories: [UIContentSizeCategory] = [.extraSmall, .large, .extraLarge, .extraExtraExtraLarge]
    let seen = categories.map { category in
      stage.settings.preferredContentSizeCategory = category
      stage.run(for: 0.05)
      return scrolls(stage)
    }
    // The minimum is 72, 72, 82 and 96 points in these sizes, and a fifth of the bar 78 points.
    #expect(seen == [false, false, true, true])
    stage.container.viewControllers[2].title = "C"
    stage.run(for: 0.05)
    #expect(!scrolls(stage))
  }

  @Test("leave room for their badge, and end before it", arguments: [false, true])
  func badge(_ isMirrored: Bool) {
    let stage = stage(["A", "B", Self.long, "D", "E"], isMirrored: isMirrored)
    stage.container.viewControllers[2].containerTabItem.badgeValue = "3"
    stage.run(for: 0.05)
    let tab = stage.container.tabBar.tabs[2]
    let (title, badge) = (tab.title.frame, tab.badge!.frame)
    #expect(!scrolls(stage) && title.width > 40)
    #expect(isMirrored ? badge.maxX < title.minX && badge.minX >= 8 : title.maxX < badge.minX && badge.maxX <= 94)
  }
}
