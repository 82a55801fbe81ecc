import ContainerKitTesting
import Foundation
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The tabs' widths", .serialized) struct TabWidthTests {
  typealias Appearance = ButtonTabBar.Appearance

  private let stage = ContainerStage(["A"])

  private func bar(
    mirrored: Bool = false, titles: [String] = ["A", "Long title", "C", "Title"], _ change: (inout Appearance) -> Void
  ) -> ButtonTabBar { stage.addBar(titles: titles, mirrored: mirrored, change) }

  private func sides(_ bar: ButtonTabBar) -> [[CGFloat]] { bar.tabs.map { [$0.frame.minX, $0.frame.maxX] } }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    let label = UILabel()
    (label.text, label.font) = (text, font)
    return label.sizeThatFits(.zero).width
  }

  nonisolated static let starts: [(ButtonTabBar.TabAlignment, plain: CGFloat, inset: CGFloat)] = [
    (.leading, 0, 10), (.center, 80, 70), (.trailing, 160, 130),
  ]

  @Test(
    "are fixed, at the leading edge, in the middle or at the trailing edge, requested in Tabman#107, Parchment#324",
    arguments: starts, [false, true])
  func fixed(_ row: (alignment: ButtonTabBar.TabAlignment, plain: CGFloat, inset: CGFloat), _ mirrored: Bool) {
    func expected(_ start: CGFloat) -> [[CGFloat]] {
      (0..<4).map { index in
        let x = start + 60 * CGFloat(index)
        return mirrored ? [340 - x, 400 - x] : [x, x + 60]
      }
    }
    let bar = bar(mirrored: mirrored) { ($0.tabWidth, $0.tabAlignment) = (.fixed(60), row.alignment) }
    #expect(sides(bar) == expected(row.plain) && !bar.scroller.isScrollEnabled)
    bar.appearance.tabInsets = .init(top: 3, leading: 10, bottom: 5, trailing: 30)
    stage.frame()
    #expect(sides(bar) == expected(row.inset) && bar.scroller.contentSize == CGSize(width: 400, height: 49))
    #expect(bar.tabs.map { [$0.frame.minY, $0.frame.height] } == Array(repeating: [3, 41], count: 4))
  }

  @Test("are those of the titles and their padding", arguments: [false, true])
  func natural(_ mirrored: Bool) {
    let titles = ["A", "Long title", "C", "Title"]
    let bar = bar(mirrored: mirrored, titles: titles) { ($0.tabWidth, $0.tabPadding) = (.title, 10) }
    var lists: [[CGFloat]] = []
    for category in [.extraSmall, .large, .accessibilityExtraLarge] as [UIContentSizeCategory] {
      stage.settings.preferredContentSizeCategory = category
      stage.frame()
      let widths = titles.map { width($0, bar.tabs[0].title.font) + 20 }
      var x: CGFloat = 0
      let expected = widths.map { width in
        x += width
        return mirrored ? [400 - x, 400 - x + width] : [x - width, x]
      }
      #expect(zip(sides(bar), expected).allSatisfy { abs($0[0] - $1[0]) < 1e-9 && abs($0[1] - $1[1]) < 1e-9 })
      lists.append(widths)
    }
    #expect(zip(lists, lists.dropFirst()).allSatisfy { zip($0, $1).allSatisfy { $0 < $1 } })
  }

  @Test("are equal inside the insets, and still scroll if they do not fit", arguments: [false, true])
  func insets(_ mirrored: Bool) {
    let bar = bar(mirrored: mirrored) { $0.tabInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 30) }
    let starts: [CGFloat] = mirrored ? [300, 210, 120, 30] : [10, 100, 190, 280]
    #expect(sides(bar) == starts.map { [$0, $0 + 90] } && !bar.scroller.isScrollEnabled)
    bar.appearance.tabWidth = .fixed(150)
    stage.frame()
    let scrolled: [CGFloat] = mirrored ? [480, 330, 180, 30] : [10, 160, 310, 460]
    #expect(sides(bar) == scrolled.map { [$0, $0 + 150] } && bar.scroller.isScrollEnabled)
    #expect(bar.scroller.contentSize == CGSize(width: 640, height: 49))
    let offsets = (0..<4).map { index in
      bar.update(ContainerTabBarState(selectedIndex: index))
      return bar.scroller.contentOffset.x
    }
    #expect(offsets == (mirrored ? [240, 205, 55, 0] : [0, 35, 185, 240]))
  }

  @Test("are at most the bar's, and at least 0")
  func limits() {
    let long = bar(titles: [String](repeating: String(repeating: "long ", count: 30), count: 2)) {
      $0.tabWidth = .title
    }
    #expect(sides(long) == [[0, 400], [400, 800]])
    #expect(sides(bar { $0.tabWidth = .fixed(1000) }) == [[0, 400], [400, 800], [800, 1200], [1200, 1600]])
    #expect(sides(bar { $0.tabWidth = .fixed(-3) }) == Array(repeating: [0, 0], count: 4))
    let none = bar { $0.tabInsets = .init(top: 30, leading: 300, bottom: 30, trailing: 300) }
    #expect(none.tabs.map(\.frame.size) == Array(repeating: .zero, count: 4))
  }

  @Test("change with the appearance, and the indicator with them")
  func change() {
    let bar = bar { ($0.tabWidth, $0.indicator) = (.fixed(60), .line()) }
    bar.update(ContainerTabBarState(selectedIndex: 1))
    var seen: [CGFloat] = []
    for alignment in ButtonTabBar.TabAlignment.allCases {
      bar.appearance.tabAlignment = alignment
      stage.frame()
      seen.append(bar.indicator.frame.minX)
    }
    #expect(seen == [60, 140, 220])
  }
}

