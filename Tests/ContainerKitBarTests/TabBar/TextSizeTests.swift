import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The bar with Dynamic Type", .serialized) struct TextSizeTests {
  private func sizes(_ stage: ContainerStage) -> Set<CGFloat> {
    Set(stage.container.tabBar.tabs.map { $0.title.font.pointSize })
  }

  /// The sizes of a title of 15 points: in proportion to the leading of `subheadline`, up to the limit, in whole
  /// points, which are this screen's pixels.
  nonisolated static let titles: [(UIContentSizeCategory, CGFloat)] = [
    (.extraSmall, 12), (.small, 14), (.large, 15), (.extraLarge, 17), (.extraExtraExtraLarge, 20),
    (.accessibilityMedium, 20), (.accessibilityExtraExtraExtraLarge, 20),
  ]

  @Test("has titles of the user's size, up to the largest size that is not an accessibility size", arguments: titles)
  func titleSizes(category: UIContentSizeCategory, size: CGFloat) {
    let stage = ContainerStage()
    stage.settings.preferredContentSizeCategory = category
    #expect(sizes(stage) == [size])
    stage.settings.preferredContentSizeCategory = .large
    #expect(sizes(stage) == [15])
  }

  @Test("grows by as much as its titles' line height, and so do the pages' insets")
  func height() {
    let stage = ContainerStage()
    let bar = stage.container.tabBar
    #expect(bar.barHeight == 49)
    stage.settings.preferredContentSizeCategory = .extraExtraExtraLarge
    stage.frame()
    let more = ceil(UIFont.systemFont(ofSize: 20).lineHeight - UIFont.systemFont(ofSize: 15).lineHeight)
    #expect(more > 5 && bar.barHeight == 49 + more && bar.frame.height == 49 + more && bar.frame.maxY == 844)
    #expect(bar.buttons.allSatisfy { $0.frame.height == 49 + more })
    #expect(stage.pages[0].view.safeAreaInsets.bottom == 49 + more)
    stage.settings.preferredContentSizeCategory = .extraSmall
    stage.frame()
    #expect(bar.frame.height == 49 && stage.pages[0].view.safeAreaInsets.bottom == 49)
  }

  @Test("scales further, or not at all, if its appearance says so")
  func limits() {
    let stage = ContainerStage()
    let bar = stage.container.tabBar
    bar.appearance.maximumContentSizeCategory = .accessibilityLarge
    stage.settings.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(sizes(stage) == [27])
    bar.appearance.font = .systemFont(ofSize: 10)
    #expect(sizes(stage) == [18])
    bar.appearance.adjustsFontForContentSizeCategory = false
    #expect(sizes(stage) == [10] && bar.barHeight == 49)
  }

  @Test("scrolls if titles do not fit, and truncates one that is wider than the bar")
  func narrow() {
    let stage = ContainerStage(["A", "A title that is far too long to be shown as a whole in one line", "C"])
    let bar = stage.container.tabBar
    bar.appearance.maximumContentSizeCategory = .accessibilityExtraExtraExtraLarge
    stage.settings.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    stage.frame()
    #expect(bar.tabs[1].frame.width == 390 && bar.scroller.isScrollEnabled)
    #expect(bar.tabs.allSatisfy { $0.bounds.contains($0.title.frame) })
  }

  @Test("shows a tab in the large content viewer under a resting finger, and selects it at the end")
  func large() throws {
    let stage = ContainerStage(["A", "B", "C"])
    let image = TabItemTests.image(20)
    let item = stage.pages[1].containerTabItem
    (item.image, item.badgeValue) = (image, "3")
    stage.settings.preferredContentSizeCategory = .accessibilityMedium
    stage.frame()
    let tab = stage.container.tabBar.buttons[1]
    #expect(tab.showsLargeContentViewer && tab.largeContentTitle == "B (3)" && tab.largeContentImage == image)
    #expect(tab.scalesLargeContentImage)
    item.badgeValue = ""
    #expect(tab.largeContentTitle == "B")
    let start = stage.container.tabBar.buttons[0].convert(CGPoint(x: 10, y: 10), to: nil)
    stage.touch(.began, at: start)
    let before = stage.window.subviews.count
    stage.run(for: 0.7)
    #expect(stage.window.subviews.count == before + 1)
    let end = tab.convert(CGPoint(x: 10, y: 10), to: nil)
    stage.touch(.moved, at: end)
    stage.touch(.ended, at: end)
    stage.finish()
    #expect(stage.window.subviews.count == before && stage.container.selectedIndex == 1 && stage.faults == [])
  }
}
