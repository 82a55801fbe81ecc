import Stage
import Testing

@testable import UIKit

@Suite("The contents of a tab bar's tabs:", .serialized) @MainActor struct TabPlaceTests {
  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  /// A tab bar controller with the tabs a, b and c.
  private func scene(_ change: (TabScene) -> Void = { _ in }) -> TabScene {
    let scene = TabScene()
    change(scene)
    scene.stage.settle()
    return scene
  }

  private func views(_ tab: BarTab) -> (image: UIView, title: UIView, badge: UIView) {
    (tab.subviews[0], tab.subviews[1], tab.subviews[2])
  }

  @Test("an image is above its title; an image or a title alone is centered vertically")
  func imageAndTitle() {
    let scene = scene {
      $0.a.tabBarItem.image = image(24)
      $0.b.tabBarItem.image = image(24)
      $0.b.tabBarItem.title = nil
    }
    let tabs = scene.tabs.tabBar.tabs.map(views)
    #expect(tabs[0].image.frame.maxY <= tabs[0].title.frame.minY && tabs[0].title.frame.maxY <= 49)
    #expect(tabs[0].image.center.x == 65 && tabs[0].image.bounds.size == CGSize(width: 24, height: 24))
    #expect(abs(tabs[1].image.center.y - 24.5) < 0.6 && tabs[1].image.center.x == 65)
    #expect(abs(tabs[2].title.center.y - 24.5) < 0.6)
    scene.a.tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    scene.stage.frame()
    #expect(abs(tabs[0].image.center.y - 24) < 0.6)
  }

  @Test("a badge is at the image's top trailing corner and grows with its text; an empty badge is round")
  func badge() {
    let scene = scene {
      $0.a.tabBarItem.image = image(24)
      $0.a.tabBarItem.badgeValue = "1"
    }
    let tab = scene.tabs.tabBar.tabs[0]
    let badge = views(tab).badge
    #expect(badge.frame == CGRect(x: 68, y: 2, width: 18, height: 18))
    scene.a.tabBarItem.badgeValue = "12345"
    scene.stage.frame()
    #expect(badge.frame.minX == 68 && badge.frame.width > 30)
    let width = badge.frame.width
    scene.tabs.tabBar.semanticContentAttribute = .forceRightToLeft
    tab.semanticContentAttribute = .forceRightToLeft
    tab.setNeedsLayout()
    scene.stage.frame()
    #expect(badge.frame.maxX == 62 && badge.frame.width == width)
    scene.a.tabBarItem.badgeValue = ""
    scene.stage.frame()
    #expect(badge.frame.size == CGSize(width: 18, height: 18) && !badge.isHidden)
    scene.a.tabBarItem.badgeValue = nil
    #expect(badge.isHidden)
  }

  @Test("the tabs stay within the safe area at the sides")
  func sides() {
    let scene = scene {
      $0.stage.safeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 21, right: 60)
    }
    #expect(scene.tabs.tabBar.tabs.map(\.frame.minX) == [30, 130, 230])
    #expect(scene.tabs.tabBar.tabs.map(\.frame.width) == [100, 100, 100])
    #expect(scene.tabs.tabBar.tabs.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 49 })
  }

  @Test("the selected tab shows its selectedImage")
  func selectedImage() {
    let (plain, chosen) = (image(20), image(22))
    let scene = scene {
      $0.a.tabBarItem.image = plain
      $0.a.tabBarItem.selectedImage = chosen
    }
    func shown() -> CGFloat { views(scene.tabs.tabBar.tabs[0]).image.bounds.width }
    #expect(shown() == 22)
    scene.tabs.selectedIndex = 1
    scene.stage.frame()
    #expect(shown() == 20)
  }

  @Test("a badge stays within its tab, and is truncated if it is wider", arguments: [false, true])
  func wideBadge(_ isMirrored: Bool) {
    let scene = TabScene()
    if isMirrored { scene.stage.settings.layoutDirection = .rightToLeft }
    scene.tabs.viewControllers = (0..<5).map { index in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "\(index)", image: image(24), tag: index)
      return page
    }
    let item = scene.tabs.viewControllers?[1].tabBarItem
    let badge = views(scene.tabs.tabBar.tabs[1]).badge
    for (text, isWhole) in [("1234", true), ("123456", true), ("A badge of many words", false)] {
      item?.badgeValue = text
      scene.stage.frame()
      #expect(badge.frame.minX >= 0 && badge.frame.maxX <= 78 && (badge.frame.width < 78) == isWhole)
      #expect((isMirrored ? badge.frame.minX : 78 - badge.frame.maxX) < 0.5)
    }
  }
}