@MainActor @Suite("The selected tab's font", .serialized) struct SelectedFontTests {
  private static let bold = UIFont.systemFont(ofSize: 17, weight: .bold)

  private func stage() -> ContainerStage {
    let stage = ContainerStage(["Alpha", "Beta", "Gamma"])
    stage.container.tabBar.appearance.tabWidth = .title
    stage.container.tabBar.appearance.selectedFont = Self.bold
    stage.frame()
    return stage
  }

  private func fonts(_ stage: ContainerStage) -> [CGFloat] {
    stage.container.tabBar.tabs.map { $0.title.font.pointSize }
  }

  @Test("changes halfway through a transition, forward and back, in frames that stay the same")
  func half() {
    let stage = stage()
    let bar = stage.container.tabBar
    let frames = bar.tabs.map { [$0.frame, $0.title.frame] }
    var rows: [(progress: CGFloat, fonts: [CGFloat])] = []
    var moved = 0
    stage.onFrame = { _ in
      rows.append((stage.container.transitionSnapshot?.percentComplete ?? 0, fonts(stage)))
      if bar.tabs.map({ [$0.frame, $0.title.frame] }) != frames { moved += 1 }
    }
    stage.drag(by: -300, release: false)
    stage.run(for: 0.6)
    stage.touch(.cancelled, at: CGPoint(x: 80, y: 300))
    stage.finish()
    #expect(rows.contains { $0.progress > 0.6 } && moved == 0)
    // At exactly one half both tabs count as selected.
    #expect(rows.allSatisfy { $0.progress == 0.5 || $0.fonts == ($0.progress > 0.5 ? [15, 17, 15] : [17, 15, 15]) })
    #expect(fonts(stage) == [17, 15, 15] && bar.tabs.map { [$0.frame, $0.title.frame] } == frames)
    stage.tap(tab: 2)
    stage.finish()
    #expect(fonts(stage) == [15, 15, 17] && bar.tabs.map { [$0.frame, $0.title.frame] } == frames)
  }

  @Test("has room in every tab, in the middle of which the smaller title is, requested in Parchment#266")
  func room() {
    let stage = stage()
    let label = UILabel()
    label.font = Self.bold
    let widths = ["Alpha", "Beta", "Gamma"].map { text in
      label.text = text
      return label.sizeThatFits(.zero).width
    }
    let tabs = stage.container.tabBar.tabs
    #expect(tabs.map(\.title.frame.width) == widths && tabs.map(\.frame.width) == widths.map { $0 + 16 })
    #expect(tabs.map(\.title.textAlignment) == [.center, .center, .center])
    #expect(stage.container.tabBar.barHeight == 49)
  }

  @Test("makes the bar higher with the Dynamic Type size by its own line height, if that is the larger one")
  func height() {
    let stage = stage()
    let (large, larger) = (UIFont.systemFont(ofSize: 30), UIFont.systemFont(ofSize: 39))
    stage.container.tabBar.appearance.selectedFont = large
    stage.settings.preferredContentSizeCategory = .extraExtraExtraLarge
    stage.frame()
    #expect(fonts(stage)[0] == 39)
    #expect(stage.container.tabBar.barHeight == 49 + ceil(larger.lineHeight - large.lineHeight))
  }

  @Test("follows the Dynamic Type size as the other titles do", arguments: TextSizeTests.titles)
  func sizes(category: UIContentSizeCategory, size: CGFloat) {
    let stage = stage()
    stage.container.tabBar.appearance.selectedFont = .systemFont(ofSize: 15, weight: .bold)
    stage.settings.preferredContentSizeCategory = category
    #expect(fonts(stage) == [size, size, size])
    stage.container.tabBar.appearance.selectedFont = nil
    stage.settings.preferredContentSizeCategory = .large
    #expect(fonts(stage) == [15, 15, 15])
    #expect(stage.container.tabBar.tabs.map(\.title.textAlignment) == [.natural, .natural, .natural])
  }
}
