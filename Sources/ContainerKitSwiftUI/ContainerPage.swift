import ContainerKit
import SwiftUI
import UIKit

/// A page of a `ContainerView`: its identity, its tab, and its content.
///
/// The tab is a value that the container reads in each update. The content is built when the page is first needed.
@preconcurrency @MainActor public struct ContainerPage<ID: Hashable> {
  let id: ID
  /// Builds the content.
  let content: () -> AnyView
  let title: String
  let image: UIImage?
  let selectedImage: UIImage?
  private(set) var badge: String?
  private(set) var isEnabled = true
  private(set) var isTabBarHidden = false
  private(set) var menu: UIMenu?
  private(set) var accessibilityIdentifier: String?
  private(set) var accessibilityLabel: String?

  /// Creates a page whose title is localized, like that of a `Text` with a literal.
  ///
  /// (The type of the key is not `LocalizedStringKey`, because there is no public way to get its string, which the bar needs. The
  /// language is the app's. The environment's `locale` is not used.)
  ///
  /// - Parameters:
  ///   - titleKey: The key of the tab's title, which may have interpolations. If the table does not have the key, the key is
  ///     shown.
  ///   - id: The value of the selection while this page is selected. It must be unique in the container.
  ///   - image: The tab's image, in the title's color unless its rendering mode says otherwise.
  ///   - selectedImage: The image for the selected tab; nil to use `image`.
  ///   - tableName: The strings table; nil for `Localizable`.
  ///   - bundle: The bundle of the table; nil for the main one.
  ///   - content: The page. Its state is kept as long as there is a page with this identity.
  public init(
    _ titleKey: String.LocalizationValue, id: ID, image: UIImage? = nil, selectedImage: UIImage? = nil,
    tableName: String? = nil, bundle: Bundle? = nil, @ViewBuilder content: @escaping () -> some View
  ) {
    let title = String(localized: titleKey, table: tableName, bundle: bundle)
    self.init(title, id: id, image: image, selectedImage: selectedImage, content: content)
  }

  /// Creates a page whose title is localized, and whose tab has a system symbol image.
  ///
  /// - Parameter systemImage: The name of a symbol. If the system does not have it, the tab has no image.
  public init(
    _ titleKey: String.LocalizationValue, id: ID, systemImage: String, tableName: String? = nil, bundle: Bundle? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) {
    self.init(
      titleKey, id: id, image: UIImage(systemName: systemImage), tableName: tableName, bundle: bundle, content: content)
  }

  /// Creates a page whose title is a string that is shown as it is. A literal is the key of a localized title instead.
  ///
  /// - Parameter title: The tab's title. If it is empty, the tab shows only the image.
  @_disfavoredOverload
  public init(
    _ title: String, id: ID, image: UIImage? = nil, selectedImage: UIImage? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) {
    (self.id, self.title, self.image, self.selectedImage) = (id, title, image, selectedImage)
    self.content = { AnyView(content()) }
  }

  /// Creates a page whose title is a string that is shown as it is, and whose tab has a system symbol image.
  @_disfavoredOverload
  public init(_ title: String, id: ID, systemImage: String, @ViewBuilder content: @escaping () -> some View) {
    self.init(title, id: id, image: UIImage(systemName: systemImage), content: content)
  }
}

// MARK: - The tab

extension ContainerPage {
  /// Returns the page with a badge on its tab.
  ///
  /// - Parameter text: The badge's text. An empty string shows a dot; nil shows no badge.
  public func badge(_ text: String?) -> ContainerPage { changed { $0.badge = text } }

  /// Returns the page with a number on its tab. For 0 there is no badge, as in SwiftUI's `badge(_:)`.
  public func badge(_ count: Int) -> ContainerPage { badge(count == 0 ? nil : String(count)) }

  /// Returns the page with a tab that is disabled: `ContainerTabItem.isEnabled`. The selection can still name the page.
  public func disabled(_ isDisabled: Bool = true) -> ContainerPage { changed { $0.isEnabled = !isDisabled } }

  /// Returns the page with or without the bar while it is selected: `hidesContainerTabBarWhenSelected`. In a transition the bar
  /// slides with its progress. If the value changes while the page is selected, the bar slides.
  public func tabBarHidden(_ isHidden: Bool = true) -> ContainerPage { changed { $0.isTabBarHidden = isHidden } }

  /// Returns the page with a menu that opens under a finger that rests on the tab: `ContainerTabItem.menu`. Its elements are
  /// those of the latest update when it opens. An update does not close it.
  public func tabMenu(_ menu: UIMenu?) -> ContainerPage { changed { $0.menu = menu } }

  /// Returns the page with an identifier by which tests find its tab.
  public func accessibilityIdentifier(_ identifier: String) -> ContainerPage {
    changed { $0.accessibilityIdentifier = identifier }
  }

  /// Returns the page with a label that its tab speaks instead of its title.
  public func accessibilityLabel(_ label: String) -> ContainerPage { changed { $0.accessibilityLabel = label } }

  private func changed(_ change: (inout ContainerPage) -> Void) -> ContainerPage {
    var page = self
    change(&page)
    return page
  }

  /// Shows the tab's contents in an item. A value that has not changed is not set again.
  func show(in item: ContainerTabItem) {
    if item.title != title { item.title = title }
    if item.image != image { item.image = image }
    if item.selectedImage != selectedImage { item.selectedImage = selectedImage }
    item.badgeValue = badge
    item.isEnabled = isEnabled
    item.accessibilityIdentifier = accessibilityIdentifier
    if item.accessibilityLabel != accessibilityLabel { item.accessibilityLabel = accessibilityLabel }
  }
}
