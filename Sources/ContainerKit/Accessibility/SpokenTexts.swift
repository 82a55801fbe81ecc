import UIKit

/// The texts that a container adds to speech, in English. An app in another language sets its own, once:
///
/// ```swift
/// SpokenTexts.current.page = { title, number, count in "\(title), Seite \(number) von \(count)" }
/// ```
///
/// Text that the system adds ("selected", "tab, 2 of 4") is in the user's language.
@MainActor public struct SpokenTexts {
  /// The texts of every container and bar in the app.
  public static var current = SpokenTexts()

  /// Returns the announcement for a newly selected page. Default: "Search, page 2 of 4".
  ///
  /// - Parameters:
  ///   - title: `ContainerTabItem.spokenLabel`; an empty string if there is none.
  ///   - number: The page's number, starting at 1.
  ///   - count: The number of pages.
  public var page: (_ title: String, _ number: Int, _ count: Int) -> String = { title, number, count in
    title.isEmpty ? "Page \(number) of \(count)" : "\(title), page \(number) of \(count)"
  }

  /// Returns the spoken text of a badge. Its parameter is the badge's text, which is empty for a dot. Default: "3 new
  /// items" for a number, "new items" for a dot, and any other text unchanged.
  public var badge: (_ text: String) -> String = { text in
    switch Int(text) {
    case 1: "1 new item"
    case .some: "\(text) new items"
    case nil: text.isEmpty ? "new items" : text
    }
  }

  /// Creates the English texts.
  public init() {}
}
