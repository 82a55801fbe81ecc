import Foundation
import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The tabs' widths", .serialized) struct TabWidthTests {
  typealias Appearance = ButtonTabBar.Appearance

  private let rig = Rig(["A"])

  private func bar(
    mirrored: Bool = false, titles: [String] = ["A", "Long title", "C", "Title"], _ change: (inout Appearance) -> Void
  ) -> ButtonTabBar { rig.addBar(titles: titles, mirrored: mirrored, change) }

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
    "are fixed, at the leading edge, in the middle or at the trailing edge: a wish of Tabman#107, Parchment#324",
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
    rig.stage.frame()
    #expect(sides(bar) == expected(row.inset) && bar.scroller.contentSize == CGSize(width: 400, height: 49))
    #expect(bar.tabs.map { [$0.frame.minY, $0.frame.height] } == Array(repeating: [3, 41], count: 4))
  }

  @Test("are those of the titles and their padding", arguments: [false, true])
  func natural(_ mirrored: Bool) {
    let titles = ["A", "Long title", "C", "Title"]
    let bar = bar(mirrored: mirrored, titles: titles) { ($0.tabWidth, $0.tabPadding) = (.title, 10) }
    var lists: [[CGFloat]] = []
    for category in [.extraSmall, .large, .accessibilityExtraLarge] as [UIContentSizeCategory] {
      rig.stage.settings.preferredContentSizeCategory = category
      rig.stage.frame()
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
    rig.stage.frame()
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
    let bar = bar { ($0.tabWidth, $0.indicator) = (.fixed(60), .init()) }
    bar.update(ContainerTabBarState(selectedIndex: 1))
    var seen: [CGFloat] = []
    for alignment in ButtonTabBar.TabAlignment.allCases {
      bar.appearance.tabAlignment = alignment
      rig.stage.frame()
      seen.append(bar.indicator.frame.minX)
    }
    #expect(seen == [60, 140, 220])
  }
}

@MainActor @Suite("The selected tab's font", .serialized) struct SelectedFontTests {
  private static let bold = UIFont.systemFont(ofSize: 17, weight: .bold)

  private func rig() -> Rig {
    let rig = Rig(["Alpha", "Beta", "Gamma"])
    rig.container.tabBar.appearance.tabWidth = .title
    rig.container.tabBar.appearance.selectedFont = Self.bold
    rig.stage.frame()
    return rig
  }

  private func fonts(_ rig: Rig) -> [CGFloat] { rig.container.tabBar.tabs.map { $0.title.font.pointSize } }

  @Test("changes halfway through a transition, forward and back, in frames that stay the same")
  func half() {
    let rig = rig()
    let bar = rig.container.tabBar
    let frames = bar.tabs.map { [$0.frame, $0.title.frame] }
    var rows: [(progress: CGFloat, fonts: [CGFloat])] = []
    var moved = 0
    rig.stage.onFrame = { _ in
      rows.append((rig.container.transitionSnapshot?.percentComplete ?? 0, fonts(rig)))
      if bar.tabs.map({ [$0.frame, $0.title.frame] }) != frames { moved += 1 }
    }
    rig.drag(by: -300, release: false)
    rig.stage.run(for: 0.6)
    rig.stage.touch(.cancelled, at: CGPoint(x: 80, y: 300))
    rig.finish()
    #expect(rows.contains { $0.progress > 0.6 } && moved == 0)
    // At exactly one half both tabs count as selected.
    #expect(rows.allSatisfy { $0.progress == 0.5 || $0.fonts == ($0.progress > 0.5 ? [15, 17, 15] : [17, 15, 15]) })
    #expect(fonts(rig) == [17, 15, 15] && bar.tabs.map { [$0.frame, $0.title.frame] } == frames)
    rig.tapTab(2)
    rig.finish()
    #expect(fonts(rig) == [15, 15, 17] && bar.tabs.map { [$0.frame, $0.title.frame] } == frames)
  }

  @Test("has room in every tab, in the middle of which the smaller title is: a wish of Parchment#266")
  func room() {
    let rig = rig()
    let label = UILabel()
    label.font = Self.bold
    let widths = ["Alpha", "Beta", "Gamma"].map { text in
      label.text = text
      return label.sizeThatFits(.zero).width
    }
    let tabs = rig.container.tabBar.tabs
    #expect(tabs.map(\.title.frame.width) == widths && tabs.map(\.frame.width) == widths.map { $0 + 16 })
    #expect(tabs.map(\.title.textAlignment) == [.center, .center, .center])
    #expect(rig.container.tabBar.barHeight == 49)
  }

  @Test("makes the bar higher with the Dynamic Type size by its own line height, if that is the larger one")
  func height() {
    let rig = rig()
    let (large, larger) = (UIFont.systemFont(ofSize: 30), UIFont.systemFont(ofSize: 39))
    rig.container.tabBar.appearance.selectedFont = large
    rig.stage.settings.preferredContentSizeCategory = .extraExtraExtraLarge
    rig.stage.frame()
    #expect(fonts(rig)[0] == 39)
    #expect(rig.container.tabBar.barHeight == 49 + ceil(larger.lineHeight - large.lineHeight))
  }

  @Test("follows the Dynamic Type size as the other titles do", arguments: TextSizeTests.titles)
  func sizes(category: UIContentSizeCategory, size: CGFloat) {
    let rig = rig()
    rig.container.tabBar.appearance.selectedFont = .systemFont(ofSize: 15, weight: .bold)
    rig.stage.settings.preferredContentSizeCategory = category
    #expect(fonts(rig) == [size, size, size])
    rig.container.tabBar.appearance.selectedFont = nil
    rig.stage.settings.preferredContentSizeCategory = .large
    #expect(fonts(rig) == [15, 15, 15])
    #expect(rig.container.tabBar.tabs.map(\.title.textAlignment) == [.natural, .natural, .natural])
  }
}
