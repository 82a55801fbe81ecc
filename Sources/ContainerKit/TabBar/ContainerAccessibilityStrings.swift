import UIKit

// sample: in a function (bundle: Bundle)
/// The strings that containers and bars give to assistive technologies.
///
/// The package has them in English, German, French, Spanish, Italian, Portuguese (Brazil), Dutch, Japanese, Chinese
/// (simplified) and Korean. iOS uses only languages that the app declares, by localizations of its own or in
/// `CFBundleLocalizations`: an app that declares none of these gets English.
///
/// For another language or other words, add these keys to the app's `Localizable` table. A key that the app has is used
/// instead of the package's:
///
/// ```
/// "ContainerKit.page" = "%1$@, sida %2$ld av %3$ld";
/// "ContainerKit.page.untitled" = "Sida %1$ld av %2$ld";
/// "ContainerKit.badge.count" = "Nya: %ld";
/// "ContainerKit.badge.dot" = "Nytt";
/// ```
///
/// The package's `ContainerKit.badge.count` has one form for every number. Plural forms of the app's belong in a string
/// catalog or a `.stringsdict` file. If the keys are in another bundle or table, or if you need code, set ``current`` at launch:
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

  /// Returns the announcement of a selected page, and the value of a `PageDotsBar`. Default: "Search, page 2 of 4".
  ///
  /// - Parameters:
  ///   - title: `ContainerTabItem.resolvedAccessibilityLabel`, or an empty string if there is none, and for a `PageDotsBar`.
  ///   - number: The page's number, starting at 1.
  ///   - count: The number of pages.
  public var page: (_ title: String, _ number: Int, _ count: Int) -> String

  /// Returns the accessibility value of a tab with a badge. Default: "3 new" for a number, "new items" for a dot, and
  /// any other text as it is.
  ///
  /// - Parameter text: The badge's text, which is empty for a dot.
  public var badge: (_ text: String) -> String

  /// Creates strings that are looked up in a bundle. A key that the bundle does not have is looked up in the package.
  ///
  /// - Parameters:
  ///   - bundle: The bundle with the localized strings.
  ///   - tableName: The name of the strings table, or nil for `Localizable`.
  public init(bundle: Bundle = .main, tableName: String? = nil) {
    self.init(bundle: bundle, tableName: tableName, package: ResourceBundle.current)
  }

  /// Creates strings that are looked up in a bundle, then in that of the package, if there is one, and are in English otherwise.
  init(bundle: Bundle, tableName: String?, package: Bundle?) {
    func string(_ name: String, default english: String) -> String {
      let key = "ContainerKit.\(name)"
      let ready = package?.localizedString(forKey: key, value: english, table: nil) ?? english
      return bundle.localizedString(forKey: key, value: ready, table: tableName)
    }
    page = { title, number, count in
      guard !title.isEmpty else {
        return .localizedStringWithFormat(string("page.untitled", default: "Page %1$ld of %2$ld"), number, count)
      }
      return .localizedStringWithFormat(string("page", default: "%1$@, page %2$ld of %3$ld"), title, number, count)
    }
    badge = { text in
      guard let number = Int(text) else { return text.isEmpty ? string("badge.dot", default: "new items") : text }
      return .localizedStringWithFormat(string("badge.count", default: "%ld new"), number)
    }
  }
}

/// The bundle with the package's localized strings.
@MainActor enum ResourceBundle {
  private final class Code {}

  /// Nil if an app does not contain the bundle, for example because it compiles the sources without it. `Bundle.module` would
  /// stop the app then.
  static let current: Bundle? = {
    // An app or a test, the framework in which an app has put the package, and a program on Linux.
    let folders = [Bundle.main.resourceURL, Bundle(for: Code.self).resourceURL, Bundle.main.bundleURL]
    for folder in folders {
      for suffix in ["bundle", "resources"] {
        let url = folder?.appendingPathComponent("ContainerKit_ContainerKit").appendingPathExtension(suffix)
        if let bundle = url.flatMap(Bundle.init(url:)) { return bundle }
      }
    }
    return nil
  }()
}
