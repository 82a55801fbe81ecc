import SwiftUI
import UIKit

/// A page of a `ContainerView`: its identity, its tab, and its content.
@preconcurrency @MainActor public struct ContainerPage<ID: Hashable> {
  let id: ID
  let content: AnyView
  var title: String
  var image: UIImage?
  var selectedImage: UIImage?
  var badge: String?
  var isTabBarHidden = false

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The tab's title. It is not localized: pass `String(localized:)`. If it is empty, the tab shows only the
  ///     image.
  ///   - id: The value of the selection while this page is selected. It must be unique in the container.
  ///   - image: The tab's image, in the title's color unless its rendering mode says otherwise.
  ///   - selectedImage: The image for the selected tab; nil to use `image`.
  ///   - content: The page. Its state is kept as long as there is a page with this identity.
  public init(
    _ title: String, id: ID, image: UIImage? = nil, selectedImage: UIImage? = nil,
    @ViewBuilder content: () -> some View
  ) {
    (self.id, self.title, self.image, self.selectedImage) = (id, title, image, selectedImage)
    self.content = AnyView(content())
  }

  /// Creates a page whose tab has a system symbol image.
  ///
  /// - Parameter systemImage: The name of a symbol. If the system does not have it, the tab has no image.
  public init(_ title: String, id: ID, systemImage: String, @ViewBuilder content: () -> some View) {
    self.init(title, id: id, image: UIImage(systemName: systemImage), content: content)
  }

  /// Returns the page with a badge on its tab.
  ///
  /// - Parameter text: The badge's text. An empty string shows a dot; nil shows no badge.
  public func badge(_ text: String?) -> ContainerPage {
    var page = self
    page.badge = text
    return page
  }

  /// Returns the page with or without the bar while it is selected: `hidesContainerTabBarWhenSelected`.
  public func tabBarHidden(_ isHidden: Bool = true) -> ContainerPage {
    var page = self
    page.isTabBarHidden = isHidden
    return page
  }

  /// Returns the page with a number on its tab. For 0 there is no badge, as in SwiftUI's `badge(_:)`.
  public func badge(_ count: Int) -> ContainerPage {
    badge(count == 0 ? nil : String(count))
  }
}

/// Builds the pages of a `ContainerView` from a closure with pages, `if`, `switch` and `for`.
@preconcurrency @MainActor @resultBuilder public enum ContainerPageBuilder<ID: Hashable> {
  /// Builds a page.
  public static func buildExpression(_ page: ContainerPage<ID>) -> [ContainerPage<ID>] { [page] }
  /// Builds a list of pages.
  public static func buildExpression(_ pages: [ContainerPage<ID>]) -> [ContainerPage<ID>] { pages }
  /// Builds the pages of several statements, one after the other.
  public static func buildBlock(_ parts: [ContainerPage<ID>]...) -> [ContainerPage<ID>] { parts.flatMap { $0 } }
  /// Builds the pages of an `if` statement.
  public static func buildOptional(_ part: [ContainerPage<ID>]?) -> [ContainerPage<ID>] { part ?? [] }
  /// Builds the pages of an `if` branch.
  public static func buildEither(first part: [ContainerPage<ID>]) -> [ContainerPage<ID>] { part }
  /// Builds the pages of an `else` branch.
  public static func buildEither(second part: [ContainerPage<ID>]) -> [ContainerPage<ID>] { part }
  /// Builds the pages of a `for` loop.
  public static func buildArray(_ parts: [[ContainerPage<ID>]]) -> [ContainerPage<ID>] { parts.flatMap { $0 } }
  /// Builds the pages of an `if #available` statement.
  public static func buildLimitedAvailability(_ part: [ContainerPage<ID>]) -> [ContainerPage<ID>] { part }
}
