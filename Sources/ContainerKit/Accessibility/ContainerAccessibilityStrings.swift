import UIKit

// sample: in a function (bundle: Bundle)
/// The strings that containers and bars give to assistive technologies.
///
/// They are in English unless the app localizes them. Add these keys to the app's `Localizable` table, or leave out
/// those for which English will do:
///
/// ```
/// "ContainerKit.page" = "%1$@, Seite %2$ld von %3$ld";
/// "ContainerKit.page.untitled" = "Seite %1$ld von %2$ld";
/// "ContainerKit.badge.count" = "%ld neu";
/// "ContainerKit.badge.dot" = "Neues";
/// ```
///
/// Plural forms of `ContainerKit.badge.count` belong in a string catalog or a `.stringsdict` file. If the keys are in
/// another bundle or table, or if you need code, set ``current`` at launch:
///
/// ```swift
/// ContainerAccessibilityStrings.current = ContainerAccessibilityStrings(bundle: bundle, tableName: "Tabs")
/// ContainerAccessibilityStrings.current.badge = { text in text.isEmpty ? "Unread" : text }
/// ```
///
/// The system's own words, such as "selected" and "tab, 2 of 4", are in the user's language.
@preconcurrency @MainActor public struct ContainerAccessibilityStrings {
  /// The strings of every container and bar of the app. Default: those of the main bundle's `Localizable` table.
  public static var current = ContainerAccessibilityStrings()

  /// Returns the announcement of a selected page. Default: "Search, page 2 of 4".
  ///
  /// - Parameters:
  ///   - title: `ContainerTabItem.resolvedAccessibilityLabel`, or an empty string if there is none.
  ///   - number: The page's number, starting at 1.
  ///   - count: The number of pages.
  public var page: (_ title: String, _ number: Int, _ count: Int) -> String

  /// Returns the accessibility value of a tab with a badge. Default: "3 new items" for a number, "new items" for a dot,
  /// and any other text as it is.
  ///
  /// - Parameter text: The badge's text, which is empty for a dot.
  public var badge: (_ text: String) -> String

  /// Creates strings that are looked up in a bundle. A key that the bundle does not have is in English.
  ///
  /// - Parameters:
  ///   - bundle: The bundle with the localized strings.
  ///   - tableName: The name of the strings table, or nil for `Localizable`.
  public init(bundle: Bundle = .main, tableName: String? = nil) {
    func string(_ key: String, default english: String) -> String {
      bundle.localizedString(forKey: "ContainerKit.\(key)", value: english, table: tableName)
    }
    page = { title, number, count in
      guard !title.isEmpty else {
        return .localizedStringWithFormat(string("page.untitled", default: "Page %1$ld of %2$ld"), number, count)
      }
      return .localizedStringWithFormat(string("page", default: "%1$@, page %2$ld of %3$ld"), title, number, count)
    }
    badge = { text in
      guard let number = Int(text) else { return text.isEmpty ? string("badge.dot", default: "new items") : text }
      let english = number == 1 ? "%ld new item" : "%ld new items"
      return .localizedStringWithFormat(string("badge.count", default: english), number)
    }
  }
}
