import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The bar with Dynamic Type", .serialized) struct TextSizeTests {
  private func sizes(_ rig: Rig) -> Set<CGFloat> {
    Set(rig.container.tabBar.tabs.map { $0.title.font.pointSize })
  }

  /// The sizes of a title of 15 points: in proportion to the leading of `subheadline`, up to the limit, in whole
  /// points, which are this screen's pixels.
  nonisolated static let titles: [(UIContentSizeCategory, CGFloat)] = [
    (.extraSmall, 12), (.small, 14), (.large, 15), (.extraLarge, 17), (.extraExtraExtraLarge, 20),
    (.accessibilityMedium, 20), (.accessibilityExtraExtraExtraLarge, 20),
  ]

  @Test("has titles of the user's size, up to the largest size that is not an accessibility size", arguments: titles)
  func titleSizes(category: UIContentSizeCategory, size: CGFloat) {
    let rig = Rig()
    rig.stage.settings.preferredContentSizeCategory = category
    #expect(sizes(rig) == [size])
    rig.stage.settings.preferredContentSizeCategory = .large
    #expect(sizes(rig) == [15])
  }

  @Test("grows by as much as its titles' line height, and so do the pages' insets")
  func height() {
    let rig = Rig()
    let bar = rig.container.tabBar
    #expect(bar.barHeight == 49)
    rig.stage.settings.preferredContentSizeCategory = .extraExtraExtraLarge
    rig.stage.frame()
    let more = ceil(UIFont.systemFont(ofSize: 20).lineHeight - UIFont.systemFont(ofSize: 15).lineHeight)
    #expect(more > 5 && bar.barHeight == 49 + more && bar.frame.height == 49 + more && bar.frame.maxY == 844)
    #expect(bar.buttons.allSatisfy { $0.frame.height == 49 + more })
    #expect(rig.page(0).view.safeAreaInsets.bottom == 49 + more)
    rig.stage.settings.preferredContentSizeCategory = .extraSmall
    rig.stage.frame()
    #expect(bar.frame.height == 49 && rig.page(0).view.safeAreaInsets.bottom == 49)
  }

  @Test("scales further, or not at all, if its appearance says so")
  func limits() {
    let rig = Rig()
    let bar = rig.container.tabBar
    bar.appearance.maximumContentSizeCategory = .accessibilityLarge
    rig.stage.settings.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(sizes(rig) == [27])
    bar.appearance.font = .systemFont(ofSize: 10)
    #expect(sizes(rig) == [18])
    bar.appearance.adjustsFontForContentSizeCategory = false
    #expect(sizes(rig) == [10] && bar.barHeight == 49)
  }

  @Test("scrolls if titles do not fit, and truncates one that is wider than the bar")
  func narrow() {
    let rig = Rig(["A", "A title that is far too long to be shown as a whole in one line", "C"])
    let bar = rig.container.tabBar
    bar.appearance.maximumContentSizeCategory = .accessibilityExtraExtraExtraLarge
    rig.stage.settings.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    rig.stage.frame()
    #expect(bar.tabs[1].frame.width == 390 && bar.scroller.isScrollEnabled)
    #expect(bar.tabs.allSatisfy { $0.bounds.contains($0.title.frame) })
  }

  @Test("shows a tab in the large content viewer under a resting finger, and selects it at the end")
  func large() throws {
    let rig = Rig(["A", "B", "C"])
    let image = TabItemTests.image(20)
    let item = rig.page(1).containerTabItem
    (item.image, item.badgeValue) = (image, "3")
    rig.stage.settings.preferredContentSizeCategory = .accessibilityMedium
    rig.stage.frame()
    let tab = rig.container.tabBar.buttons[1]
    #expect(tab.showsLargeContentViewer && tab.largeContentTitle == "B (3)" && tab.largeContentImage == image)
    #expect(tab.scalesLargeContentImage)
    item.badgeValue = ""
    #expect(tab.largeContentTitle == "B")
    let start = rig.container.tabBar.buttons[0].convert(CGPoint(x: 10, y: 10), to: nil)
    rig.stage.touch(.began, at: start)
    let before = rig.stage.window.subviews.count
    rig.stage.run(for: 0.7)
    #expect(rig.stage.window.subviews.count == before + 1)
    let end = tab.convert(CGPoint(x: 10, y: 10), to: nil)
    rig.stage.touch(.moved, at: end)
    rig.stage.touch(.ended, at: end)
    rig.finish()
    #expect(rig.stage.window.subviews.count == before && rig.container.selectedIndex == 1 && rig.faults == [])
  }
}
