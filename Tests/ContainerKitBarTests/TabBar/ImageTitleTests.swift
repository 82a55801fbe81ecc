import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A bar with images", .serialized) struct ImageTitleTests {
  private func fonts(_ stage: ContainerStage) -> [UIFont] { stage.container.tabBar.tabs.map(\.title.font) }

  @Test("has titles of 10 points, as a system bar has, unless the app sets a font")
  func font() {
    let stage = ContainerStage(["A", "B"])
    let bar = stage.container.tabBar
    let (plain, small) = (UIFont.systemFont(ofSize: 15), UIFont.systemFont(ofSize: 10, weight: .medium))
    #expect(fonts(stage) == [plain, plain] && bar.appearance.font == plain)
    stage.pages[1].containerTabItem.image = TabItemTests.image(20)
    #expect(fonts(stage) == [small, small] && bar.barHeight == 49)
    bar.appearance.font = plain
    #expect(fonts(stage) == [plain, plain])
    bar.appearance = .init()
    #expect(fonts(stage) == [small, small])
    stage.pages[1].containerTabItem.image = nil
    #expect(fonts(stage) == [plain, plain])
  }

  @Test(
    "grows by as much as its titles' line height",
    arguments: [.extraSmall, .large, .accessibilityExtraLarge] as [UIContentSizeCategory])
  func height(_ category: UIContentSizeCategory) {
    let stage = ContainerStage(["A", "B"])
    stage.pages[0].containerTabItem.image = TabItemTests.image(20)
    stage.settings.preferredContentSizeCategory = category
    stage.frame()
    let base = UIFont.systemFont(ofSize: 10, weight: .medium).lineHeight
    let more = ceil(max(fonts(stage)[0].lineHeight - base, 0))
    #expect(stage.container.tabBar.barHeight == 49 + more)
    #expect((more > 0) == (category == .accessibilityExtraLarge))
  }

  @Test(
    "keeps a badge clear of the hairline, however high the image is", arguments: [1, 2, 3] as [CGFloat], [false, true])
  func hairline(_ scale: CGFloat, _ isTop: Bool) {
    let page = UIViewController()
    page.containerTabItem = ContainerTabItem(title: "A", image: TabItemTests.image(36))
    page.containerTabItem.badgeValue = "12"
    let container = ContainerViewController(viewControllers: [page])
    container.tabBarPlacement = isTop ? .top : .bottom
    let stage = ContainerStage(container: container, scale: scale)
    stage.run(for: 0.1)
    let bar = container.tabBar
    let badge = bar.buttons[0].badge!
    let frame = badge.convert(badge.bounds, to: bar)
    #expect(frame.height == 16 && !frame.insetBy(dx: 0, dy: -0.99).intersects(bar.separator.frame))
  }
}
