import ContainerKit
import UIKit

/// The children for scenes.
@MainActor enum Pages {
  /// Creates the children of most scenes.
  static func make() -> [UIViewController] {
    [
      PageViewController(title: "Today", color: UIColor(red: 0.16, green: 0.43, blue: 0.85, alpha: 1)),
      PageViewController(
        title: "Search", color: UIColor(red: 0.86, green: 0.38, blue: 0.17, alpha: 1), hasSpinner: true),
      PageViewController(title: "设置", color: UIColor(red: 0.13, green: 0.56, blue: 0.41, alpha: 1)),
      PageViewController(title: "Profile", color: UIColor(red: 0.50, green: 0.29, blue: 0.71, alpha: 1)),
    ]
  }

  /// Creates pages with tiles that are alternately small at the top and large at the bottom.
  static func tiles(movingAlongside: Bool = false, action: ((TilePage) -> Void)? = nil) -> [TilePage] {
    let colors = [
      UIColor(red: 0.16, green: 0.43, blue: 0.85, alpha: 1), UIColor(red: 0.86, green: 0.38, blue: 0.17, alpha: 1),
      UIColor(red: 0.13, green: 0.56, blue: 0.41, alpha: 1), UIColor(red: 0.50, green: 0.29, blue: 0.71, alpha: 1),
    ]
    return zip(titles, colors).enumerated().map { index, page in
      TilePage(
        title: page.0, color: page.1, tile: index % 2 == 0 ? .top : .bottom, movesAlongside: movingAlongside,
        action: action)
    }
  }

  /// Creates ten channels with lists.
  static func news() -> [NewsPage] {
    (0..<10).map { index in
      NewsPage(
        title: channels[index], color: UIColor(hue: CGFloat(index) / 10, saturation: 0.8, brightness: 0.8, alpha: 1))
    }
  }

  private static let channels = [
    "Top", "World", "Local", "Business", "Science", "Health", "Sport", "Arts", "Travel", "Weather",
  ]

  /// Creates a number of pages, up to twenty, each with an image in its tab, some with a badge.
  static func withImages(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let page = PageViewController(
        title: titles[index % titles.count],
        color: UIColor(hue: CGFloat(index) / CGFloat(max(count, 4)), saturation: 0.65, brightness: 0.7, alpha: 1))
      page.containerTabItem.image = TabShape.allCases[index % TabShape.allCases.count].image(filled: false)
      page.containerTabItem.selectedImage = TabShape.allCases[index % TabShape.allCases.count].image(filled: true)
      page.containerTabItem.badgeValue = badges[index % badges.count]
      return page
    }
  }

  private static let titles = [
    "Today", "Inbox", "Search", "Profile", "Photos", "Music", "Maps", "Notes", "Weather", "News", "Stocks", "Books",
    "Health", "Home", "Wallet", "Files", "Clock", "Mail", "Phone", "Help",
  ]
  /// The badges. An empty string is a dot.
  private static let badges: [String?] = [nil, "12", nil, "", nil]
}
