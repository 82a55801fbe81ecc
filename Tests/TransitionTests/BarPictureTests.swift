import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitDemo

@Suite("The bar's tabs and indicator", .serialized) @MainActor
struct BarPictureTests {
  /// The sizes and the directions in which a kind is recorded.
  struct Setting: Sendable, CustomTestStringConvertible {
    var name: String
    var category = UIContentSizeCategory.large
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var style = UIUserInterfaceStyle.light
    var testDescription: String { name }

    static let all = [
      Setting(name: "xs", category: .extraSmall), Setting(name: "l"),
      Setting(name: "ax3", category: .accessibilityExtraLarge),
      Setting(name: "rtl", direction: .rightToLeft), Setting(name: "dark", style: .dark),
    ]
  }

  enum Kind: String, CaseIterable {
    /// A short line with round ends that stretches, at the edge that faces the pages.
    case line
    /// A pill behind the title that stretches, and a bold font for the selected tab.
    case pill
    /// Tabs as wide as their titles, at the leading edge, with a line below them.
    case chips
    /// Images, badges and a disabled tab, with the default appearance and a pill behind a whole tab.
    case images

    @MainActor var pages: [UIViewController] {
      guard self != .images else {
        let pages = Pages.withImages(4)
        pages[2].containerTabItem.isEnabled = false
        return pages
      }
      return (self == .chips ? ["All", "Unread", "Flagged"] : ["Today", "Search", "设置", "Profile"])
        .map { title in
          let page = UIViewController()
          page.title = title
          return page
        }
    }

    @MainActor var appearance: ButtonTabBar.Appearance {
      var appearance = ButtonTabBar.Appearance()
      var indicator = ButtonTabBar.Indicator(height: 4)
      switch self {
      case .line:
        (indicator.width, indicator.cornerRadius, indicator.stretches) = (.fixed(24), 2, true)
      case .pill:
        indicator = .pill()
        indicator.stretches = true
        appearance.selectedFont = .systemFont(ofSize: 15, weight: .bold)
      case .chips:
        (indicator.width, indicator.edge, indicator.insets.bottom) = (.title, .bottom, 8)
        indicator.height = 2
        (appearance.tabWidth, appearance.tabPadding, appearance.tabInsets.leading) = (.title, 12, 8)
      case .images:
        indicator = .pill(insets: .init(top: 3, leading: 5, bottom: 3, trailing: 5))
        (indicator.width, indicator.cornerRadius) = (.tab, 10)
      }
      appearance.indicator = indicator
      return appearance
    }
  }

  private static let size = CGSize(width: 320, height: 130)
  private static let shownHeight: CGFloat = 64

  @Test(
    "match their reference pictures at 0, 25, 50, 75 and 100 %, and are restored by a cancel", arguments: Kind.allCases,
    Setting.all)
  func instants(_ kind: Kind, _ setting: Setting) {
    let container = ContainerViewController(viewControllers: kind.pages)
    container.tabBar.appearance = kind.appearance
    let stage = ContainerStage(container: container, size: Self.size, scale: 2)
    stage.settings.preferredContentSizeCategory = setting.category
    stage.settings.layoutDirection = setting.direction
    stage.settings.userInterfaceStyle = setting.style
    for _ in 0..<2 { stage.frame() }
    let before = stage.image()
    let pictures = TransitionTests.instants.map { progress in
      stage.drag(toPageAt: 1, progress: progress)
      stage.frame()
      return stage.image()
    }
    #expect(Self.stack(pictures) == ReferencePicture("bar-\(kind.rawValue)-\(setting.name)"))
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
