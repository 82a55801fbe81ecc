import ContainerKit
import UIKit

/// The children for scenes.
@MainActor enum Pages {
  /// Creates the children of most scenes: the four pages of an app.
  static func make() -> [UIViewController] {
    let pages: [UIViewController] = [
      TodayPage(title: "Today"), PhotosPage(title: "Search"), SettingsPage(.english), ProfilePage(title: "Profile"),
    ]
    return withSymbols(pages, [.today, .search, .settings, .person])
  }

  /// Creates the pages of an introduction to an app for photos.
  static func intro(movesAlongside: Bool = false) -> [IntroPage] {
    let pages: [(title: String, text: String, color: UIColor, picture: Int)] = [
      ("Collect", "All your pictures in one place, on every device.", Tone(0x296EDB).color(), 0),
      ("Develop", "Light and color, by eye or in one step.", Tone(0xDB612B).color(), 4),
      ("Share", "Albums for friends, and only for friends.", Tone(0x218F69).color(), 5),
      ("Print", "Postcards and posters, at your door in two days.", Tone(0x804AB5).color(), 6),
    ]
    return withSymbols(
      pages.map {
        IntroPage(
          title: $0.title, text: $0.text, color: $0.color, picture: .at($0.picture), movesAlongside: movesAlongside)
      }, [.photos, .sun, .heart, .mail])
  }

  /// Creates four pages, each filled by a picture.
  static func covers() -> [UIViewController] {
    let pages = zip(titles, [5, 4, 2, 3]).map { CoverPage(title: $0, picture: .at($1)) }
    return withSymbols(pages, symbols)
  }

  /// Creates ten channels with lists.
  static func news() -> [NewsPage] {
    channels.enumerated().map { NewsPage(title: $1, channel: $0) }
  }

  private static let channels = [
    "Top", "World", "Local", "Business", "Science", "Health", "Sport", "Arts", "Travel", "Weather",
  ]

  /// Creates the four pages of a music app, each with a list.
  static func lists() -> [PictureListPage] {
    let pages = ["Home", "Library", "Radio", "Search"].enumerated().map { index, title in
      PictureListPage(title: title, pictures: (0..<20).map { .at($0 * 7 + index * 5 + 2) })
    }
    return withSymbols(pages, [.sun, .music, .globe, .search])
  }

  /// Creates a page with all pictures, and one for each subject.
  static func subjects() -> [UIViewController] {
    let subjects: [(String, Picture.Subject)] = [
      ("Mountains", .mountains), ("Lakes", .lake), ("Sea", .sea), ("Dunes", .dunes), ("Woods", .woods),
      ("Cities", .city),
    ]
    let all = PictureListPage(title: "All", pictures: Picture.all, isLarge: true)
    return [all]
      + subjects.map { title, subject in
        PictureListPage(title: title, pictures: Picture.all.filter { $0.subject == subject }, isLarge: true)
      }
  }

  /// Creates a number of pages, up to twenty, each filled by a picture, some with a badge.
  static func withImages(_ count: Int) -> [UIViewController] {
    let pages = (0..<count).map { index in
      let page = CoverPage(title: titles[index % titles.count], picture: .at(index * 5 + 7))
      page.containerTabItem.badgeValue = badges[index % badges.count]
      return page
    }
    return withSymbols(pages, symbols)
  }

  /// Creates five pages, each filled by a picture, with icons that move as they are selected.
  static func withAnimatedIcons() -> [UIViewController] {
    let icons: [(title: String, symbol: Symbol, movement: AnimatedIcon.Movement)] = [
      ("Today", .sun, .turn(.pi / 4)), ("Saved", .heart, .beat), ("Alerts", .bell, .swing), ("Places", .map, .jump),
      ("Best", .star, .turn(2 * .pi / 5)),
    ]
    return icons.enumerated().map { index, icon in
      let page = CoverPage(title: icon.title, picture: .at(index * 3 + 1))
      page.containerTabItem.image = icon.symbol.image()
      page.containerTabItem.contentView = AnimatedIcon(icon.symbol, icon.movement)
      return page
    }
  }

  /// Creates four pages, each filled by a picture. The titles of the first three name what animates the way to the next one.
  static func plugged() -> [UIViewController] {
    let pages = zip(["Animations", "Property", "Keyframes", "And Back"], [1, 4, 2, 13]).map {
      CoverPage(title: $0, picture: .at($1))
    }
    return withSymbols(pages, [.drop, .star, .clock, .heart])
  }

  /// Gives the tabs images.
  static func withSymbols<Page: UIViewController>(_ pages: [Page], _ symbols: [Symbol]) -> [Page] {
    for (index, page) in pages.enumerated() {
      page.containerTabItem.image = symbols[index % symbols.count].image()
      page.containerTabItem.selectedImage = symbols[index % symbols.count].image(filled: true)
    }
    return pages
  }

  private static let titles = [
    "Today", "Inbox", "Search", "Profile", "Photos", "Music", "Maps", "Notes", "Weather", "News", "Stocks", "Books",
    "Health", "Home", "Wallet", "Files", "Clock", "Mail", "Phone", "Help",
  ]
  private static let symbols: [Symbol] = [
    .today, .mail, .search, .person, .photos, .music, .map, .note, .sun, .today, .star, .book, .heart, .globe, .lock,
    .note, .clock, .mail, .bell, .star,
  ]
  /// The badges. An empty string is a dot.
  private static let badges: [String?] = [nil, "12", nil, "", nil]
}
