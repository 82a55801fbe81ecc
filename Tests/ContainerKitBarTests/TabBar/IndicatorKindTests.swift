import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The indicator's kinds", .serialized) struct IndicatorKindTests {
  typealias Indicator = ButtonTabBar.Indicator

  private let stage = ContainerStage(["A"])

  private func bar(_ indicator: Indicator, mirrored: Bool = false) -> ButtonTabBar {
    stage.addBar(titles: ["A", "Long", "C", "D"], mirrored: mirrored) { $0.indicator = indicator }
  }

  private func atRest(_ bar: ButtonTabBar) -> [CGRect] {
    bar.tabs.indices.map { index in
      bar.update(ContainerTabBarState(selectedIndex: index))
      return bar.indicator.frame
    }
  }

  private func along(_ bar: ButtonTabBar, from: Int = 0, to: Int = 1) -> [CGRect] {
    [0, 0.25, 0.5, 0.75, 1].map { progress in
      bar.update(ContainerTabBarState(selectedIndex: from, incomingIndex: to, progress: progress))
      return bar.indicator.frame
    }
  }

  private static func line(_ width: Indicator.Width) -> Indicator {
    .line(height: 3, width: width)
  }

  private static func titles(_ bar: ButtonTabBar) -> [CGRect] {
    bar.tabs.map { $0.title.frame.offsetBy(dx: $0.frame.minX, dy: $0.frame.minY) }
  }

  @Test("are a line of the tab, of the title or of a width, requested in Tabman#122", arguments: [false, true])
  func widths(_ mirrored: Bool) {
    let tabs: [CGFloat] = mirrored ? [300, 200, 100, 0] : [0, 100, 200, 300]
    let wide = atRest(bar(Self.line(.tab), mirrored: mirrored))
    #expect(wide == tabs.map { CGRect(x: $0, y: 0, width: 100, height: 3) })
    let fixed = atRest(bar(Self.line(.fixed(20)), mirrored: mirrored))
    #expect(fixed == tabs.map { CGRect(x: $0 + 40, y: 0, width: 20, height: 3) })
    #expect(atRest(bar(Self.line(.fixed(-5)))).map(\.width) == [0, 0, 0, 0])
    let titled = bar(Self.line(.title), mirrored: mirrored)
    let titles = Self.titles(titled)
    #expect(atRest(titled) == titles.map { CGRect(x: $0.minX, y: 0, width: $0.width, height: 3) })
    #expect(Set(titles.map(\.width)).count > 1)
  }

  @Test("have insets on the leading and the trailing side, and from their edge", arguments: [false, true])
  func insets(_ mirrored: Bool) {
    var line = Self.line(.tab)
    line.insets = .init(top: 2, leading: 10, bottom: 4, trailing: -5)
    let tabs: [CGFloat] = mirrored ? [295, 195, 95, -5] : [10, 110, 210, 310]
    #expect(atRest(bar(line, mirrored: mirrored)) == tabs.map { CGRect(x: $0, y: 2, width: 95, height: 3) })
    line.edge = .bottom
    #expect(atRest(bar(line, mirrored: mirrored)) == tabs.map { CGRect(x: $0, y: 42, width: 95, height: 3) })
    line.insets = .init(top: 0, leading: 80, bottom: 0, trailing: 60)
    #expect(atRest(bar(line)).map { [$0.minX, $0.width] } == [[60, 0], [160, 0], [260, 0], [360, 0]])
  }

  @Test("move from one tab's frame to the other's, and back")
  func progress() {
    func sides(_ frames: [CGRect]) -> [[CGFloat]] { frames.map { [$0.minX, $0.maxX] } }
    let line = bar(Self.line(.fixed(20)))
    #expect(sides(along(line)) == [[40, 60], [65, 85], [90, 110], [115, 135], [140, 160]])
    #expect(sides(along(line, from: 1, to: 0)) == [[140, 160], [115, 135], [90, 110], [65, 85], [40, 60]])
    let mirrored = bar(Self.line(.fixed(20)), mirrored: true)
    #expect(sides(along(mirrored)) == [[340, 360], [315, 335], [290, 310], [265, 285], [240, 260]])
  }

  @Test(
    "are a pill behind the title, which follows the Dynamic Type size, requested in Parchment#232",
    arguments: [false, true])
  func pill(_ mirrored: Bool) {
    let bar = bar(.pill(), mirrored: mirrored)
    var widths: [CGFloat] = []
    for category in [.extraSmall, .large, .accessibilityExtraLarge] as [UIContentSizeCategory] {
      stage.settings.preferredContentSizeCategory = category
      bar.frame.size.height = bar.barHeight
      stage.frame()
      let titles = Self.titles(bar)
      #expect(atRest(bar) == titles.map { $0.insetBy(dx: -12, dy: -6) })
      widths.append(titles[1].width)
      let middle = CGRect(
        x: (titles[0].minX + titles[1].minX) / 2 - 12, y: titles[0].minY - 6,
        width: (titles[0].width + titles[1].width) / 2 + 24, height: titles[0].height + 12)
      let shown = along(bar)[2]
      #expect(abs(shown.minX - middle.minX) < 1e-9 && abs(shown.width - middle.width) < 1e-9)
      #expect(bar.indicator.layer.cornerRadius == shown.height / 2)
    }
    #expect(widths == widths.sorted() && Set(widths).count == 3)
  }

  @Test("are a pill around an image and its title, an image alone, or a whole tab")
  func images() {
    let bar = bar(.pill(insets: .init()))
    bar.items =
      ["A", ""].map { ContainerTabItem(title: $0, image: TabItemTests.image(20)) } + [ContainerTabItem(title: "")]
    bar.frame.size.width = 300
    stage.frame()
    let tabs = bar.tabs
    let both = tabs[0].imageView!.frame.union(tabs[0].title.frame)
    let image = tabs[1].imageView!.frame.offsetBy(dx: 100, dy: 0)
    let frames = atRest(bar)
    #expect(
      frames[0] == both && frames[1].size == image.size
        && frames[2] == CGRect(x: 250, y: frames[2].minY, width: 0, height: 0))
    // A button puts an image on whole pixels.
    #expect(abs(frames[1].minX - image.minX) <= 0.5 && abs(frames[1].minY - image.minY) <= 0.5)
    bar.appearance.indicator?.width = .tab
    bar.appearance.indicator?.insets = .init(top: 4, leading: 6, bottom: 4, trailing: 6)
    #expect(atRest(bar) == [6, 106, 206].map { CGRect(x: $0, y: 4, width: 88, height: 41) })
  }

  @Test("are a pill that stays inside its tab, so that it covers no other title", arguments: [false, true])
  func inside(_ mirrored: Bool) {
    let bar = bar(.pill(insets: .init(top: -40, leading: -90, bottom: -40, trailing: -90)), mirrored: mirrored)
    let tabs: [CGFloat] = mirrored ? [300, 200, 100, 0] : [0, 100, 200, 300]
    #expect(atRest(bar) == tabs.map { CGRect(x: $0, y: 0, width: 100, height: 49) })
  }

  @Test("are in front of the tabs as a line and behind them as a pill, which is faint unless it has a color")
  func order() {
    let bar = bar(Self.line(.tab))
    #expect(bar.scroller.subviews.last === bar.indicator && bar.indicator.backgroundColor == .systemBlue)
    bar.appearance.indicator = .pill()
    #expect(bar.scroller.subviews.first === bar.indicator)
    #expect(bar.indicator.backgroundColor?.cgColor.alpha == 0.15)
    bar.items.append(ContainerTabItem(title: "E"))
    #expect(bar.scroller.subviews.first === bar.indicator)
    bar.appearance.indicator = .pill(color: .green)
    #expect(bar.indicator.backgroundColor == .green)
    bar.appearance.indicator = Self.line(.tab)
    #expect(bar.scroller.subviews.last === bar.indicator && bar.indicator.layer.cornerRadius == 0)
  }

  @Test("have corners up to round ends")
  func corners() {
    var line = Self.line(.fixed(20))
    let radii = [0, 1, 1.5, 2, .greatestFiniteMagnitude, -1].map { radius in
      line.cornerRadius = radius
      return bar(line).indicator.layer.cornerRadius
    }
    #expect(radii == [0, 1, 1.5, 1.5, 1.5, 0])
    line.width = .fixed(1)
    line.cornerRadius = 2
    #expect(bar(line).indicator.layer.cornerRadius == 0.5)
  }
}
