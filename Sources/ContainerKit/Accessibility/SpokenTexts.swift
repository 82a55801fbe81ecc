import UIKit

/// The words that a container has spoken by itself, in English. An app in another language sets its own, once:
///
/// ```swift
/// SpokenTexts.current.page = { title, number, count in "\(title), Seite \(number) von \(count)" }
/// ```
///
/// What the system says by itself ("selected", "tab, 2 of 4") is in the user's language.
@MainActor public struct SpokenTexts {
  /// Those of every container and bar of the app.
  public static var current = SpokenTexts()

  /// What is announced when another page is selected. Default: "Search, page 2 of 4".
  ///
  /// - Parameters:
  ///   - title: `ContainerTabItem.spokenLabel`; empty where there is none.
  ///   - number: The page's, from 1.
  ///   - count: How many pages there are.
  public var page: (_ title: String, _ number: Int, _ count: Int) -> String = { title, number, count in
    title.isEmpty ? "Page \(number) of \(count)" : "\(title), page \(number) of \(count)"
  }

  /// What a badge says, given its text, which is empty for a dot. Default: "3 new items" for a number, "new items" for a dot,
  /// and any other text as it is.
  public var badge: (_ text: String) -> String = { text in
    switch Int(text) {
    case 1: "1 new item"
    case .some: "\(text) new items"
    case nil: text.isEmpty ? "new items" : text
    }
  }

  /// The texts in English.
  public init() {}
}
