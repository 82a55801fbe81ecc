import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Tab items", .serialized) struct TabItemTests {
  static func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func tab(_ stage: ContainerStage, _ index: Int) -> TabButton { stage.container.tabBar.tabs[index] }

  private func badge(_ stage: ContainerStage, _ index: Int) -> TabBadge? { tab(stage, index).badge }

  @Test("show a controller's title until they have one of their own, and again after nil")
  func title() {
    let stage = ContainerStage(["A", "B"])
    let item = stage.pages[1].containerTabItem
    #expect(item === stage.pages[1].containerTabItem && item.title == "B")
    item.title = "Other"
    #expect(tab(stage, 1).title.text == "Other")
    #expect(stage.pages[1].title == "B")
    item.title = nil
    #expect(tab(stage, 1).title.text == "B")
    stage.pages[1].title = "C"
    #expect(stage.container.tabBar.tabs.map(\.title.text) == ["A", "C"])
  }

  @Test("follow the title of their own controller, and of no other")
  func observing() {
    let stage = ContainerStage(["A", "B"])
    let old = stage.pages[1].containerTabItem
    stage.pages[1].containerTabItem = ContainerTabItem()
    withExtendedLifetime(old) {
      stage.pages[1].title = "C"
      #expect(tab(stage, 1).title.text == "C")
    }
    stage.pages[0].containerTabItem.title = "Own"
    stage.pages[0].title = "D"
    #expect(stage.container.tabBar.tabs.map(\.title.text) == ["Own", "C"])
  }

  @Test("have room for their badges", arguments: [nil, CGFloat(20)])
  func badgeRoom(side: CGFloat?) throws {
    let stage = ContainerStage((0..<12).map { "Tab \($0)" })
    let item = stage.pages[1].containerTabItem
    item.image = side.map(Self.image)
    item.badgeValue = "1,000,000"
    stage.frame()
    let shown = try #require(badge(stage, 1))
    let content = try #require(side == nil ? tab(stage, 1).title : tab(stage, 1).imageView)
    #expect(tab(stage, 1).frame.width > 72 && tab(stage, 1).bounds.contains(shown.frame))
    #expect(shown.frame.minX == content.frame.maxX + (side == nil ? 2 : -4))
  }

  @Test("show a badge of 6,000 characters, which is longer than a bitmap can be")
  func longBadge() throws {
    let stage = ContainerStage(["A", "B"])
    UIScreen.main.configure(bounds: UIScreen.main.bounds, scale: 3)
    stage.pages[0].containerTabItem.badgeValue = String(repeating: "8", count: 6000)
    stage.frame()
    #expect(try #require(badge(stage, 0)).bounds.width > 11_000)
    #expect(stage.issues == [])
  }

  @Test("change the bar at once, keep its buttons, and load no page")
  func change() {
    let stage = ContainerStage()
    let buttons = stage.container.tabBar.tabs
    let item = stage.pages[2].containerTabItem
    item.badgeValue = "3"
    #expect(badge(stage, 2)?.text == "3")
    item.image = Self.image(20)
    #expect(tab(stage, 2).image(for: .normal)?.size == CGSize(width: 20, height: 20))
    item.badgeValue = nil
    #expect(badge(stage, 2) == nil)
    stage.pages[3].containerTabItem = ContainerTabItem(title: "New")
    #expect(tab(stage, 3).title.text == "New")
    #expect(zip(buttons, stage.container.tabBar.tabs).allSatisfy { $0 === $1 })
    #expect(stage.container.viewControllers.map(\.isViewLoaded) == [true, false, false, false])
    #expect(stage.callLines == [])
  }

  @Test("have no effect if they were replaced, or if their controller was removed")
  func stale() {
    let stage = ContainerStage(["A", "B", "C"])
    let old = stage.pages[1].containerTabItem
    stage.pages[1].containerTabItem = ContainerTabItem(title: "New")
    let gone = stage.pages[2].containerTabItem
    stage.container.viewControllers.removeLast()
    old.title = "Old"
    gone.title = "Gone"
    #expect(stage.container.tabBar.tabs.map(\.title.text) == ["A", "New"])
  }

  @Test("have their image above the title, or in the middle if they have no title")
  func places() {
    let stage = ContainerStage(["A", "B"])
    for index in 0...1 { stage.pages[index].containerTabItem.image = Self.image(20) }
    stage.pages[1].containerTabItem.title = ""
    stage.frame()
    let (both, alone) = (tab(stage, 0), tab(stage, 1))
    let (image, title) = (both.imageView!.frame, both.title.frame)
    // A pixel is a point here.
    let top = ((49 - 20 - 1 - title.height) / 2).rounded()
    #expect(image == CGRect(x: 88, y: top, width: 20, height: 20) && top >= 0)
    #expect(title.minX == ((195 - title.width) / 2).rounded() && title.minY == image.maxY + 1)
    #expect(alone.imageView!.frame == CGRect(x: 88, y: 15, width: 20, height: 20))
  }

  @Test("show the selected image from a progress of one half on, forward and back")
  func selectedImage() {
    let stage = ContainerStage(["A", "B"])
    let (plain, chosen) = (Self.image(20), Self.image(22))
    stage.pages[1].containerTabItem.image = plain
    stage.pages[1].containerTabItem.selectedImage = chosen
    var rows: [(percent: CGFloat, width: CGFloat)] = []
    stage.onFrame = { _ in
      rows.append(
        (stage.container.transitionSnapshot?.percentComplete ?? 0, tab(stage, 1).image(for: .normal)?.size.width ?? 0))
    }
    stage.drag(by: -300, release: false)
    stage.run(for: 0.6)
    #expect(rows.contains { $0.percent > 0.6 } && rows.contains { $0.percent > 0 && $0.percent < 0.4 })
    #expect(rows.allSatisfy { $0.width == ($0.percent >= 0.5 ? 22 : 20) })
    stage.touch(.cancelled, at: CGPoint(x: 80, y: 300))
    stage.finish()
    #expect(tab(stage, 1).image(for: .normal)?.size.width == 20)
    stage.tap(tab: 1)
    stage.finish()
    #expect(tab(stage, 1).image(for: .normal)?.size.width == 22)
  }

  @Test("have their badge at the trailing corner, or a dot if its text is empty", arguments: [false, true])
  func badgePosition(_ mirrored: Bool) throws {
    let stage = ContainerStage(["A", "B"])
    stage.container.tabBar.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
    for button in stage.container.tabBar.tabs {
      button.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
    }
    stage.pages[0].containerTabItem.badgeValue = "12345"
    stage.pages[1].containerTabItem.badgeValue = ""
    stage.frame()
    let (text, dot) = (try #require(badge(stage, 0)), try #require(badge(stage, 1)))
    let title = tab(stage, 0).title.frame
    #expect(text.frame.height == 16 && text.frame.width > 16)
    #expect(mirrored ? text.frame.maxX == title.minX - 2 : text.frame.minX == title.maxX + 2)
    #expect(dot.frame.size == CGSize(width: 8, height: 8))
    #expect(text.frame.minY >= 1)
  }

  @Test("belong to the controller for which they were set last")
  func shared() {
    let (one, two) = (UIViewController(), UIViewController())
    let item = ContainerTabItem(title: "Shared")
    one.containerTabItem = item
    two.containerTabItem = item
    #expect(two.containerTabItem === item && one.containerTabItem !== item && one.containerTabItem.title == nil)
  }

  @Test("do not retain their controller, and are released with it, and their images with them")
  func leak() {
    weak var controller: UIViewController?
    weak var item: ContainerTabItem?
    weak var image: UIImage?
    do {
      let page = UIViewController()
      page.containerTabItem.image = Self.image(20)
      (controller, item, image) = (page, page.containerTabItem, page.containerTabItem.image)
      #expect(item != nil && image != nil)
    }
    #expect(controller == nil && item == nil && image == nil)
  }
}
