import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A prominent tab", .serialized) struct ProminentTabTests {
  private func stage(_ change: (ContainerTabItem) -> Void = { _ in }) -> ContainerStage {
    let stage = ContainerStage(["Home", "Create", "Me"])
    for page in stage.pages {
      page.containerTabItem = ContainerTabItem(title: page.title, image: TabItemTests.image(20))
    }
    stage.pages[1].containerTabItem.isProminent = true
    change(stage.pages[1].containerTabItem)
    stage.frame()
    return stage
  }

  private func circleView(_ tab: UIButton) -> UIView? {
    tab.subviews.first { $0.layer.cornerRadius > 0 && !($0 is TabBadge) }
  }

  @Test("shows its image in white, in the middle of a circle in the selected color, without its title")
  func look() throws {
    let stage = stage()
    let tab = stage.container.tabBar.tabs[1]
    let circle = try #require(circleView(tab))
    #expect(circle.frame == CGRect(x: 45, y: 5, width: 40, height: 40) && circle.layer.cornerRadius == 20)
    #expect(circle.backgroundColor == .systemBlue && tab.imageView?.tintColor == .white)
    #expect(tab.imageView?.frame == CGRect(x: 55, y: 15, width: 20, height: 20) && tab.title.frame == .zero)
    #expect(stage.container.tabBar.tabs[0].title.frame.width > 0)
    // The circle is the same whether it is selected or not.
    stage.tap(tab: 1)
    stage.finish()
    #expect(circle.backgroundColor == .systemBlue && stage.container.selectedIndex == 1)
    stage.container.tabBar.appearance.selectedColor = .green
    #expect(circle.backgroundColor == .green)
    stage.pages[1].containerTabItem.isEnabled = false
    #expect(circle.backgroundColor == .tertiaryLabel && tab.imageView?.tintColor == .white)
    stage.pages[1].containerTabItem.isProminent = false
    stage.frame()
    #expect(circleView(tab) == nil && tab.title.frame.width > 0 && tab.imageView?.tintColor == .tertiaryLabel)
    #expect(stage.faults == [])
  }

  @Test("is spoken with its title and its badge, and has both in the large content viewer")
  func accessibility() {
    let stage = stage { $0.badgeValue = "2" }
    let tab = stage.container.tabBar.tabs[1]
    #expect(tab.accessibilityLabel == "Create" && tab.accessibilityValue?.contains("2") == true)
    #expect(tab.largeContentTitle == "Create (2)" && tab.largeContentImage != nil)
  }

  @Test("has its badge at the circle's corner, on the trailing side", arguments: [false, true])
  func badge(_ mirrored: Bool) throws {
    let stage = stage { $0.badgeValue = "" }
    stage.settings.layoutDirection = mirrored ? .rightToLeft : .leftToRight
    stage.frame()
    let tab = stage.container.tabBar.tabs[1]
    let (circle, badge) = (try #require(circleView(tab)).frame, try #require(tab.badge).frame)
    #expect(badge.midX == (mirrored ? circle.minX : circle.maxX) && badge.minY < circle.minY + 8)
  }

  @Test("has a smaller circle in a low bar, and is a usual tab without an image")
  func sizes() throws {
    let stage = stage()
    stage.container.tabBar.appearance.height = 32
    stage.frame()
    let tab = stage.container.tabBar.tabs[1]
    #expect(try #require(circleView(tab)).frame.size == CGSize(width: 28, height: 28))
    stage.pages[1].containerTabItem.image = nil
    stage.frame()
    #expect(circleView(tab) == nil && tab.title.frame.width > 0 && tab.title.textColor == .systemGray)
  }

  @Test("has dark colors")
  func dark() throws {
    let stage = stage()
    stage.settings.userInterfaceStyle = .dark
    stage.frame()
    let circle = try #require(circleView(stage.container.tabBar.tabs[1]))
    #expect(
      circle.layer.backgroundColor == UIColor.systemBlue.resolvedColor(with: stage.window.traitCollection).cgColor)
  }
}
