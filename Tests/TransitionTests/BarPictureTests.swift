import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitDemo

@Suite("The bar over a picture", .serialized) @MainActor struct BarPictureTests {
  /// The settings with which each kind is recorded. Each of them changes one or two things.
  struct Setting: Sendable, CustomTestStringConvertible {
    var name: String
    var category = UIContentSizeCategory.large
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var style = UIUserInterfaceStyle.light
    var tabCount = 4
    var testDescription: String { name }

    static let all = [
      Setting(name: "l"), Setting(name: "xs", category: .extraSmall, tabCount: 2),
      Setting(name: "ax3", category: .accessibilityExtraLarge, tabCount: 20),
      Setting(name: "rtl", direction: .rightToLeft), Setting(name: "dark", style: .dark),
    ]
  }

  enum Kind: String, CaseIterable {
    /// The system's material, images, badges and a disabled tab, with a pill behind a whole tab.
    case standard
    /// A capsule of the system's material around images and titles.
    case floating
    /// The default background, and a short line with round ends, at the edge that faces the pages.
    case line
    /// The system's material, a pill behind the title, and a bold font for the selected tab.
    case pill
    /// The system's material, and tabs as wide as their titles, at the leading edge, with a pill.
    case chips

    private var hasImages: Bool { self == .standard || self == .floating }

    /// Creates pages, each filled by a picture with light and dark parts: a city at night, or the sea.
    @MainActor func pages(_ count: Int) -> [UIViewController] {
      let pages = Pages.withImages(count).enumerated().map { index, page in
        let photo = UIViewController()
        photo.view = PictureView(.at(index.isMultiple(of: 2) ? 11 : 1))
        photo.title = page.title
        photo.containerTabItem = page.containerTabItem
        return photo
      }
      if count > 2 { pages[2].containerTabItem.isEnabled = self != .standard }
      for page in pages where !hasImages {
        page.containerTabItem = ContainerTabItem(title: page.title == "Search" ? "设置" : page.title)
      }
      return pages
    }

    @MainActor var appearance: ButtonTabBar.Appearance {
      var appearance = ButtonTabBar.Appearance()
      if self != .line { appearance.configureWithDefaultBackground() }
      var indicator = ButtonTabBar.Indicator.pill()
      switch self {
      case .standard:
        indicator.insets = .init(top: 3, leading: 5, bottom: 3, trailing: 5)
        (indicator.width, indicator.cornerRadius) = (.tab, 10)
      case .floating:
        indicator.insets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
        indicator.width = .tab
        appearance.floating = ButtonTabBar.Floating()
      case .line:
        indicator = .line(height: 4, width: .fixed(24))
        indicator.cornerRadius = 2
      case .pill:
        appearance.selectedFont = .systemFont(ofSize: 15, weight: .bold)
      case .chips:
        (appearance.tabWidth, appearance.tabPadding, appearance.tabInsets.leading) = (.title, 16, 8)
      }
      appearance.indicator = indicator
      return appearance
    }
  }

  private static let size = CGSize(width: 320, height: 300)
  private static let shownHeight: CGFloat = 80

  @Test(
    "matches its reference pictures at 0, 50 and 100 %, and is restored by a cancel, pixel by pixel",
    arguments: Kind.allCases, Setting.all)
  func instants(_ kind: Kind, _ setting: Setting) {
    let container = ContainerViewController(viewControllers: kind.pages(setting.tabCount))
    container.tabBar.appearance = kind.appearance
    let stage = ContainerStage(container: container, size: Self.size, scale: 2)
    stage.settings.preferredContentSizeCategory = setting.category
    stage.settings.layoutDirection = setting.direction
    stage.settings.userInterfaceStyle = setting.style
    for _ in 0..<2 { stage.frame() }
    let before = stage.image()
    let pictures = [0, 0.5, 1].map { progress in
      stage.drag(toPageAt: 1, progress: progress)
      stage.frame()
      return stage.image()
    }
    expectRecorded(Self.stack(pictures), "bar-\(kind.rawValue)-\(setting.name)")
    stage.cancelDrag()
    stage.runToEnd()
    stage.run(for: 0.2)
    #expect(PictureDifference(before, stage.image()) == nil)
    #expect(stage.faults == [])
  }

  /// Joins the lower parts of pictures, one below the other.
  private static func stack(_ pictures: [CGImage]) -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (2, true)
    let row = shownHeight + 4
    let whole = CGSize(width: size.width, height: row * CGFloat(pictures.count))
    let image = UIGraphicsImageRenderer(size: whole, format: format).image { _ in
      UIColor(white: 0.62, alpha: 1).setFill()
      UIRectFill(CGRect(origin: .zero, size: whole))
      // From the last to the first: each covers the upper part of the one below it.
      for (index, picture) in pictures.enumerated().reversed() {
        let y = row * CGFloat(index) + shownHeight - size.height
        UIImage(cgImage: picture).draw(in: CGRect(x: 0, y: y, width: size.width, height: size.height))
      }
      for index in pictures.indices {
        UIRectFill(CGRect(x: 0, y: row * CGFloat(index) + shownHeight, width: size.width, height: 4))
      }
    }
    guard let joined = image.cgImage else { preconditionFailure("a drawn image has pixels") }
    return joined
  }
}
