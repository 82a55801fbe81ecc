import UIKit

/// What a container's bar shows for a child: a title, an image, or both, and a badge.
///
/// A change is shown at once, where the child is one of a container's; no page is loaded or laid out for it. An item
/// belongs to one controller.
///
/// Its `accessibilityLabel`, `accessibilityValue` and `accessibilityHint`, which every object has, are spoken for the tab;
/// where there is none, the title and the badge are (`spokenLabel`, `spokenValue`).
@preconcurrency @MainActor open class ContainerTabItem: NSObject {
  private var ownTitle: String?

  /// Whose item it is.
  weak var controller: UIViewController? {
    didSet { titleObservation = controller.map { TitleObservation(of: $0) { [weak self] in self?.didChange() } } }
  }
  private var titleObservation: TitleObservation?

  /// Whether there is no bar while the controller is selected. It stays the controller's when that gets another item.
  var hidesBar = false

  /// The text. As long as none was set it is the controller's title, and follows that; an empty one leaves the image
  /// alone.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set {
      ownTitle = newValue
      didChange()
    }
  }

  /// The image, in points above the title. Unless its rendering mode says otherwise it is shown in the title's colour.
  open var image: UIImage? {
    didSet { didChange() }
  }

  /// The image while the tab is selected: during a switch, from half of the way on. Without one it is `image` then, too.
  open var selectedImage: UIImage? {
    didSet { didChange() }
  }

  /// The text of the badge; an empty one is a dot, nil is none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }

  /// A name that tests find the tab by; it is never spoken.
  open var accessibilityIdentifier: String?

  /// Makes an item, to be set as a controller's `containerTabItem`.
  ///
  /// - Parameters:
  ///   - title: nil for the controller's own.
  ///   - image: Shown above the title; nil for none.
  ///   - selectedImage: Shown instead while the tab is selected; nil for `image` then, too.
  public init(title: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil) {
    ownTitle = title
    self.image = image
    self.selectedImage = selectedImage
    super.init()
  }

  var content: TabContent {
    TabContent(title: title ?? "", image: image, selectedImage: selectedImage, badge: badgeValue)
  }

  private func didChange() {
    (controller?.parent as? any TabItemListener)?.updateTabs()
  }
}

extension UIViewController {
  /// What a container's bar shows for this controller; made, with the controller's title, when it is first asked for.
  public var containerTabItem: ContainerTabItem {
    get { TabItems.item(of: self) }
    set {
      TabItems.set(newValue, for: self)
      (parent as? any TabItemListener)?.updateTabs()
    }
  }

  /// Whether a container has no bar while this controller is selected in it. Default: false.
  ///
  /// In a switch between a page that hides the bar and one that does not the bar slides with the switch's progress: a
  /// finger that drags the page in drags the bar out, and a cancelled switch brings it back. Each of the pages keeps its
  /// own safe area all the while. Set while the controller is selected, it is shown at once, or in an animation of the
  /// app's that it is set in.
  public var hidesContainerTabBarWhenSelected: Bool {
    get { TabItems.item(of: self).hidesBar }
    set {
      guard newValue != hidesContainerTabBarWhenSelected else { return }
      TabItems.item(of: self).hidesBar = newValue
      (parent as? any TabItemListener)?.hidingDidChange()
    }
  }
}

/// The items of all controllers that live. An item keeps no controller.
@MainActor private enum TabItems {
  private static var items: [ObjectIdentifier: ContainerTabItem] = [:]
  /// The number of items at which abandoned ones are removed.
  private static var limit = 64

  static func item(of controller: UIViewController) -> ContainerTabItem {
    // An identity may have been that of a controller that is gone.
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

  /// Removes the items of controllers that are gone. It runs again when the number of items has doubled, so that the work
  /// for each item stays constant.
  private static func removeAbandoned() {
    items = items.filter { $0.value.controller != nil }
    limit = max(2 * items.count, 64)
  }
}

/// Who shows items, and hears that one of them is another.
@MainActor protocol TabItemListener: AnyObject {
  func updateTabs()
  /// One of them has another `hidesContainerTabBarWhenSelected`.
  func hidingDidChange()
}
