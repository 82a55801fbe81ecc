import UIKit

/// The contents of a child's tab: a title, an image, or both, and a badge.
///
/// If the item's controller is a child of a container, a change is shown at once. It does not load the page or lay it
/// out. An item belongs to one controller.
///
/// The tab speaks the item's `accessibilityLabel`, `accessibilityValue` and `accessibilityHint`. If there is no label
/// or value, it speaks the title or the badge (`spokenLabel`, `spokenValue`).
@preconcurrency @MainActor open class ContainerTabItem: NSObject {
  private var ownTitle: String?

  weak var controller: UIViewController? {
    didSet { titleObservation = controller.map(observeTitle) }
  }
  private var titleObservation: TitleObservation?
  /// A navigation controller's first page, whose title is observed, too.
  private weak var firstPage: UIViewController?
  private var firstPageObservation: TitleObservation?

  /// `true` if the bar is hidden while the controller is selected. Carried over if the controller gets another item.
  var hidesBar = false

  /// The title. Nil, the default, uses the controller's title and follows it; for a navigation controller without a title, its
  /// first page's, as in a tab bar (UINavigationController.h). Another first page is noticed at the container's next layout.
  /// If the title is empty, the tab shows only the image.
  open var title: String? {
    get { ownTitle ?? controller?.title ?? firstPageOfNavigation?.title }
    set {
      ownTitle = newValue
      didChange()
    }
  }

  /// The image, shown above the title. Unless its rendering mode says otherwise, it has the title's color.
  open var image: UIImage? {
    didSet { didChange() }
  }

  /// The image for the selected tab, which appears halfway through a transition. If it is nil, the selected tab shows
  /// `image`.
  open var selectedImage: UIImage? {
    didSet { didChange() }
  }

  /// The badge's text. An empty string shows a dot; nil shows no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }

  /// An identifier by which tests find the tab. It is never spoken.
  open var accessibilityIdentifier: String?

  /// Creates an item, to be set as a controller's `containerTabItem`.
  ///
  /// - Parameters:
  ///   - title: The title; nil to use the controller's.
  ///   - image: The image above the title; nil for none.
  ///   - selectedImage: The image for the selected tab; nil to use `image`.
  public init(title: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil) {
    ownTitle = title
    self.image = image
    self.selectedImage = selectedImage
    super.init()
  }

  private var firstPageOfNavigation: UIViewController? {
    (controller as? UINavigationController)?.viewControllers.first
  }

  private func observeTitle(of controller: UIViewController) -> TitleObservation {
    TitleObservation(of: controller) { [weak self] in self?.didChange() }
  }

  /// Follows another first page. A navigation controller does not report a change of its pages.
  func updateFirstPage() {
    let page = firstPageOfNavigation
    guard page !== firstPage else { return }
    (firstPage, firstPageObservation) = (page, page.map(observeTitle))
  }

  var content: TabContent {
    TabContent(title: title ?? "", image: image, selectedImage: selectedImage, badge: badgeValue)
  }

  private func didChange() {
    (controller?.parent as? any TabItemObserver)?.bar.updateTabs()
  }
}

/// The contents of a tab, as a value that can be compared with the previous one.
struct TabContent: Equatable {
  var title = ""
  var image: UIImage?
  var selectedImage: UIImage?
  var badge: String?

  /// The title for the large content viewer, which has room for the badge's text.
  var largeTitle: String {
    guard let badge, !badge.isEmpty else { return title }
    return title.isEmpty ? badge : "\(title) (\(badge))"
  }
}

extension UIViewController {
  /// The contents of this controller's tab in a container. Created when it is first read.
  public var containerTabItem: ContainerTabItem {
    get { TabItems.item(of: self) }
    set {
      TabItems.set(newValue, for: self)
      (parent as? any TabItemObserver)?.bar.updateTabs()
    }
  }

  /// A Boolean value that hides a container's bar while this controller is selected. Default: false.
  ///
  /// In a transition between a page that hides the bar and one that does not, the bar slides with the transition's
  /// progress: a finger that drags the page in drags the bar out, and a cancelled transition brings it back. Meanwhile
  /// each page keeps its own safe area. Setting it while the controller is selected takes effect at once, inside an
  /// animation of the app's if there is one.
  public var hidesContainerTabBarWhenSelected: Bool {
    get { TabItems.item(of: self).hidesBar }
    set {
      guard newValue != hidesContainerTabBarWhenSelected else { return }
      TabItems.item(of: self).hidesBar = newValue
      (parent as? any TabItemObserver)?.bar.hidingDidChange()
    }
  }
}

/// The items of all controllers that exist. An item does not retain its controller.
@MainActor private enum TabItems {
  private static var items: [ObjectIdentifier: ContainerTabItem] = [:]
  /// The number of items at which abandoned ones are removed.
  private static var limit = 64

  static func item(of controller: UIViewController) -> ContainerTabItem {
    // The identifier may be that of a controller that was deallocated.
    if let item = items[ObjectIdentifier(controller)], item.controller === controller { return item }
    let item = ContainerTabItem()
    set(item, for: controller)
    return item
  }

  static func set(_ item: ContainerTabItem, for controller: UIViewController) {
    if let old = items[ObjectIdentifier(controller)], old.controller === controller { item.hidesBar = old.hidesBar }
    items[ObjectIdentifier(controller)] = item
    item.controller = controller
    if items.count > limit { removeAbandoned() }
  }

  /// Removes the items of controllers that are gone. The limit doubles, so that the work for each item is constant.
  private static func removeAbandoned() {
    items = items.filter { $0.value.controller != nil }
    limit = max(2 * items.count, 64)
  }
}

/// A container, whose bar is updated when an item changes.
@MainActor protocol TabItemObserver: AnyObject {
  var bar: BarController { get }
}
