import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitDemo

@Suite("The bar's options", .serialized) @MainActor struct BarOptionPictureTests {
  /// Bars on a picture, one below the other.
  private final class Page: UIViewController {
    private let bars: [ButtonTabBar] = [
      bar(["Day", "Week", "Month", "Year"]) { ($0.height, $0.tabSeparatorColor) = (40, .separator) },
      bar(["News", "Info", "Wallet"], badges: ["", "3", "12"]) {
        ($0.tabWidth, $0.tabPadding, $0.indicator) = (.title, 12, .line(height: 3, width: .title))
        $0.indicator?.cornerRadius = 1.5
      },
      bar((1...9).map { "Chapter \($0)" }, selected: 4) {
        ($0.tabWidth, $0.fadesEnds, $0.indicator) = (.title, true, .pill())
      },
      bar(nil, badges: [nil, "7", nil, "2"]) { $0.height = 52 },
      bar(nil, badges: ["", nil, nil, nil]) {
        $0.configureWithDefaultBackground()
        ($0.floating, $0.indicator) = (.init(), nil)
      },
      bar(["Edge", "B"], scrollEdgeFraction: 1) { $0.scrollEdgeBackgroundColor = .clear },
      bar(["Between", "B"], scrollEdgeFraction: 0.5) { $0.scrollEdgeBackgroundColor = .clear },
      bar(["Content", "B"], scrollEdgeFraction: 0) { $0.scrollEdgeBackgroundColor = .clear },
    ]

    /// Creates a bar with titles, or with images and a prominent tab.
    private static func bar(
      _ titles: [String]?, badges: [String?] = [], selected: Int = 0, scrollEdgeFraction: CGFloat = 0,
      _ change: (inout ButtonTabBar.Appearance) -> Void
    ) -> ButtonTabBar {
      let bar = ButtonTabBar()
      bar.items =
        titles?.map { ContainerTabItem(title: $0) }
        ?? Pages.withImages(4).map { page in
          let item = page.containerTabItem
          return ContainerTabItem(title: page.title, image: item.image, selectedImage: item.selectedImage)
        }
      if titles == nil { bar.items[2].isProminent = true }
      for (item, badge) in zip(bar.items, badges) {
        item.badgeValue = badge
        if badge == "3" || badge == "7" { item.badgeColor = .systemGreen }
      }
      change(&bar.appearance)
      bar.placementDidChange(to: .external)
      bar.scrollEdgeFraction = scrollEdgeFraction
      bar.update(ContainerTabBarState(selectedIndex: selected))
      return bar
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let picture = PictureView(.at(1))
      picture.frame = view.bounds
      picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(picture)
      for bar in bars { view.addSubview(bar) }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      var y: CGFloat = 10
      for bar in bars {
        bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: bar.barHeight)
        y += bar.barHeight + 10
      }
    }
  }

  @Test("match their reference pictures", arguments: ["l", "rtl", "dark"])
  func pictures(_ setting: String) {
    let stage = Stage(rootViewController: Page(), size: CGSize(width: 320, height: 500), scale: 2)
    if setting == "rtl" { stage.settings.layoutDirection = .rightToLeft }
    if setting == "dark" { stage.settings.userInterfaceStyle = .dark }
    for _ in 0..<2 { stage.frame() }
    expectRecorded(stage.image(), "bar-options-\(setting)")
  }
}
