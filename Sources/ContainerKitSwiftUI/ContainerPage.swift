import SwiftUI
import UIKit

/// One page of a `ContainerView`: its identity, what its tab shows, and its content.
@MainActor public struct ContainerPage<ID: Hashable> {
  let id: ID
  let content: AnyView
  var title: String
  var image: UIImage?
  var selectedImage: UIImage?
  var badge: String?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: The tab's text; an empty one leaves the image alone.
  ///   - id: What the selection is while this page is selected. No two pages of a container have the same.
  ///   - image: The tab's image, in the title's colour unless its rendering mode says otherwise.
  ///   - selectedImage: The image while the tab is selected; nil for `image`.
  ///   - content: The page. Its state is kept as long as there is a page with this identity.
  public init(
    _ title: String, id: ID, image: UIImage? = nil, selectedImage: UIImage? = nil,
    @ViewBuilder content: () -> some View
  ) {
    (self.id, self.title, self.image, self.selectedImage) = (id, title, image, selectedImage)
    self.content = AnyView(content())
  }

  /// Makes a page whose tab has an image of the system's.
  ///
  /// - Parameter systemImage: The name of a symbol. One that the system does not have leaves the tab without an image.
  public init(_ title: String, id: ID, systemImage: String, @ViewBuilder content: () -> some View) {
    self.init(title, id: id, image: UIImage(systemName: systemImage), content: content)
  }

  /// The page with a badge on its tab.
  ///
  /// - Parameter text: An empty one is a dot, nil is no badge.
  public func badge(_ text: String?) -> ContainerPage {
    var page = self
    page.badge = text
    return page
  }

  /// The page with a number on its tab; 0 is no badge, as in SwiftUI's own `badge(_:)`.
  public func badge(_ count: Int) -> ContainerPage {
    badge(count == 0 ? nil : String(count))
  }
}

/// Makes the pages of a `ContainerView` of what stands between its braces: pages, `if`, `switch` and `for`.
@MainActor @resultBuilder public enum ContainerPageBuilder<ID: Hashable> {
  /// A page.
  public static func buildExpression(_ page: ContainerPage<ID>) -> [ContainerPage<ID>] { [page] }
  /// Pages of the app's, as a list.
  public static func buildExpression(_ pages: [ContainerPage<ID>]) -> [ContainerPage<ID>] { pages }
  /// One after the other.
  public static func buildBlock(_ parts: [ContainerPage<ID>]...) -> [ContainerPage<ID>] { parts.flatMap { $0 } }
  /// `if`.
  public static func buildOptional(_ part: [ContainerPage<ID>]?) -> [ContainerPage<ID>] { part ?? [] }
  /// `if` and `else`.
  public static func buildEither(first part: [ContainerPage<ID>]) -> [ContainerPage<ID>] { part }
  /// `if` and `else`.
  public static func buildEither(second part: [ContainerPage<ID>]) -> [ContainerPage<ID>] { part }
  /// `for`.
  public static func buildArray(_ parts: [[ContainerPage<ID>]]) -> [ContainerPage<ID>] { parts.flatMap { $0 } }
  /// `if #available`.
  public static func buildLimitedAvailability(_ part: [ContainerPage<ID>]) -> [ContainerPage<ID>] { part }
}
